import type { Hex } from '../../model/hex';
import type { Refusal } from '../../model/refusal';
import { isFree } from '../board/standing';
import type { Game } from '../game';
import { NOBODY, unitAt } from '../game';
import { refuse } from './attempt';

/** What keeps every unit out of a hex (R7.2); `rule` where another clause says so of another kind of movement. */
export function hexObstacle(game: Game, hex: Hex, rule = 'R7.2'): Refusal | null {
  if (isFree(game, hex)) return null;
  if (unitAt(game, hex) !== NOBODY) return refuse(rule, 'occupied', { hex, unit: unitAt(game, hex) });
  return refuse(rule, game.land[hex]!.impassable ? 'impassable' : 'burning', { hex });
}
