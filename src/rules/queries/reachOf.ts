import type { Hex } from '../../model/hex';
import type { GameState } from '../../model/state';
import type { UnitId } from '../../model/unit';
import { allowances, reach } from '../board/reach';
import { isBurning } from '../board/standing';
import { gameOf, isOnBoard, unitOf } from '../game';

/** Where a unit of either house could go if it were ordered now and free of its foe: its whole move (R5.2, R7). */
export function reachOf(state: GameState, id: UnitId): readonly Hex[] {
  const game = gameOf(state);
  const unit = unitOf(game, id);
  if (!isOnBoard(unit) || isBurning(game, unit.hex)) return [];
  return reach(game, unit, allowances(game, unit).move);
}
