import { parseArgs } from 'node:util';
import { UsageError } from './usageError';

type Kind = 'string' | 'boolean';
type Values<Kinds extends Readonly<Record<string, Kind>>> = {
  readonly [Name in keyof Kinds]?: Kinds[Name] extends 'string' ? string : boolean;
};

/** The options of a command line; anything else on it is an error. */
export function optionsOf<const Kinds extends Readonly<Record<string, Kind>>>(
  args: readonly string[],
  kinds: Kinds,
): Values<Kinds> {
  const options = Object.fromEntries(Object.entries(kinds).map(([name, type]) => [name, { type }]));
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values as Values<Kinds>;
  } catch (error) {
    // Node explains at length how to pass what looks like an option; the first sentence says what is wrong.
    const [sentence = ''] = (error as Error).message.split(/\.\s|\n/);
    const clear = sentence.replace('argument is ambiguous', 'wants a value that begins with no dash');
    throw new UsageError(`${clear}; known: ${Object.keys(kinds).map((name) => `--${name}`).join(', ')}`);
  }
}

/** A whole number from 1 on. */
export function countOf(name: string, text: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || !Number.isSafeInteger(count)) {
    throw new UsageError(`--${name} wants a whole number from 1 on, not '${text}'`);
  }
  return count;
}
