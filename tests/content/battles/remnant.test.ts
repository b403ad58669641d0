import { expect, test } from 'vitest';
import { hexAt } from '../../../src/model/hex';
import type { Side } from '../../../src/model/side';
import { SIDES } from '../../../src/model/side';
import { remnant } from '../../../src/content/battles/remnant';
import { newGame } from '../../../src/rules';
import { place } from '../../../src/rules/board/standing';
import { lookUp } from '../../../src/rules/game';
import { scoreElimination, scorePoints } from '../../../src/rules/victory';

const fresh = () => lookUp(structuredClone(newGame(remnant)), null);

/** The first units of a house stand in these rows, counted from its own edge, the others at home. */
function scored(side: Side, ...rows: readonly number[]): number {
  const game = fresh();
  game.state.units
    .filter((unit) => unit.side === side)
    .forEach((unit, i) => {
      const row = (rows[i] ?? 1) - 1;
      place(game, unit, hexAt(remnant.grid, i, remnant.edges[side] === 'top' ? row : remnant.grid.rows - 1 - row));
    });
  scorePoints(game, 'round');
  return game.state.houses[side].points;
}

test('R3.1 it lasts six rounds with three tokens, four dice and three cards', () => {
  expect(remnant.rounds).toBe(6);
  for (const side of SIDES) {
    expect(remnant.ratings[side]).toMatchObject({ commandTokens: 3, orderValue: 4, commandValue: 3 });
  }
});

test('R16.14 every river hex is a ford', () => {
  const river = remnant.ground.flatMap((ground, hex) => (ground === 'river' ? [hex] : []));
  expect(river.length).toBeGreaterThan(10);
  expect(river.filter((hex) => remnant.tokens[hex] !== 'ford')).toEqual([]);
});

test.each(SIDES)('R18.1 three %s units in or beyond a marked row score its value, and the furthest counts', (side) => {
  expect(scored(side, 5, 5, 5)).toBe(0);
  expect(scored(side, 6, 6)).toBe(0);
  expect(scored(side, 6, 6, 7)).toBe(1);
  expect(scored(side, 6, 8, 11)).toBe(1);
  expect(scored(side, 8, 9, 11)).toBe(2);
  expect(scored(side, 10, 10, 11, 6)).toBe(3);
});

test('R18.1 nobody has reached a marked row when the battle begins', () => {
  const game = fresh();
  scorePoints(game, 'round');
  expect(SIDES.map((side) => game.state.houses[side].points)).toEqual([0, 0]);
});

test('R18.1 a unit eliminated is worth a point at once', () => {
  const game = fresh();
  for (const label of ['I2', 'I3', 'i2']) scoreElimination(game, game.state.units.find((one) => one.label === label)!);
  expect(SIDES.map((side) => game.state.houses[side].points)).toEqual([1, 2]);
});
