import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Grid, Hex } from '../../../src/model/hex';
import { EDGES, OFF_BOARD, hexAt, hexName, parseHexName } from '../../../src/model/hex';
import type { Geometry } from '../../../src/rules/board/geometry';
import { directionBetween, distance, geometryOf, rowsFrom } from '../../../src/rules/board/geometry';

const board: Grid = { columns: 15, rows: 11, indented: 1 };
const at = (name: string): Hex => parseHexName(board, name) ?? OFF_BOARD;
const names = (hexes: readonly Hex[] | undefined) => (hexes ?? []).map((hex) => hexName(board, hex));

const geometries = fc
  .record({
    columns: fc.integer({ min: 1, max: 8 }),
    rows: fc.integer({ min: 1, max: 8 }),
    indented: fc.constantFrom(0 as const, 1 as const),
  })
  .map(geometryOf);
const places = geometries.chain((geometry) =>
  fc.record({ geometry: fc.constant(geometry), hex: fc.nat({ max: geometry.size - 1 }) }),
);

/** Distances found by walking: the definition that the arithmetic must agree with. */
function walked(geometry: Geometry, from: Hex): readonly number[] {
  const steps = new Map([[from, 0]]);
  for (const [hex, count] of steps) {
    for (const next of geometry.adjacent[hex] ?? []) if (!steps.has(next)) steps.set(next, count + 1);
  }
  return Array.from({ length: geometry.size }, (_, hex) => steps.get(hex) ?? Infinity);
}

describe('geometryOf', () => {
  test('measures a grid once, and grids of one shape only once', () => {
    expect(geometryOf(board)).toBe(geometryOf(board));
    expect(geometryOf({ ...board })).toBe(geometryOf(board));
  });

  test('tells grids of different shape apart', () => {
    const shapes: Grid[] = [
      { columns: 11, rows: 15, indented: 1 },
      { columns: 15, rows: 11, indented: 0 },
      { columns: 15, rows: 10, indented: 1 },
      board,
    ];
    expect(new Set(shapes.map(geometryOf)).size).toBe(4);
  });

  test('keeps no hold of the grid it was given', () => {
    const { proxy, revoke } = Proxy.revocable<Grid>({ columns: 3, rows: 2, indented: 0 }, {});
    const geometry = geometryOf(proxy);
    revoke();
    expect(geometry.grid).toEqual({ columns: 3, rows: 2, indented: 0 });
  });
});

test('R20 L1956 adjacent hexes are those at distance 1', () => {
  fc.assert(
    fc.property(places, ({ geometry, hex }) => {
      const near = walked(geometry, hex).flatMap((steps, other) => (steps === 1 ? [other] : []));
      expect([...(geometry.adjacent[hex] ?? [])].sort((a, b) => a - b)).toEqual(near);
    }),
  );
});

test('R10.1 distance is the number of steps from hex to hex', () => {
  fc.assert(
    fc.property(places, ({ geometry, hex }) => {
      const found = Array.from({ length: geometry.size }, (_, other) => distance(geometry, hex, other));
      expect(found).toEqual(walked(geometry, hex));
    }),
  );
});

test('R10.1 nothing is near a unit that left the board', () => {
  const geometry = geometryOf(board);
  expect(distance(geometry, at('b1'), OFF_BOARD)).toBe(Infinity);
  expect(distance(geometry, OFF_BOARD, at('o11'))).toBe(Infinity);
});

test('R17.5 a hex at the side of the board has no neighbour beyond it', () => {
  const { neighbours, adjacent } = geometryOf(board);
  expect(neighbours[at('a1')]).toEqual([OFF_BOARD, at('b1'), at('a2'), OFF_BOARD, OFF_BOARD, OFF_BOARD]);
  expect(names(adjacent[at('a1')])).toEqual(['b1', 'a2']);
});

test('R17.5 a neighbour in one direction has this hex in the opposite one', () => {
  fc.assert(
    fc.property(places, ({ geometry, hex }) => {
      geometry.neighbours[hex]?.forEach((next, direction) => {
        if (next === OFF_BOARD) return;
        expect(geometry.neighbours[next]?.[(direction + 3) % 6]).toBe(hex);
        expect(directionBetween(geometry, hex, next)).toBe(direction);
      });
    }),
  );
});

test('R17.5 no direction leads to a hex that is not adjacent, or off the board', () => {
  const geometry = geometryOf(board);
  expect(directionBetween(geometry, at('a1'), at('c1'))).toBe(-1);
  expect(directionBetween(geometry, at('a1'), at('a1'))).toBe(-1);
  expect(directionBetween(geometry, at('a1'), OFF_BOARD)).toBe(-1);
  expect(directionBetween(geometry, OFF_BOARD, at('a1'))).toBe(-1);
});

test('R3.6 a hex has two neighbours towards each edge, one at the side of the board', () => {
  const { towards } = geometryOf(board);
  expect(names(towards.top[at('e5')])).toEqual(['d4', 'e4']);
  expect(names(towards.bottom[at('e5')])).toEqual(['d6', 'e6']);
  expect(names(towards.top[at('e4')])).toEqual(['e3', 'f3']);
  expect(names(towards.bottom[at('a5')])).toEqual(['a6']);
  expect(names(towards.top[at('o4')])).toEqual(['o3']);
  expect(names(towards.top[at('e1')])).toEqual([]);
});

test('R13.1 each step towards an edge is to an adjacent hex one row nearer, with at most two to choose from', () => {
  fc.assert(
    fc.property(places, fc.constantFrom(...EDGES), ({ geometry, hex }, edge) => {
      const rows = (of: Hex) => rowsFrom(geometry.grid, of, edge);
      const nearer = (geometry.adjacent[hex] ?? []).filter((next) => rows(next) === rows(hex) - 1);
      expect(nearer.length).toBeLessThanOrEqual(2);
      expect(geometry.towards[edge][hex]).toEqual(nearer.sort((a, b) => a - b));
    }),
  );
});

test('R6.5 the zone of control is all hexes within 2, the own hex included', () => {
  fc.assert(
    fc.property(places, ({ geometry, hex }) => {
      const near = walked(geometry, hex).flatMap((steps, other) => (steps <= 2 ? [other] : []));
      expect(geometry.within2[hex]).toEqual(near);
    }),
  );
});

test('R6.5 the zone of control has 19 hexes away from the sides of the board', () => {
  expect(geometryOf(board).within2[at('h6')]).toHaveLength(19);
});

test('R19.4 rows are counted from the own edge, the edge row being 1', () => {
  expect(rowsFrom(board, hexAt(board, 3, 0), 'top')).toBe(1);
  expect(rowsFrom(board, hexAt(board, 3, 0), 'bottom')).toBe(11);
  expect(rowsFrom(board, hexAt(board, 3, 10), 'bottom')).toBe(1);
});
