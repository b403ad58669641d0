import * as v from 'valibot';
import { LEVELS } from '../ai/level';
import type { Action } from '../model/action';
import { OPTIONAL_RULES } from '../model/options';

/** Raised whenever the shape changes, with a migration from the one before. */
const VERSION = 2;
const APP = 'batailles-de-westeros';

/** From what a save of one version held to what the next one holds; the last of a list leads to the present version. */
type Migration = (old: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
const MIGRATIONS: readonly Migration[] = [seatsFromNames];

// One kind of leaf for all: each kind that valibot has brings its own code, and its own words, which nobody reads.
const text = v.custom<string>((value) => typeof value === 'string');
const flag = v.custom<boolean>((value) => typeof value === 'boolean');
const number = v.custom<number>(Number.isFinite);
const whole = v.custom<number>((value) => Number.isInteger(value) && Number(value) >= 0);
const oneOf = <T>(...values: readonly T[]) => v.custom<T>((value) => values.includes(value as T));

const flags = Object.fromEntries(OPTIONAL_RULES.map((rule) => [rule, flag])) as Record<(typeof OPTIONAL_RULES)[number], typeof flag>;
const seat = v.strictObject({ name: text, level: oneOf(null, ...LEVELS) });

const schema = v.strictObject({
  app: oneOf<typeof APP>(APP),
  version: oneOf<typeof VERSION>(VERSION),
  /** Counts how often this game was written, so that two tabs notice each other. */
  revision: whole,
  start: v.strictObject({ kind: oneOf('battle', 'skirmish'), id: text, rules: v.strictObject(flags) }),
  seats: v.strictObject({ stark: seat, lannister: seat }),
  dice: v.strictObject({ c: number, s0: number, s1: number, s2: number }),
  // What an action holds is for the rules to judge: a replay names each one that they refuse.
  actions: v.array(v.custom<Action>((value) => typeof value === 'object' && value !== null)),
  takeBacks: v.array(whole),
});

/** A game as it is kept and sent: how it began, and every action since. */
export type Envelope = v.InferOutput<typeof schema>;
export type GameStart = Envelope['start'];

/** Why a text is no save. */
export type EnvelopeFault =
  | { readonly kind: 'notJson' }
  | { readonly kind: 'notASave' }
  | { readonly kind: 'newer'; readonly version: number }
  /** The place within the file, such as `start.rules`. */
  | { readonly kind: 'shape'; readonly at: string };

export const newEnvelope = (content: Omit<Envelope, 'app' | 'version'>): Envelope => ({
  app: APP,
  version: VERSION,
  ...content,
});

export const printEnvelope = (envelope: Envelope): string => `${JSON.stringify(envelope)}\n`;

export function parseEnvelope(text: string, migrations = MIGRATIONS): Envelope | EnvelopeFault {
  const data = parseJson(text);
  if (data === undefined) return { kind: 'notJson' };
  if (!isRecord(data) || data['app'] !== APP) return { kind: 'notASave' };
  const { version } = data;
  if (typeof version !== 'number') return { kind: 'shape', at: 'version' };
  if (version > VERSION) return { kind: 'newer', version };
  const result = v.safeParse(schema, migrated(data, version, migrations));
  if (result.success) return result.output;
  return { kind: 'shape', at: v.getDotPath(result.issues[0]) ?? '' };
}

function migrated(data: Readonly<Record<string, unknown>>, version: number, migrations: readonly Migration[]): unknown {
  const first = Math.max(0, migrations.length - (VERSION - version));
  return migrations.slice(first).reduce((old, migration) => migration(old), data);
}

/** From 1 to 2: a seat was only a name; now it may be an opponent's. */
function seatsFromNames(old: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const names = isRecord(old['seats']) ? Object.entries(old['seats']) : [];
  return { ...old, version: 2, seats: Object.fromEntries(names.map(([side, name]) => [side, { name, level: null }])) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
