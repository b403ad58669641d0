import type { BattlePlan } from '../../model/battle';
import type { Hex } from '../../model/hex';
import { hexName } from '../../model/hex';
import { Fault } from './fault';
import { readHex, readNumber, readOneOf } from './words';

/** How one thing is told in words, both ways. Reading takes its words from the front of the list. */
export interface Phrase<T> {
  readonly read: (words: string[], plan: BattlePlan) => T;
  readonly print: (value: T, plan: BattlePlan) => readonly string[];
}

/** The words between things; a list ends before them. */
const LINKS = ['and', 'against', 'if', 'in', 'of', 'on'];

export const oneOf = <T extends string>(what: string, known: readonly T[]): Phrase<T> => ({
  read: (words) => readOneOf(what, known, words.shift()),
  print: (value) => [value],
});

export const numberOf = (what: string, least: number, most: number): Phrase<number> => ({
  read: (words) => readNumber(what, least, most, words.shift()),
  print: (value) => [String(value)],
});

export const hex: Phrase<Hex> = {
  read: (words, plan) => readHex({ plan }, words.shift()),
  print: (value, { grid }) => [hexName(grid, value)],
};

/** A unit of the battle by its label. */
export const label: Phrase<string> = {
  read: (words, { army }) => readOneOf('unit of this battle', army.map((unit) => unit.label), words.shift()),
  print: (value) => [value],
};

/** Said or not. */
export const wordIf = (word: string): Phrase<boolean> => ({
  read: (words) => {
    const isSaid = words[0] === word;
    if (isSaid) words.shift();
    return isSaid;
  },
  print: (value) => (value ? [word] : []),
});

/** Said after this word. */
export const after = <T>(link: string, phrase: Phrase<T>): Phrase<T> => ({
  read: (words, plan) => {
    readOneOf('word here', [link], words.shift());
    return phrase.read(words, plan);
  },
  print: (value, plan) => [link, ...phrase.print(value, plan)],
});

/** Left out where there is none; otherwise said after this word. */
export const optional = <T>(link: string, phrase: Phrase<T>): Phrase<T | null> => ({
  read: (words, plan) => (words[0] === link ? after(link, phrase).read(words, plan) : null),
  print: (value, plan) => (value === null ? [] : after(link, phrase).print(value, plan)),
});

/** At least one, up to the end of the line or the next link. */
export const listOf = <T>(phrase: Phrase<T>): Phrase<readonly T[]> => ({
  read: (words, plan) => {
    const items = [phrase.read(words, plan)];
    while (words[0] !== undefined && !LINKS.includes(words[0])) items.push(phrase.read(words, plan));
    return items;
  },
  print: (value, plan) => value.flatMap((item) => phrase.print(item, plan)),
});

/** All fields of an object, in the order in which they stand here. */
export const fieldsOf = <T extends object>(phrases: { readonly [K in keyof T]-?: Phrase<T[K]> }): Phrase<T> => {
  const entries = Object.entries(phrases) as [keyof T & string, Phrase<unknown>][];
  return {
    read: (words, plan) =>
      Object.fromEntries(entries.map(([name, phrase]) => [name, phrase.read(words, plan)])) as unknown as T,
    print: (value, plan) => entries.flatMap(([name, phrase]) => phrase.print(value[name], plan)),
  };
};

/** How each kind is told, after its name. */
export type Kinds<T extends { readonly kind: string }> = {
  readonly [K in T['kind']]: Phrase<Omit<Extract<T, { readonly kind: K }>, 'kind'>>;
};

export const kindOf = <T extends { readonly kind: string }>(what: string, kinds: Kinds<T>): Phrase<T> => {
  // The table pairs each kind with its fields; the look-up loses that pairing.
  const phrases = kinds as unknown as Readonly<Record<string, Phrase<object>>>;
  return {
    read: (words, plan) => {
      const kind = readOneOf(what, Object.keys(phrases), words.shift());
      return { kind, ...phrases[kind]!.read(words, plan) } as unknown as T;
    },
    print: (value, plan) => [value.kind, ...phrases[value.kind]!.print(value, plan)],
  };
};

/** Reads a whole line. */
export function readAll<T>(phrase: Phrase<T>, words: readonly string[], plan: BattlePlan): T {
  const left = [...words];
  const value = phrase.read(left, plan);
  if (left[0] !== undefined) throw new Fault(`"${left[0]}" is too much in this line`);
  return value;
}
