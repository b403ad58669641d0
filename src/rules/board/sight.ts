import type { Hex } from '../../model/hex';
import { OFF_BOARD } from '../../model/hex';
import type { Side } from '../../model/side';
import type { Game } from '../game';
import { NOBODY } from '../game';
import type { SightLine } from './geometry';
import { sightLines } from './sightLine';

/** What stands in the way of a look: units of all, of nobody (R10.6), or of one side only (R15.8: hounds, and rivers). */
export type Look = 'all' | 'nobody' | Side;

/** Line of sight between two hexes (R10.2–R10.6): free along either shift. */
export const canSee = (game: Game, from: Hex, to: Hex, look: Look): boolean =>
  sightLines(game.geometry, from, to).some((line) => firstObstacle(game, line, look) === null);

/** The hex that blocks, for each way the line can be drawn; empty when one is free. */
export function sightObstacles(game: Game, from: Hex, to: Hex, look: Look): Hex[] {
  const obstacles = sightLines(game.geometry, from, to).map((line) => firstObstacle(game, line, look));
  return obstacles.every((hex) => hex !== null) ? obstacles : [];
}

function firstObstacle(game: Game, line: SightLine, look: Look): Hex | null {
  for (const hex of line) {
    // R10.3: off the field is blocked.
    if (hex === OFF_BOARD) return hex;
    if (game.land[hex]!.blocksSight) return hex;
    const unit = game.at[hex]!;
    if (look === 'all' ? unit !== NOBODY : isInHoundsWay(game, hex, unit, look)) return hex;
  }
  return null;
}

function isInHoundsWay(game: Game, hex: Hex, unit: number, look: 'nobody' | Side): boolean {
  if (look === 'nobody') return false;
  return game.terrain[hex] === 'river' || (unit !== NOBODY && game.state.units[unit]!.side === look);
}
