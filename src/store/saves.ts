import type { SaveFault, SavedGame } from './savedGame';
import { parseSave, printSave } from './savedGame';

/** As much of a browser's storage as saves need. */
export interface Shelf extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> {
  /** It holds what it is given only as long as the page is open. */
  readonly forgets?: boolean;
}

const PREFIX = 'westeros.save.';

export const keyOfSlot = (slot: string): string => PREFIX + slot;

/** `null` for the key of something else. */
export const slotOfKey = (key: string): string | null => (key.startsWith(PREFIX) ? key.slice(PREFIX.length) : null);

/** What lies in a slot; a fault leaves it there untouched. */
export interface Slot {
  readonly slot: string;
  readonly game: SavedGame | SaveFault;
}

/** All games kept, the latest first. */
export function slotsOn(shelf: Shelf): Slot[] {
  const keys = Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '');
  return keys
    .flatMap((key) => slotOfKey(key) ?? [])
    .sort((a, b) => (a < b ? 1 : -1))
    .map((slot) => slotOn(shelf, slot));
}

const read = new Map<string, { readonly text: string; readonly game: SavedGame | SaveFault }>();

/** Its game is read when it is first asked for, and once: to read a save is to play a whole game again. */
function slotOn(shelf: Shelf, slot: string): Slot {
  const text = textIn(shelf, slot);
  return {
    slot,
    get game() {
      const known = read.get(slot);
      if (known?.text === text) return known.game;
      const game = parseSave(text);
      read.set(slot, { text, game });
      return game;
    },
  };
}

/** The save as text, whether or not it can be read. */
export const textIn = (shelf: Shelf, slot: string): string => shelf.getItem(keyOfSlot(slot)) ?? '';

export const removeSlot = (shelf: Shelf, slot: string): void => shelf.removeItem(keyOfSlot(slot));

/** How a game was kept: `overtaken` if another tab wrote to its slot since, `full` if there is no room, `forgotten` with the page. */
export type Kept = 'kept' | 'overtaken' | 'full' | 'forgotten';

/** Writes a game to its slot unless what lies there is not the revision it goes on from. */
export function keep(shelf: Shelf, slot: string, game: SavedGame): Kept {
  const there = revisionIn(shelf, slot);
  if (there !== null && there !== game.revision - 1) return 'overtaken';
  try {
    shelf.setItem(keyOfSlot(slot), printSave(game));
    return keptOn(shelf);
  } catch {
    return 'full';
  }
}

/** What can be said of all that lies on a shelf. */
export const keptOn = (shelf: Shelf): Kept => (shelf.forgets === true ? 'forgotten' : 'kept');

/** `null` for an empty slot; -1, which no game goes on from, if it cannot be read. */
function revisionIn(shelf: Shelf, slot: string): number | null {
  const text = shelf.getItem(keyOfSlot(slot));
  if (text === null) return null;
  // Read without replaying: this happens at every action.
  const revision = /"revision":(\d+)/.exec(text)?.[1];
  return revision === undefined ? -1 : Number(revision);
}

/** A slot nobody else has; later ones sort after earlier ones. */
export function newSlot(): string {
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${Date.now().toString(36).padStart(9, '0')}-${chance.toString(36)}`;
}

/** When a slot was made; `null` for a name that some other hand gave it. */
export function slotDate(slot: string): Date | null {
  const made = /^[0-9a-z]{9}(?=-)/.exec(slot)?.[0];
  return made === undefined ? null : new Date(Number.parseInt(made, 36));
}
