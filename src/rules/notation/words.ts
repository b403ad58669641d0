import type { CardId } from '../../model/card';
import { HIDDEN_CARD } from '../../model/card';
import type { CommanderId } from '../../model/commander';
import { COMMANDER_IDS } from '../../model/commander';
import type { Face } from '../../model/dice';
import { FACES } from '../../model/dice';
import type { Hex } from '../../model/hex';
import { hexName, parseHexName } from '../../model/hex';
import type { Side } from '../../model/side';
import { SIDES } from '../../model/side';
import type { GameState } from '../../model/state';
import type { UnitId } from '../../model/unit';
import { CARDS } from '../../content/cards';
import { SETUP_CARDS } from '../../content/skirmish';
import { Fault } from './fault';

/** Hexes and units have names only on a board. */
export type Board = Pick<GameState, 'plan' | 'units'>;

/** A word of the text, or none where the line ends too early. */
type Word = string | undefined;

const shown = (word: Word): string => (word === undefined ? 'The line ends too early: it' : `"${word}"`);

export function readOneOf<T extends string>(what: string, known: readonly T[], word: Word): T {
  const found = known.find((one) => one === word);
  if (found === undefined) throw new Fault(`${shown(word)} is no ${what}: use one of ${known.join(' ')}`);
  return found;
}

export const readSide = (word: Word): Side => readOneOf('house', SIDES, word);
export const readFace = (word: Word): Face => readOneOf('symbol', FACES, word);
export const readCommander = (word: Word): CommanderId => readOneOf('commander', COMMANDER_IDS, word);

export function readNumber(what: string, least: number, most: number, word: Word): number {
  const number = Number(word);
  if (word === undefined || !/^-?\d+$/.test(word) || number < least || number > most) {
    throw new Fault(`${shown(word)} is no ${what}: use a number from ${least} to ${most}`);
  }
  // Not the -0 of "-0".
  return number + 0;
}

export function readCard(word: Word): CardId {
  if (word === undefined || !(word === HIDDEN_CARD || Object.hasOwn(CARDS, word))) {
    throw new Fault(`${shown(word)} is no command card: use an id such as SB01 or LL25`);
  }
  return word;
}

/** Of a deck of command cards, or of the set-up cards of a skirmish. */
export const readAnyCard = (word: Word): CardId =>
  word !== undefined && Object.hasOwn(SETUP_CARDS, word) ? word : readCard(word);

export function readHex({ plan }: Pick<Board, 'plan'>, word: Word): Hex {
  const hex = word === undefined ? null : parseHexName(plan.grid, word);
  if (hex === null || plan.ground[hex] === 'void') {
    const { columns, rows } = plan.grid;
    throw new Fault(`${shown(word)} is no hex of this board: use a1 to ${hexName(plan.grid, columns * rows - 1)}`);
  }
  return hex;
}

export function readUnit({ units }: Pick<Board, 'units'>, word: Word): UnitId {
  const unit = units.find(({ label }) => label === word);
  if (unit === undefined) {
    const labels = units.map(({ label }) => label).join(' ');
    throw new Fault(`${shown(word)} is no unit of this battle: use one of ${labels}`);
  }
  return unit.id;
}

/** A line says what it has to say and nothing more. */
export function expectEnd(words: readonly string[], length: number): void {
  const extra = words[length];
  if (extra !== undefined) throw new Fault(`"${extra}" is too much in this line`);
}
