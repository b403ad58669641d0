import type { Action, ActionType } from '../../model/action';
import type { Board } from './words';
import { readAnyCard, readCard, readCommander, readFace, readHex, readNumber, readOneOf, readSide, readUnit } from './words';
import { hexName } from '../../model/hex';
import { RANKS } from '../../model/unit';

/** One way to write an action: words to be written as they are, and fields of the action in angle brackets. */
export interface Form {
  readonly words: readonly string[];
  /** What the form says of the action without writing it. */
  readonly fixed: Readonly<Partial<Record<string, unknown>>>;
}

const form = (text: string, fixed: Form['fixed'] = {}): Form => ({ words: text.split(' '), fixed });

/** How each action is written. */
export const ACTION_FORMS: Readonly<Record<ActionType, readonly Form[]>> = {
  roll: [form('roll <faces>')],
  shuffle: [form('shuffle <cards>')],
  direction: [form('direction <direction>')],
  side: [form('side <side>')],
  order: [form('order <unit> <token>', { count: 1 }), form('order <unit> 2 <token>', { count: 2 })],
  raiseMorale: [form('raise')],
  rally: [form('rally <unit>')],
  playCard: [form('play <card> <commander>')],
  discard: [form('discard <card> <commander>')],
  pass: [form('pass')],
  commands: [form('commands <commands>')],
  tactic: [form('tactic <timing>')],
  disengage: [form('disengage <unit>')],
  slipAway: [form('slip <unit>')],
  move: [form('move <unit> <to>')],
  attack: [form('attack <unit> <target>')],
  hounds: [form('hounds <unit> <target>')],
  scorch: [form('scorch <unit> <hex>')],
  douse: [form('douse <unit> <hex>')],
  support: [form('support <unit> <target>')],
  commit: [form('commit <commander>')],
  reroll: [form('reroll <face>')],
  retreat: [form('retreat <to>')],
  advance: [form('advance <to>')],
  pursue: [form('pursue <to>')],
  keepCard: [form('keep <card>')],
  keepToken: [form('keep token <token>')],
  strip: [form('strip <hex> <rank> <faces>')],
  choose: [form('choose <unit>')],
  chooseDirection: [form('choose direction <direction>')],
  chooseHex: [form('choose hex <hex>')],
  chooseCommander: [form('choose commander <commander>')],
  accept: [form('accept')],
  decline: [form('decline')],
  done: [form('done')],
};

/** A field of an action as a word, and back. */
export interface Field {
  readonly read: (word: string | undefined, board: Board) => unknown;
  readonly write: (value: never, board: Board) => string;
  /** Takes all words that are left. */
  readonly isList: boolean;
}

type FieldName = Exclude<Action extends infer A ? (A extends unknown ? keyof A : never) : never, 'type' | 'count'>;

const as = (read: Field['read'], write: Field['write'] = String, isList = false): Field => ({ read, write, isList });

const unit = as(
  (word, board) => readUnit(board, word),
  (id: number, { units }) => units[id]?.label ?? '',
);
const hex = as(
  (word, board) => readHex(board, word),
  (value: number, { plan }) => hexName(plan.grid, value),
);
/** Players count from 1, lists from 0. */
const ordinal = (what: string, most: number, isList = false): Field =>
  as(
    (word) => readNumber(what, 1, most, word) - 1,
    (value: number) => String(value + 1),
    isList,
  );

const MOST_COMMANDS = 9;

/** A field is written in the same way in whatever action it stands. */
export const ACTION_FIELDS: Readonly<Record<FieldName, Field>> = {
  unit,
  target: unit,
  to: hex,
  hex,
  token: as(readFace),
  rank: as((word) => readOneOf('rank', RANKS, word)),
  face: as(readFace),
  faces: as(readFace, String, true),
  card: as(readCard),
  cards: as(readAnyCard, String, true),
  commander: as(readCommander),
  commands: ordinal('command', MOST_COMMANDS, true),
  timing: as((word) => readOneOf('time for a tactic', ['before', 'after'], word)),
  direction: ordinal('direction', 6),
  side: as(readSide),
};

/** The field that stands in for a word of a form; `null` for a word written as it is. */
export const fieldIn = (word: string): FieldName | null =>
  word.startsWith('<') ? (word.slice(1, -1) as FieldName) : null;
