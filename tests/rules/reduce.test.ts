import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/model/action';
import type { GameState } from '../../src/model/state';
import { BATTLES } from '../../src/content/battles';
import { kingsroad } from '../../src/content/battles/kingsroad';
import { decisionOf, newGame, reduce } from '../../src/rules';
import { parseAction } from '../../src/rules/notation';
import { createDice } from '../../src/store/dice';
import { position, rolls } from '../position';

const state = position(`
  .I1 .   .i1 .i2
    .   .   .   .

pool stark green 1
pool lannister green 1
`);
const order: Action = { type: 'order', unit: 0, token: 'green', count: 1 };

const REFUSED: readonly (readonly [string, unknown])[] = [
  ['R8.1', { ...order, unit: 1 }],
  ['R8.1', { ...order, token: 'red' }],
  ['R3.1', { ...order, unit: 99 }],
  ['R4.3', { type: 'done' }],
  ['R4.3', { type: 'move', unit: 1, to: 1 }],
  ['R4.3', null],
  ['R4.3', { type: 'order', unit: {}, token: [], count: NaN }],
];

test.each(REFUSED)('%s what is refused leaves the very same state and no events', (rule, attempt) => {
  const result = reduce(state, attempt as Action);
  expect(result.state).toBe(state);
  expect(result.events).toEqual([]);
  expect(result.refusal?.rule).toBe(rule);
});

test('R18.3 an action in a finished game changes nothing', () => {
  const over = { ...state, agenda: [], outcome: { winner: 'stark', reason: 'rout' } as const };
  const result = reduce(over, { type: 'pass' });
  expect(result.state).toBe(over);
  expect(result.refusal).toEqual({ rule: 'R18.3', code: 'gameOver' });
});

test('R2.1 a roll of another number of dice changes nothing', () => {
  const start = newGame(kingsroad);
  expect(reduce(start, rolls('green')).state).toBe(start);
});

test('R4.3 the state given stays as it was, and the one that comes back cannot be written to', () => {
  const before = JSON.stringify(state);
  const after = reduce(state, order).state;
  expect(JSON.stringify(state)).toBe(before);
  expect(after).not.toBe(state);
  expect(isDeeplyFrozen(after)).toBe(true);
});

test('R4.3 the same state and action always give the same result', () => {
  expect(reduce(state, order)).toEqual(reduce(state, order));
});

test('R9.6 a choice of one is taken for the player', () => {
  const alone = position(`
  .I1 ~   .i1 .i2

pool stark green 1 blue 1
pool lannister green 1
`);
  const { state: next, events } = reduce(alone, order);
  expect(events.map(({ type }) => type)).toEqual(['tokenUsed', 'unitOrdered', 'unitSpent']);
  expect(decisionOf(next)).toMatchObject({ decider: 'lannister', prompt: 'turn.choose' });
});

describe('a choice of one', () => {
  const forcedBy = (text: string, action: string) => {
    const before = position(text);
    const { events } = reduce(before, parseAction(action, before) as Action);
    return events.filter(({ type }) => type === 'choiceForced');
  };
  const RIDERS = `
  .C1 .   .   .
    .I1 .   .i1 .

unit C1 rickard
commander rickard committed
`;

  test('R4.3 is told: who can do nothing else passes', () => {
    const events = forcedBy('.I1 ~   .i1\n\npool stark green 1 morale 1', 'order I1 green');
    expect(events).toEqual([{ type: 'choiceForced', side: 'lannister', action: { type: 'pass' }, card: null }]);
  });

  test('R9.2 is told with the card whose commands cannot all be paid', () => {
    const events = forcedBy(`${RIDERS}hand stark SL16\ntokens stark 1\npool lannister morale 1`, 'play SL16 rickard');
    expect(events).toEqual([{ type: 'choiceForced', side: 'stark', action: { type: 'commands', commands: [0] }, card: 'SL16' }]);
  });

  test('R9.7 is not told where there is nothing to choose: one command, and all units', () => {
    expect(forcedBy(`${RIDERS}hand stark SB09\npool lannister morale 1`, 'play SB09 rickard')).toEqual([]);
  });
});

function isDeeplyFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen);
}

describe.each(Object.values(BATTLES))('$id', (plan) => {
  test('R4.3 a state that went through JSON plays on as if it had not', () => {
    const dice = createDice(`reduce ${plan.id}`);
    let now: GameState = newGame(plan);
    let decisions = 0;
    for (; decisions < 400; decisions += 1) {
      const decision = decisionOf(now);
      if (decision === null) break;
      const read = JSON.parse(JSON.stringify(now)) as GameState;
      expect(decisionOf(read)).toEqual(decision);
      const { options, chance } = decision;
      const action = chance === null ? options[dice.below(options.length)]! : dice.answer(chance);
      const result = reduce(now, action);
      expect(result.refusal).toBeNull();
      if (decisions % 10 === 0) expect(reduce(read, action)).toEqual(result);
      now = result.state;
    }
    expect(decisions).toBeGreaterThan(100);
    expect(isDeeplyFrozen(now)).toBe(true);
  });
});
