import type { DeployTask, SkirmishTask } from '../../model/task';
import type { Hex } from '../../model/hex';
import { columnOf } from '../../model/hex';
import { setupCardFor } from '../../content/skirmish';
import { rowsFrom } from '../../rules/board/geometry';
import { markersAt } from '../../rules/special/markers';
import type { Mind } from '../mind';
import { because } from '../scorer';
import type { Valuer } from '../valuer';

/** Rows from the own edge that suit each kind of piece. */
const ROWS = { commander: 2, ranged: 3, others: 4 };

/** A skirmish: strong commanders, a line in the middle, archers and commanders behind it (R19). */
export const skirmishValue: Valuer<SkirmishTask> = (mind, task, option, reasons) => {
  if (option.type === 'chooseCommander') {
    return because(reasons, 'command', setupCardFor(option.commander)?.commander?.value ?? 0);
  }
  if (option.type !== 'chooseHex') return 0;
  const [piece] = task.pieces;
  if (piece?.kind !== 'unit') return because(reasons, 'placement', -offCentre(mind, option.hex) * 0.1);
  const { commander, type } = piece.muster;
  const row = commander !== null ? ROWS.commander : type.endsWith('Archers') ? ROWS.ranged : ROWS.others;
  const { plan } = mind.game.state;
  const off = Math.abs(rowsFrom(plan.grid, option.hex, plan.edges[mind.side]) - row);
  return because(reasons, 'placement', -off - offCentre(mind, option.hex) * 0.3);
};

/** Hidden markers near the own line, tokens where few are, and dice where a palisade falls by them. */
export const deployValue: Valuer<DeployTask> = (mind, _task, option, reasons) => {
  const { plan } = mind.game.state;
  if (option.type === 'chooseHex') {
    const crowd = markersAt(mind.game, option.hex).length;
    return because(reasons, 'placement', -crowd - 0.2 * rowsFrom(plan.grid, option.hex, plan.edges[mind.side]));
  }
  if (option.type !== 'strip') return 0;
  return because(reasons, 'placement', 3 - markersAt(mind.game, option.hex).length - 0.2 * option.faces.length);
};

const offCentre = ({ game }: Mind, hex: Hex): number => {
  const { grid } = game.state.plan;
  return Math.abs(columnOf(grid, hex) - (grid.columns - 1) / 2);
};
