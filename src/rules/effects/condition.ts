import { FACES } from '../../model/dice';
import type { Condition } from '../../model/effect';
import { isOrBetter, isOrWorse, zoneOf } from '../../model/morale';
import type { Side } from '../../model/side';
import { enemyOf } from '../../model/side';
import type { Game } from '../game';

/** The "if" of a tactic (R9.5). Tokens are looked at, not spent; each serves one requirement. */
export function isMet(game: Game, condition: Condition, side: Side): boolean {
  if (condition.kind === 'tokens') {
    const { pool } = game.state.houses[side];
    return FACES.every((face) => pool[face] >= condition.tokens.filter((token) => token === face).length);
  }
  const zone = zoneOf(game.state.morale, condition.whose === 'own' ? side : enemyOf(side));
  return condition.or === 'better' ? isOrBetter(zone, condition.zone) : isOrWorse(zone, condition.zone);
}
