import type { Hex } from '../../model/hex';
import { OFF_BOARD } from '../../model/hex';
import type { FireLevel, TerrainToken } from '../../model/terrain';
import type { Unit } from '../../model/unit';
import { TERRAIN } from '../../content/terrain';
import type { Draft } from '../draft';
import type { Game } from '../game';
import { NOBODY } from '../game';
import { removeEngagement } from '../combat/engagement';

/** Whether any unit could stand there now: no unit, nothing impassable, no fire (R7.2). */
export const isFree = (game: Game, hex: Hex): boolean =>
  game.at[hex] === NOBODY && game.closed[hex] === 0;

export const isBurning = (game: Game, hex: Hex): boolean => game.state.fires[hex] !== undefined;

/** Puts a unit onto another hex. Whoever leaves a hex leaves its engagement too (R12.7). */
export function place(game: Game, unit: Draft<Unit>, hex: Hex): void {
  removeEngagement(game, unit);
  game.geometry.trail.last = null;
  game.at[unit.hex] = NOBODY;
  unit.hex = hex;
  if (hex === OFF_BOARD) return;
  game.at[hex] = unit.id;
}

/** Lays a terrain token on a hex, or takes the one there away. */
export function setToken(game: Game, hex: Hex, token: TerrainToken | null): void {
  if (token === null) delete game.state.tokens[hex];
  else game.state.tokens[hex] = token;
  const terrain = [...game.terrain];
  terrain[hex] = token ?? game.state.plan.ground[hex]!;
  game.terrain = terrain;
  game.land = terrain.map((name) => TERRAIN[name]);
  closeOrOpen(game, hex);
}

/** Sets how high a hex burns, or puts it out. */
export function setFireLevel(game: Game, hex: Hex, level: FireLevel | null): void {
  if (level === null) delete game.state.fires[hex];
  else game.state.fires[hex] = level;
  closeOrOpen(game, hex);
}

function closeOrOpen(game: Game, hex: Hex): void {
  game.geometry.trail.last = null;
  game.closed[hex] = Number(game.land[hex]!.impassable || isBurning(game, hex));
}
