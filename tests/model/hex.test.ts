import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Grid } from '../../src/model/hex';
import {
  DIRECTIONS,
  OFF_BOARD,
  axialDistance,
  columnOf,
  fromAxial,
  hexAt,
  hexName,
  parseHexName,
  rowOf,
  toAxial,
} from '../../src/model/hex';

const board: Grid = { columns: 15, rows: 11, indented: 1 };
const grids = fc.record({
  columns: fc.integer({ min: 1, max: 60 }),
  rows: fc.integer({ min: 1, max: 12 }),
  indented: fc.constantFrom(0 as const, 1 as const),
});
const places = grids.chain((grid) =>
  fc.record({ grid: fc.constant(grid), hex: fc.nat({ max: grid.columns * grid.rows - 1 }) }),
);
const axials = fc.record({ q: fc.integer({ min: -20, max: 20 }), r: fc.integer({ min: -20, max: 20 }) });

const steps = (grid: Grid, name: string) => {
  const from = toAxial(grid, parseHexName(grid, name) ?? OFF_BOARD);
  return DIRECTIONS.map((step) => hexName(grid, fromAxial(grid, { q: from.q + step.q, r: from.r + step.r })));
};

test('R2.3 direction tokens go clockwise from north-east, whichever rows are indented', () => {
  expect(steps({ ...board, indented: 1 }, 'c3')).toEqual(['c2', 'd3', 'c4', 'b4', 'b3', 'b2']);
  expect(steps({ ...board, indented: 0 }, 'c3')).toEqual(['d2', 'd3', 'd4', 'c4', 'b3', 'c2']);
});

test('R2.3 opposite direction tokens are three apart', () => {
  const there = DIRECTIONS.map(({ q, r }) => ({ q: 0 - q, r: 0 - r }));
  expect([...DIRECTIONS.slice(3), ...DIRECTIONS.slice(0, 3)]).toEqual(there);
});

describe('a hex', () => {
  test('is found again by its column and row', () => {
    fc.assert(
      fc.property(places, ({ grid, hex }) => {
        expect(hexAt(grid, columnOf(grid, hex), rowOf(grid, hex))).toBe(hex);
      }),
    );
  });

  test('is found again by its axial coordinates, whichever rows are indented', () => {
    fc.assert(
      fc.property(places, ({ grid, hex }) => {
        expect(fromAxial(grid, toAxial(grid, hex))).toBe(hex);
      }),
    );
  });

  test('is found again by its name', () => {
    fc.assert(
      fc.property(places, ({ grid, hex }) => {
        expect(parseHexName(grid, hexName(grid, hex))).toBe(hex);
      }),
    );
  });
});

test('axial coordinates are those of one hex of the grid, or of none', () => {
  fc.assert(
    fc.property(grids, axials, (grid, axial) => {
      const hex = fromAxial(grid, axial);
      if (hex !== OFF_BOARD) expect(toAxial(grid, hex)).toEqual(axial);
    }),
  );
});

test('outside the four sides of the grid there is no hex', () => {
  const outside = [hexAt(board, -1, 0), hexAt(board, 15, 0), hexAt(board, 0, -1), hexAt(board, 0, 11)];
  expect(outside).toEqual([OFF_BOARD, OFF_BOARD, OFF_BOARD, OFF_BOARD]);
});

test('a hex is named by column letter and row number, from the top left', () => {
  const wide = { ...board, columns: 60 };
  expect(hexName(board, 0)).toBe('a1');
  expect(hexName(board, hexAt(board, 14, 10))).toBe('o11');
  expect([25, 26, 51, 52].map((column) => hexName(wide, column))).toEqual(['z1', 'aa1', 'az1', 'ba1']);
});

test('what is not the name of a hex of the grid is refused', () => {
  const names = ['', 'e', '3', 'e0', 'e12', 'p1', 'e-1', 'e03', 'e3.0', 'e1.5', 'e 3', 'e3 ', 'E3', 'é3', 'e3e', '-'];
  expect(names.filter((name) => parseHexName(board, name) !== null)).toEqual([]);
});

test('R10.1 hex distance is a metric', () => {
  fc.assert(
    fc.property(axials, axials, axials, (a, b, c) => {
      expect(axialDistance(a, b)).toBe(axialDistance(b, a));
      expect(axialDistance(a, b) === 0).toBe(a.q === b.q && a.r === b.r);
      expect(axialDistance(a, c)).toBeLessThanOrEqual(axialDistance(a, b) + axialDistance(b, c));
    }),
  );
});
