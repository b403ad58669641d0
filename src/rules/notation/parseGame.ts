import type { Action } from '../../model/action';
import { NO_OPTIONAL_RULES } from '../../model/options';
import type { GameState } from '../../model/state';
import { SKIRMISHES } from '../../content/skirmish';
import { newSkirmish } from '../newSkirmish';
import { setUp } from '../setUp';
import { boardAfter } from './boardAfter';
import type { NotationError } from './fault';
import { attempt, Fault, onLine } from './fault';
import { readAction } from './parseAction';
import { readPosition, readRules } from './parsePosition';
import { readBattle } from './positionPlan';
import { statementsOf } from './positionText';

/** A whole game: where it began and what was done. */
export interface GameRecord {
  readonly start: GameState;
  readonly actions: readonly Action[];
}

const ACTIONS = 'actions';

/** A battle or position, then a line `actions`, then an action a line; see docs/notation.md. Never throws. */
export const parseGame = (text: string): GameRecord | NotationError => attempt(() => readGame(text.split(/\r?\n/)));

function readGame(lines: readonly string[]): GameRecord {
  const from = lines.findIndex((line) => line.trim() === ACTIONS);
  const head = from < 0 ? lines : lines.slice(0, from);
  const start = isDrawn(head) ? readPosition(head) : readStart(head);
  const actions = from < 0 ? [] : statementsOf(lines, from + 1);
  let board = start;
  return {
    start,
    actions: actions.map(({ line, keyword, words }) => {
      const action = onLine(line, () => readAction([keyword, ...words], board));
      board = boardAfter(board, action);
      return action;
    }),
  };
}

/** No drawing begins with a word. */
const isDrawn = (lines: readonly string[]): boolean => {
  const first = lines.find((line) => line.trim() !== '');
  return first !== undefined && !/^\s*[a-z]{2}/.test(first);
};

/** A battle from its beginning needs no more than its name. */
function readStart(lines: readonly string[]): GameState {
  const statements = statementsOf(lines, 0);
  const battle = statements.find(({ keyword }) => keyword === 'battle');
  const rules = statements.find(({ keyword }) => keyword === 'rules');
  const other = statements.find((one) => one !== battle && one !== rules);
  if (other !== undefined) {
    throw new Fault(`"${other.keyword}" cannot stand here: a game begins with battle and rules`, other.line);
  }
  if (battle === undefined) throw new Fault('Which battle? Begin with "battle" and its name, or with a drawing');
  const optional = rules === undefined ? NO_OPTIONAL_RULES : readRules(rules);
  const [id = '', ...more] = battle.words;
  if (more.length === 0 && Object.hasOwn(SKIRMISHES, id)) return newSkirmish(SKIRMISHES[id]!, optional);
  return setUp(onLine(battle.line, () => readBattle(battle.words)), optional);
}
