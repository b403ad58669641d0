import type { GameState } from '../../model/state';
import { sceneOf } from './sceneOf';
import type { Scene } from './text';

/** Units are called by where they stood before; those that were not there yet by where they are now. */
export function sceneBetween(before: GameState, after: GameState): Scene {
  const earlier = sceneOf(before);
  const later = sceneOf(after);
  return { unit: (id) => (before.units[id] === undefined ? later : earlier).unit(id), hex: (hex) => later.hex(hex) };
}
