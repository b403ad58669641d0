import { expect, test } from 'vitest';
import type { Face } from '../../../src/model/dice';
import type { GameState } from '../../../src/model/state';
import { rerolls, rollResults } from '../../../src/rules';
import { after, attackBy, position } from '../../position';

/** `green hit`, `morale retreat (stalwart)` */
const told = (state: GameState, ...rolled: readonly Face[]): string[] =>
  rollResults(state, rolled).map(({ face, hits, steps, why }) => {
    const outcome = [...Array.from({ length: hits }, () => 'hit'), ...(steps > 0 ? ['retreat'] : [])].join(' ') || 'nothing';
    return `${face}: ${outcome} (${why})`;
  });

const pair = (says = '') =>
  position(`
  .   .   .
.   .I1 .i1 .
  .   .   .

pool stark green 1
${says}
`);

test('R11.7 each die of a roll hits, forces back, or comes to nothing', () => {
  const state = attackBy(pair(), 'I1', 'i1');
  expect(told(state, 'green', 'morale', 'blue')).toEqual([
    'green: hit (rank)',
    'morale: retreat (morale)',
    'blue: nothing (otherRank)',
  ]);
});

test('R15.4 the first hits are the ones that cover ignores', () => {
  const state = attackBy(position('.I1 #i1 .\n\npool stark green 1'), 'I1', 'i1');
  expect(told(state, 'blue', 'green', 'valor')).toEqual([
    'blue: nothing (otherRank)',
    'green: nothing (sheltered)',
    'valor: hit (valor)',
  ]);
});

test('R15.7 a Stalwart target may ignore the first morale result only', () => {
  const state = attackBy(
    position(`
  .   .   .   .
.   .I1 .i1 .i2 .
  .   .   .i3 .

pool stark green 1
`),
    'I1',
    'i1',
  );
  expect(told(state, 'morale', 'morale')).toEqual(['morale: retreat (stalwart)', 'morale: retreat (morale)']);
});

test('R15.8 the first die of the hounds is read by itself', () => {
  const start = position('.K1 .   .i1 .   .\n\npool stark green 1');
  const state = after(start, 'order K1 green', 'done', 'hounds K1 i1');
  expect(told(state, 'blue')).toEqual(['blue: nothing (hounds)']);
  expect(told(state, 'valor')).toEqual(['valor: hit (hounds)']);
  const rolling = after(state, 'roll blue');
  expect(told(rolling, 'green', 'blue')).toEqual(['green: hit (rank)', 'blue: nothing (otherRank)']);
});

const flank = position(`
  .   .   .   .
.   .I1 .i1 .I2 .
  .   .   .   .

engaged I2 i1 stark
pool stark green 1
`);

test('R11.6 a flanking attacker is told what each reroll gives and takes, and which is best', () => {
  const state = after(attackBy(flank, 'I1', 'i1'), 'roll green red');
  expect(told(state)).toEqual(['green: hit (rank)', 'red: nothing (otherRank)']);
  expect(rerolls(state)).toEqual({
    choices: [
      { face: 'green', dice: 1, chance: 0.5, hits: 1, steps: 0 },
      { face: 'red', dice: 1, chance: 0.5, hits: 0, steps: 0 },
    ],
    kept: { hits: 1, steps: 0 },
    best: 'red',
  });
});

test('R11.6 there is nothing to reroll before the roll, nor for an attack in front', () => {
  expect(rerolls(attackBy(flank, 'I1', 'i1'))).toBeNull();
  expect(rerolls(attackBy(pair(), 'I1', 'i1'))).toBeNull();
});

test('R11.7 where nobody attacks no die is read', () => {
  expect(rollResults(pair(), ['green'])).toEqual([]);
});
