import { expect, test } from 'vitest';
import type { GameEvent } from '../../src/model/event';
import type { GameState } from '../../src/model/state';
import { reduce } from '../../src/rules';
import { parseAction } from '../../src/rules/notation';
import { after, asked, position, unit } from '../position';

/** What the last of these actions leads to. */
function lastOf(start: GameState, ...lines: readonly string[]): { state: GameState; events: readonly GameEvent[] } {
  const before = after(start, ...lines.slice(0, -1));
  const action = parseAction(lines.at(-1)!, before);
  if ('error' in action) throw new Error(action.error);
  return reduce(before, action);
}

test('R14.6 who lowers its morale into its own rout rallies nobody any more', () => {
  const start = position(`
.C1 .   .i1

unit C1 spent
morale -10
pool stark morale 1
`);
  const { state, events } = lastOf(start, 'rally C1');
  expect(state.outcome).toEqual({ winner: 'lannister', reason: 'rout' });
  expect(unit(state, 'C1').ready).toBe(false);
  expect(events.at(-1)?.type).toBe('gameEnded');
});

test('R14.6 of the hits of a card none is suffered after the one that ends the game', () => {
  const start = position(`
.   .   .   .
  .C1 .i1 .i2 .
.   .   .I2 .

unit i1 1
unit i2 3
unit C1 robbKing
engaged C1 i1 stark
engaged I2 i2 stark
morale 10
hand stark SL01
pool stark blue 1 valor 1
`);
  const { state, events } = lastOf(start, 'play SL01 robbKing', 'tactic before');
  expect(state.outcome).toEqual({ winner: 'stark', reason: 'rout' });
  expect(unit(state, 'i2').figures).toBe(3);
  expect(events.at(-1)?.type).toBe('gameEnded');
});

test('R14.6 R18.1 the unit whose fall ends the game scores no points any more', () => {
  const fought = (morale: number) => {
    const start = position(`
.C1 .i1 .i2

unit i1 1
morale ${morale}
pool stark green 1
pool lannister valor 1
`);
    const scoring = [{ when: 'eliminated', side: 'stark', points: 2 } as const];
    return after({ ...start, plan: { ...start.plan, scoring } }, 'order C1 green', 'attack C1 i1', 'roll green red');
  };
  expect(fought(9).houses.stark.points).toBe(2);
  expect(fought(10).houses.stark.points).toBe(0);
  expect(fought(10).outcome).toEqual({ winner: 'stark', reason: 'rout' });
});

test('R14.6 a rout by a parting blow ends the game before the unit moves on', () => {
  const start = position(`
.I1 .   .   .
  .i1 .   .   .I2

unit I1 1
engaged I1 i1 stark
morale -10
pool stark green 1
`);
  const over = after(start, 'order I1 green', 'disengage I1', 'accept', 'roll green red');
  expect(asked(over)).toBe('over');
  expect(over.outcome).toEqual({ winner: 'lannister', reason: 'rout' });
});

test('R14.6 a retreat that routs its house costs no figures for the steps it could not make', () => {
  const pressed = (morale: number) => {
    const start = position(`
.   .i1 .
  .   .I1 .
.   .   ~
  ~   .   ~

first lannister
edges stark bottom
unit i1 red gregorMountain
commander gregorMountain committed
hand lannister LL11
pool lannister blue 1
pool stark valor 1
morale ${morale}
`);
    const played = after(start, 'play LL11 gregorMountain', 'tactic before', 'done', 'attack i1 I1');
    return after(played, 'roll morale morale morale red red');
  };
  expect(unit(pressed(-9), 'I1').figures).toBe(3);
  expect(pressed(-10).outcome).toEqual({ winner: 'lannister', reason: 'rout' });
  expect(unit(pressed(-10), 'I1').figures).toBe(4);
});
