import type { Shelf } from '../../src/store/saves';

/** A storage in memory that holds at most so many characters a text. */
export function memoryShelf(room = Infinity): Shelf {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      if (text.length > room) throw new Error('QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key) => void texts.delete(key),
  };
}
