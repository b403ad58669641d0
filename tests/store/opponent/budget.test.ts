import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_OPTIONAL_RULES } from '../../../src/model/options';
import { decisionOf } from '../../../src/rules';
import { createDice } from '../../../src/store/dice';
import { stateOf } from '../../../src/store/history';
import { createOpponent } from '../../../src/store/opponent/createOpponent';
import type { Question } from '../../../src/store/opponent/question';
import { questionAt } from '../../../src/store/opponent/questionAt';
import type { Thinker } from '../../../src/store/opponent/thinker';
import { thoughtOn } from '../../../src/store/opponent/thoughtOn';
import { createTable } from '../../../src/store/table';
import { memoryShelf } from '../shelf';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const start = { kind: 'battle', id: 'kingsroad', rules: NO_OPTIONAL_RULES } as const;
const TURN = 2000;

/** Two lord commanders who use up all that they are granted and overrun it by so much, and how long each turn took. */
async function turnsOf(overrun: number): Promise<number[]> {
  const turns: number[] = [];
  const longest = (question: Question): number => (question.milliseconds > 0 ? question.milliseconds + overrun : 0);
  const thinker: Thinker = {
    ask: (question) => {
      if (decisionOf(question.view)!.prompt === 'turn.choose') turns.push(0);
      if (turns.length > 0) turns[turns.length - 1]! += longest(question);
      return new Promise((answer) => setTimeout(() => answer(thoughtOn({ ...question, level: 'knight' })), longest(question)));
    },
  };
  const table = createTable(memoryShelf(), ['en']);
  createOpponent(table, thinker);
  table.getState().setPace('off');
  const lord = { name: '', level: 'lordCommander' } as const;
  table.getState().newBattle({ start, seats: { stark: lord, lannister: lord }, seed: 'budget' });
  while (turns.length < 30 && table.getState().screen === 'table') await vi.advanceTimersByTimeAsync(200);
  return turns;
}

it.each([0, 40, 100])('R4.3 a lord commander whose every trial overruns by %i ms keeps the time of a turn within a twentieth', async (overrun) => {
  const turns = await turnsOf(overrun);
  expect(turns.length).toBeGreaterThan(20);
  expect(Math.max(...turns)).toBeGreaterThan(TURN / 2);
  expect(Math.max(...turns)).toBeLessThanOrEqual(TURN * 1.05);
});

it('R2.1 an opponent is asked the same whatever the dice will show', () => {
  const table = createTable(memoryShelf(), ['en']);
  const person = { name: '', level: null };
  table.getState().newBattle({ start, seats: { stark: person, lannister: person }, seed: 'dice' });
  table.getState().dispatch({ type: 'pass' });
  const { history, ...game } = table.getState().game!;
  const dice = createDice('other').state();
  const other = { ...history, moments: history.moments.map((moment) => ({ ...moment, dice })) };
  const asked = questionAt({ ...game, history }, history.moments.length, 0, 'knight');
  expect(stateOf(history).outcome).toBeNull();
  expect(asked).not.toBeNull();
  expect(questionAt({ ...game, history: other }, history.moments.length, 0, 'knight')).toEqual(asked);
  expect(JSON.stringify(asked)).not.toContain(JSON.stringify(history.startDice));
});
