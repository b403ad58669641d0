import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/model/action';
import { kingsroad } from '../../src/content/battles/kingsroad';
import { decisionOf, newGame } from '../../src/rules';
import { createDice } from '../../src/store/dice';
import type { History } from '../../src/store/history';
import { advanced, crossesLine, newHistory, stateOf, undone, wouldTell } from '../../src/store/history';
import { after, position, unit } from '../position';

const begun = newHistory(newGame(kingsroad), createDice('history').state());
const begin = () => newHistory(newGame(kingsroad), createDice('history').state());

function go(history: History, choose: (options: readonly Action[]) => Action | undefined): History {
  const { options } = decisionOf(stateOf(history))!;
  const next = advanced(history, choose(options)!);
  if ('rule' in next) throw new Error(next.code);
  return next;
}
const ofType = (type: Action['type']) => (options: readonly Action[]) => options.find((option) => option.type === type);

describe('a history', () => {
  it('runs on to the first choice of a player', () => {
    const history = begin();
    expect(decisionOf(stateOf(history))).toMatchObject({ decider: 'stark', prompt: 'turn.choose' });
    expect(history.moments.every(({ by }) => by === 'chance')).toBe(true);
  });

  it('is the same for the same dice', () => {
    expect(begin()).toEqual(begin());
  });

  it('keeps who did what, and what came of it', () => {
    const history = go(begin(), ofType('order'));
    expect(history.moments.at(-1)).toMatchObject({ by: 'stark', action: { type: 'order' } });
    expect(history.moments.at(-1)!.events.map(({ type }) => type)).toContain('unitOrdered');
  });

  it('does not change by an action that is refused', () => {
    expect(advanced(begin(), { type: 'done' })).toMatchObject({ rule: 'R4.3' });
  });

  it('goes back action by action, freely as far as no dice fell', () => {
    const start = begin();
    const ordered = go(start, ofType('order'));
    const moved = go(ordered, ofType('move'));
    expect([crossesLine(moved), crossesLine(ordered)]).toEqual([false, false]);
    expect(stateOf(undone(moved)!)).toBe(stateOf(ordered));
    expect(stateOf(undone(undone(moved)!)!)).toBe(stateOf(start));
    expect(undone(start)).toBeNull();
    expect(crossesLine(start)).toBe(true);
  });

  it('goes back to what one house decided last, over all the other one did since', () => {
    const passed = go(begun, ofType('pass'));
    const answered = go(go(passed, ofType('order')), ofType('move'));
    expect(stateOf(undone(answered, ['stark'])!)).toBe(stateOf(begun));
    expect(undone(answered, ['stark'])!.takeBacks).toEqual([]);
    expect(stateOf(undone(answered, ['lannister'])!)).not.toBe(stateOf(begun));
    expect(undone(answered, [])).toBeNull();
  });

  it('remembers that dice of the other house were crossed on the way back', () => {
    let history = go(begun, ofType('pass'));
    while (history.moments.at(-1)!.by !== 'chance') history = go(history, (options) => options.at(-1));
    expect(undone(history, ['stark'])!.takeBacks).toEqual([undone(history, ['stark'])!.moments.length]);
  });
});

describe('an option', () => {
  const near = after(
    position(`
  .   .   .
.   .I1 .i1 .
  .   .   .

pool stark green 1
pool lannister green 1
`),
    'order I1 green',
  );

  it('says beforehand whether dice follow, and changes nothing by that', () => {
    const { options } = decisionOf(near)!;
    expect(options.filter(({ type }) => type === 'move').some((move) => wouldTell(near, move))).toBe(false);
    const stayed = after(near, 'done');
    expect(wouldTell(stayed, { type: 'attack', unit: unit(near, 'I1').id, target: unit(near, 'i1').id })).toBe(true);
    expect(wouldTell(stayed, { type: 'pass' })).toBe(false);
  });
});
