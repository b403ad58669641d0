import type { Hex } from '../model/hex';
import type { Terrain } from '../model/terrain';
import type { Game } from '../rules';

/** Further than any way on a board. */
export const NO_WAY = 255;

// The ground seldom changes, and copies of a game share it.
const known = new WeakMap<readonly Terrain[], Map<Hex, Uint8Array>>();

/** Hexes to go to a hex from everywhere, around what is impassable, whoever stands in between. */
export function wayDistances(game: Game, to: Hex): Uint8Array {
  let byHex = known.get(game.terrain);
  if (byHex === undefined) known.set(game.terrain, (byHex = new Map<Hex, Uint8Array>()));
  const before = byHex.get(to);
  if (before !== undefined) return before;
  const distances = measured(game, to);
  byHex.set(to, distances);
  return distances;
}

function measured({ geometry, land }: Game, to: Hex): Uint8Array {
  const distances = new Uint8Array(geometry.size).fill(NO_WAY);
  distances[to] = 0;
  const queue: Hex[] = [to];
  for (const hex of queue) {
    for (const next of geometry.adjacent[hex] ?? []) {
      if (distances[next] !== NO_WAY || land[next]?.impassable === true) continue;
      distances[next] = (distances[hex] ?? 0) + 1;
      queue.push(next);
    }
  }
  return distances;
}
