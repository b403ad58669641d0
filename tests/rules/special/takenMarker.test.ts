import { expect, test } from 'vitest';
import type { Scoring } from '../../../src/model/battle';
import type { GameState } from '../../../src/model/state';
import { reduce } from '../../../src/rules';
import { after, position } from '../../position';

const CATELYN = { hex: 0, kind: 'catelyn', owner: 'stark', faceUp: true } as const;
const scoring: Scoring[] = [{ when: 'taken', side: 'lannister', marker: 'catelyn', points: 5 }];
function start(first: 'stark' | 'lannister'): GameState {
  const drawn = position(`
.   .   .
  .I1 .i1 .

pool stark green 1
pool lannister green 1
first ${first}
`);
  return { ...drawn, plan: { ...drawn.plan, scoring }, markers: [CATELYN] };
}

test('R18.1 the house that takes Catelyn scores at once, and she is gone', () => {
  const { state, events } = reduce(after(start('lannister'), 'order i1 green'), { type: 'move', unit: 1, to: CATELYN.hex });
  expect(state.markers).toEqual([]);
  expect(state.houses.lannister.points).toBe(5);
  expect(state.houses.stark.points).toBe(0);
  expect(events).toContainEqual({ type: 'markerTaken', hex: CATELYN.hex, kind: 'catelyn', unit: 1 });
});

test('R18.1 her own house leaves her where she is', () => {
  const state = after(start('stark'), 'order I1 green', 'move I1 a1');
  expect(state.markers).toEqual([CATELYN]);
  expect(state.houses.stark.points).toBe(0);
});
