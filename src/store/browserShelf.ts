import type { Shelf } from './saves';

/** The browser's storage where it may be used, and otherwise a shelf that lasts as long as the page. */
export function browserShelf(open: () => Storage): Shelf {
  try {
    const storage = open();
    // Some browsers hand out a storage that refuses every question.
    storage.getItem('');
    return storage;
  } catch {
    return forgetfulShelf();
  }
}

function forgetfulShelf(): Shelf {
  const texts = new Map<string, string>();
  return {
    forgets: true,
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}
