import type { Hex } from '../../model/hex';
import { OFF_BOARD } from '../../model/hex';
import type { GameState } from '../../model/state';
import { canSee, sightObstacles } from '../board/sight';
import { lookOf } from '../combat/targets';
import { NOBODY, gameOf, unitAt, unitOf } from '../game';

/** What a look from one hex to another meets. */
export interface Sight {
  readonly isFree: boolean;
  /** The hexes that block; none where a line leaves the field (R10.3). */
  readonly obstacles: readonly Hex[];
}

/** The line of sight (R10.2–R10.6) of whoever stands there, or would stand there on foot. */
export function sightBetween(state: GameState, from: Hex, to: Hex): Sight {
  const game = gameOf(state);
  const there = unitAt(game, from);
  const look = there === NOBODY ? 'all' : lookOf(game, unitOf(game, there));
  const obstacles = sightObstacles(game, from, to, look).filter((hex) => hex !== OFF_BOARD);
  return { isFree: canSee(game, from, to, look), obstacles: [...new Set(obstacles)] };
}
