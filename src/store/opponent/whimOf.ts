import type { History } from '../history';

/**
 * A number for the whims of an opponent at a place of a game: another one in every game, so that nobody learns them by
 * heart, and the same one again after a reload. It is mixed from where the dice began, and tells nothing of how they fall.
 */
export function whimOf({ startDice }: History, place: number): number {
  let hash = 0x811c9dc5;
  for (const sign of `${JSON.stringify(startDice)}${place}`) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}
