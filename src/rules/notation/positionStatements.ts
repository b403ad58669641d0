import { HIDDEN_CARD } from '../../model/card';
import type { CardId } from '../../model/card';
import { TOKENS_OF_A_KIND } from '../../model/dice';
import type { ActiveModifier } from '../../model/modifier';
import { MORALE_END } from '../../model/morale';
import type { Side } from '../../model/side';
import { SIDES } from '../../model/side';
import type { GameState, TurnState } from '../../model/state';
import type { Task } from '../../model/task';
import type { FireLevel } from '../../model/terrain';
import { MOST_FIRE } from '../../model/terrain';
import { cardOf } from '../../content/cards';
import type { Draft } from '../draft';
import { Fault } from './fault';
import { markerShape } from './planShape';
import { readJson } from './shape';
import { modifierShape, taskShape, turnShape } from './taskShape';
import { expectEnd, readCard, readCommander, readFace, readHex } from './words';
import { readNumber, readOneOf, readSide, readUnit } from './words';

const MOST = 99;

export interface StatementReader {
  /** Said once a game, once for each first word, or as often as needed. */
  readonly once: 'game' | 'each' | 'never';
  /** Writes what a line says into the state, whose plan and units are already known. */
  readonly read: (state: Draft<GameState>, words: readonly string[], rest: string) => void;
}

const pile =
  (name: 'hand' | 'deck' | 'discard'): StatementReader['read'] =>
  (state, [word, ...cards]) => {
    const side = readSide(word);
    state.houses[side][name] = cards.map((card) => readCardOf(side, card));
  };

function readCardOf(side: Side, word: string): CardId {
  const card = readCard(word);
  if (card !== HIDDEN_CARD && cardOf(card).side !== side) throw new Fault(`"${word}" is no card of ${side}`);
  return card;
}

/** Whoever has one number: `tokens stark 2`. */
const numberOf =
  (name: 'commandTokens' | 'points', what: string): StatementReader['read'] =>
  (state, words) => {
    state.houses[readSide(words[0])][name] = readNumber(what, 0, MOST, words[1]);
    expectEnd(words, 2);
  };

const hexesOf = (state: Draft<GameState>): number => state.plan.ground.length;

/** What may be said of a state, beside its plan, its optional rules and its units. */
export const STATEMENT_READERS: Readonly<Record<string, StatementReader>> = {
  round: {
    once: 'game',
    read: (state, words) => {
      state.round = readNumber('round', 1, state.plan.rounds, words[0]);
      expectEnd(words, 1);
    },
  },
  first: {
    once: 'game',
    read: (state, words) => {
      state.firstPlayer = readSide(words[0]);
      expectEnd(words, 1);
    },
  },
  morale: {
    once: 'game',
    read: (state, words) => {
      state.morale = readNumber('place of the morale marker', -MORALE_END, MORALE_END, words[0]);
      expectEnd(words, 1);
    },
  },
  pool: {
    once: 'each',
    read: (state, [word, ...words]) => {
      const { pool } = state.houses[readSide(word)];
      for (let index = 0; index < words.length; index += 2) {
        pool[readFace(words[index])] = readNumber('number of tokens', 0, TOKENS_OF_A_KIND, words[index + 1]);
      }
    },
  },
  hand: { once: 'each', read: pile('hand') },
  deck: { once: 'each', read: pile('deck') },
  discard: { once: 'each', read: pile('discard') },
  tokens: { once: 'each', read: numberOf('commandTokens', 'number of command tokens') },
  points: { once: 'each', read: numberOf('points', 'number of points') },
  passed: {
    once: 'each',
    read: (state, words) => {
      state.houses[readSide(words[0])].passed = true;
      expectEnd(words, 1);
    },
  },
  commander: { once: 'each', read: readCommanderStatement },
  engaged: {
    once: 'never',
    read: (state, words) => {
      const [stark, lannister] = [readUnit(state, words[0]), readUnit(state, words[1])];
      if (state.units[stark]!.side !== 'stark' || state.units[lannister]!.side !== 'lannister') {
        throw new Fault('A Stark unit is engaged with one of Lannister: write them in this order');
      }
      state.engagements.push({ stark, lannister, token: readSide(words[2]) });
      expectEnd(words, 3);
    },
  },
  fire: {
    once: 'each',
    read: (state, words) => {
      state.fires[readHex(state, words[0])] = readNumber('fire level', 1, MOST_FIRE, words[1]) as FireLevel;
      expectEnd(words, 2);
    },
  },
  control: {
    once: 'each',
    read: (state, words) => {
      state.control[readHex(state, words[0])] = readSide(words[1]);
      expectEnd(words, 2);
    },
  },
  marker: {
    once: 'never',
    read: (state, _words, rest) => {
      // The first of them says that markers no longer lie as the plan has them.
      if (state.markers === state.plan.markers) state.markers = [];
      if (rest !== 'none') state.markers.push(readJson(rest, 'marker', markerShape(hexesOf(state))));
    },
  },
  modifier: {
    once: 'never',
    read: (state, _words, rest) => {
      const shape = modifierShape(state.units.length);
      state.modifiers.push(readJson(rest, 'modifier', shape) as Draft<ActiveModifier>);
    },
  },
  turn: {
    once: 'game',
    read: (state, _words, rest) => {
      state.turn = readJson(rest, 'turn', turnShape(state.units.length)) as Draft<TurnState> | null;
    },
  },
  task: {
    once: 'never',
    read: (state, _words, rest) => {
      state.agenda.push(readJson(rest, 'task', taskShape(state.units.length, hexesOf(state))) as Draft<Task>);
    },
  },
  outcome: {
    once: 'game',
    read: (state, words) => {
      const reasons = ['rout', 'instant', 'claim', 'otherwise', 'points', 'morale', 'momentum'] as const;
      state.outcome = { winner: readOneOf('house', SIDES, words[0]), reason: readOneOf('reason', reasons, words[1]) };
      expectEnd(words, 2);
    },
  },
};

/** `commander ID` and then, in any order: `unit LABEL`, `tokens N`, `committed`, `captured`. */
function readCommanderStatement(state: Draft<GameState>, [word, ...words]: readonly string[]): void {
  const id = readCommander(word);
  const commander = state.commanders.find((one) => one.id === id);
  if (commander === undefined) throw new Fault(`${id} is not in this battle: say in which unit, as in "unit I1 maege"`);
  for (let index = 0; index < words.length; index++) {
    const what = readOneOf('word about a commander', ['unit', 'tokens', 'committed', 'captured'], words[index]);
    if (what === 'unit') commander.unit = readUnit(state, words[++index]);
    else if (what === 'tokens') commander.tokens = readNumber('number of command tokens', 0, MOST, words[++index]);
    else commander[what] = true;
  }
}
