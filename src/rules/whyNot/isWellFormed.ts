import type { Action, ActionType } from '../../model/action';
import { isFace } from '../../model/dice';
import { DIRECTIONS } from '../../model/hex';
import { SIDES } from '../../model/side';
import { RANKS } from '../../model/unit';

type Check = (value: unknown) => boolean;
type FieldOf<A> = A extends unknown ? Exclude<keyof A, 'type'> : never;
type Fields<A> = { readonly [K in FieldOf<A>]: Check };

const isText: Check = (value) => typeof value === 'string';
const isWhole: Check = (value) => Number.isInteger(value);
const isDirection: Check = (value) => Number.isInteger(value) && DIRECTIONS[Number(value)] !== undefined;
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

const isRank: Check = (value) => RANKS.some((rank) => rank === value);

const unit = isWhole;
const hex = isWhole;

/** What each kind of action carries, and nothing else. */
const FIELDS: { readonly [T in ActionType]: Fields<Extract<Action, { readonly type: T }>> } = {
  roll: { faces: isListOf(isFace) },
  shuffle: { cards: isListOf(isText) },
  direction: { direction: isDirection },
  side: { side: (value) => SIDES.some((side) => side === value) },
  order: { unit, token: isFace, count: (value) => value === 1 || value === 2 },
  raiseMorale: {},
  rally: { unit },
  playCard: { card: isText, commander: isText },
  discard: { card: isText, commander: isText },
  pass: {},
  commands: { commands: isListOf(isWhole) },
  tactic: { timing: (value) => value === 'before' || value === 'after' },
  disengage: { unit },
  slipAway: { unit },
  move: { unit, to: hex },
  attack: { unit, target: unit },
  hounds: { unit, target: unit },
  scorch: { unit, hex },
  douse: { unit, hex },
  support: { unit, target: unit },
  commit: { commander: isText },
  reroll: { face: isFace },
  retreat: { to: hex },
  advance: { to: hex },
  pursue: { to: hex },
  keepCard: { card: isText },
  keepToken: { token: isFace },
  strip: { hex, rank: isRank, faces: isListOf(isFace) },
  choose: { unit },
  chooseDirection: { direction: isDirection },
  chooseHex: { hex },
  chooseCommander: { commander: isText },
  accept: {},
  decline: {},
  done: {},
};

/** Whether something, perhaps from a file, is an action at all. What it names need not exist. */
export function isWellFormed(attempt: unknown): attempt is Action {
  if (typeof attempt !== 'object' || attempt === null || !('type' in attempt)) return false;
  const { type, ...said } = attempt as Readonly<Record<string, unknown>>;
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) return false;
  const checks: Readonly<Record<string, Check>> = FIELDS[type as ActionType];
  const names = Object.keys(checks);
  return Object.keys(said).length === names.length && names.every((name) => checks[name]!(said[name]));
}
