import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/model/action';
import { turnBeginner } from '../../src/rules';
import { createDice } from '../../src/store/dice';
import { handOverOf } from '../../src/store/handOverOf';
import type { History } from '../../src/store/history';
import { advanced, newHistory, stateOf } from '../../src/store/history';
import { position } from '../position';

const begun = newHistory(
  position(`
  .   .   .   .
.   .I1 .   .   .
  .   .   .   .
.   .   .   .i2 .i1

pool stark green 1 red 1
pool lannister green 2
`),
  createDice('turns').state(),
);

const after = (history: History, ...actions: readonly Action[]): History =>
  actions.reduce((now, action) => advanced(now, action) as History, history);

describe('the turn passes', () => {
  it('to nobody at the beginning of the game, and in the midst of a turn', () => {
    expect(turnBeginner(stateOf(begun))).toBe('stark');
    expect(handOverOf(begun)).toBeNull();
    const ordered = after(begun, { type: 'order', unit: 0, token: 'green', count: 1 });
    expect(turnBeginner(stateOf(ordered))).toBeNull();
    expect(handOverOf(ordered)).toBeNull();
  });

  it('to the other house when a turn is over, with all that was done in it', () => {
    const passed = after(begun, { type: 'pass' });
    expect(handOverOf(passed)).toEqual({ to: 'lannister', from: 0 });
  });

  it('to nobody where a house has one turn after the other, for the enemy has passed', () => {
    const passed = after(begun, { type: 'pass' }, { type: 'order', unit: 1, token: 'green', count: 1 }, { type: 'done' });
    expect(turnBeginner(stateOf(passed))).toBe('lannister');
    expect(handOverOf(passed)).toBeNull();
  });
});
