import type { Face } from '../../model/dice';
import type { FireTask } from '../../model/task';
import type { FireLevel } from '../../model/terrain';
import { RANK_DICE } from '../../model/unit';
import { answered } from '../answered';
import { putOut, setFire } from '../fire';
import type { Game } from '../game';
import { unitOf } from '../game';
import { hasModifier } from '../modifiers/modifiersOn';
import { DONE, procedure } from '../procedure';

/** What one die must show to put out a fire of each level (R17.4). */
export const DOUSING: Readonly<Record<FireLevel, Face>> = { 1: 'green', 2: 'blue', 3: 'red', 4: 'valor' };

/** One roll for a fire: to set it (R15.9) or to put out one next door (R17.4). */
export const fire = procedure<FireTask>({
  roll: {
    chance: (game, task) => ({ kind: 'dice', count: diceFor(game, task) }),
    answer(game, task, action) {
      const { faces } = answered(action, 'roll');
      game.events?.push({ type: 'diceRolled', side: unitOf(game, task.unit).side, faces });
      if (task.deed === 'scorch') kindle(game, task, faces);
      else douse(game, task, faces[0]!);
      return DONE;
    },
  },
});

/** The limits of the unit's own hex apply, those of the hex it sets on fire do not (R15.9). */
function diceFor(game: Game, { deed, unit: id }: FireTask): number {
  if (deed === 'douse') return 1;
  const unit = unitOf(game, id);
  const { diceFrom, rangedDiceFrom } = game.land[unit.hex]!;
  const limit = unit.class === 'ranged' ? (rangedDiceFrom ?? diceFrom) : diceFrom;
  return Math.min(RANK_DICE[unit.rank], limit ?? Infinity);
}

function kindle(game: Game, task: FireTask, faces: readonly Face[]): void {
  const alsoValor = hasModifier(game, unitOf(game, task.unit), 'valorKindles');
  const levels = faces.filter((face) => face === 'green' || (alsoValor && face === 'valor')).length;
  if (levels > 0) setFire(game, task.hex, levels, true);
}

function douse(game: Game, { hex }: FireTask, face: Face): void {
  if (face === DOUSING[game.state.fires[hex]!]) putOut(game, hex);
  else game.events?.push({ type: 'fireResisted', hex });
}
