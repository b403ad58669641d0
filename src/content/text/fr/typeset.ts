const NO_BREAK = '\u00a0';

/** Non-breaking spaces where French wants them: before high punctuation, inside quotation marks, and between a number and what it counts. */
const typesetString = (text: string): string =>
  text
    .replace(/ ([;:!?%»])/g, `${NO_BREAK}$1`)
    .replace(/« /g, `«${NO_BREAK}`)
    .replace(/(\d) (?=[a-zé])|\b(round|niveau) (?=\d)/g, `$1$2${NO_BREAK}`);

/**
 * The same words with their non-breaking spaces, which nobody sees while writing. Goes through tables and through what functions
 * return, so that no sentence can be forgotten.
 */
export function typeset<T>(words: T): T {
  if (typeof words === 'string') return typesetString(words) as T;
  if (typeof words === 'function') {
    const say = words as unknown as (...given: unknown[]) => unknown;
    return ((...given: unknown[]) => typeset(say(...given))) as T;
  }
  if (Array.isArray(words)) return words.map((word: unknown) => typeset(word)) as T;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, typeset<unknown>(word)])) as T;
}
