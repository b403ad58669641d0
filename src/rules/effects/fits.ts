import type { UnitFilter } from '../../model/filter';
import type { CommanderState } from '../../model/state';
import type { Unit } from '../../model/unit';
import { distance } from '../board/geometry';
import { isEngaged } from '../combat/engagement';
import type { Game } from '../game';
import { orderOf } from '../order';

/** Whether a unit is one that a command, tactic or ability speaks of: every property given must hold. */
export function fits(game: Game, unit: Unit, filter: UnitFilter, commander: CommanderState | null): boolean {
  const { ranks, classes, engaged, ready, ordered, hasCommander, figures, besideCommander } = filter;
  return (
    (ranks === undefined || ranks.includes(unit.rank)) &&
    (classes === undefined || classes.includes(unit.class)) &&
    (engaged === undefined || isEngaged(game, unit) === engaged) &&
    (ready === undefined || unit.ready === ready) &&
    (ordered === undefined || (orderOf(game, unit.id) !== undefined) === ordered) &&
    (hasCommander === undefined || (unit.commander !== null) === hasCommander) &&
    (figures === undefined || unit.figures >= figures) &&
    (besideCommander === undefined || isBeside(game, unit, commander) === besideCommander)
  );
}

const isBeside = (game: Game, unit: Unit, commander: CommanderState | null): boolean =>
  commander !== null && distance(game.geometry, game.state.units[commander.unit]!.hex, unit.hex) <= 1;
