import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Axial, Grid, Hex } from '../../../src/model/hex';
import { OFF_BOARD, axialDistance, fromAxial, hexName, parseHexName, toAxial } from '../../../src/model/hex';
import { distance, geometryOf } from '../../../src/rules/board/geometry';
import type { Geometry } from '../../../src/rules/board/geometry';
import { sightLines } from '../../../src/rules/board/sightLine';

const board: Grid = { columns: 15, rows: 11, indented: 1 };
const geometry = geometryOf(board);
const at = (name: string): Hex => parseHexName(board, name) ?? OFF_BOARD;
const between = (a: string, b: string) =>
  sightLines(geometry, at(a), at(b)).map((line) =>
    line.map((hex) => (hex === OFF_BOARD ? 'off' : hexName(board, hex))),
  );
/** The lines from the middle of the board, h6, to the hex at an axial offset, as axial offsets. */
const atOffset = (q: number, r: number) => {
  const from = toAxial(board, at('h6'));
  return sightLines(geometry, at('h6'), fromAxial(board, { q: from.q + q, r: from.r + r })).map((line) =>
    line.map((hex) => [toAxial(board, hex).q - from.q, toAxial(board, hex).r - from.r]),
  );
};

const pairs = fc
  .record({
    columns: fc.integer({ min: 1, max: 8 }),
    rows: fc.integer({ min: 1, max: 8 }),
    indented: fc.constantFrom(0 as const, 1 as const),
  })
  .map(geometryOf)
  .chain((of) =>
    fc.record({ of: fc.constant(of), a: fc.nat({ max: of.size - 1 }), b: fc.nat({ max: of.size - 1 }) }),
  );
const offset = ({ grid }: Geometry, a: Hex, b: Hex): Axial => {
  const from = toAxial(grid, a);
  const to = toAxial(grid, b);
  return { q: to.q - from.q, r: to.r - from.r };
};
const runsAlongEdges = ({ q, r }: Axial) =>
  (q !== 0 || r !== 0) && (q === r || q + 2 * r === 0 || 2 * q + r === 0);

// Finer than the shortest way a line can have through a hex on grids as small as these.
const SAMPLES = 1009;
const FINE = 100 * SAMPLES;

/** The hex with the nearest centre to a point given in FINE parts; null on the border of several. */
function nearest(point: Axial): Axial | null {
  const candidates = [-1, 0, 1, 2].flatMap((i) =>
    [-1, 0, 1, 2].map((j) => ({ q: Math.floor(point.q / FINE) + i, r: Math.floor(point.r / FINE) + j })),
  );
  const squares = candidates.map((hex) => {
    const q = point.q - hex.q * FINE;
    const r = point.r - hex.r * FINE;
    return q * q + q * r + r * r;
  });
  const least = Math.min(...squares);
  const index = squares.indexOf(least);
  return squares.lastIndexOf(least) === index ? (candidates[index] ?? null) : null;
}

/** The hexes met at points along the line between two centres, displaced square to itself to either side. */
function sampled(of: Geometry, a: Hex, b: Hex, displaced: -1 | 0 | 1): readonly Hex[] {
  const from = toAxial(of.grid, a);
  const to = toAxial(of.grid, b);
  const { q, r } = offset(of, a, b);
  const met: Axial[] = [];
  for (let sample = 0; sample <= SAMPLES; sample += 1) {
    const hex = nearest({
      q: from.q * FINE + q * 100 * sample - displaced * (q + 2 * r),
      r: from.r * FINE + r * 100 * sample + displaced * (2 * q + r),
    });
    const last = met.at(-1);
    if (hex !== null && (last === undefined || axialDistance(hex, last) > 0)) met.push(hex);
  }
  return met
    .filter((hex) => axialDistance(hex, from) > 0 && axialDistance(hex, to) > 0)
    .map((hex) => fromAxial(of.grid, hex));
}

describe('a line across hexes', () => {
  test('R10.2 the line along a row enters every hex between its ends', () => {
    expect(between('e5', 'i5')).toEqual([['f5', 'g5', 'h5']]);
  });

  test('R10.2 the line at offset (3,1) enters five hexes at distance 4: four between the ends, and the target', () => {
    expect(atOffset(3, 1)).toEqual([[[1, 0], [1, 1], [2, 0], [2, 1]]]);
    expect(axialDistance({ q: 0, r: 0 }, { q: 3, r: 1 })).toBe(4);
  });

  test('R10.2 the line at offset (2,1) enters both hexes in the middle', () => {
    expect(atOffset(2, 1)).toEqual([[[1, 0], [1, 1]]]);
  });

  test('R10.2 a hex that the line touches only at a corner is not entered', () => {
    // First at distance 5: the corners of (0,3) and (1,1) lie on the line to (1,4).
    expect(atOffset(1, 4)).toEqual([[[0, 1], [0, 2], [1, 2], [1, 3]]]);
  });

  test('R10.2 exact lines agree with fine sampling, hex by hex and in order', () => {
    fc.assert(
      fc.property(pairs, ({ of, a, b }) => {
        fc.pre(!runsAlongEdges(offset(of, a, b)));
        expect(sightLines(of, a, b)).toEqual([sampled(of, a, b, 0)]);
      }),
    );
  });
});

describe('a line along edges', () => {
  test('R10.3 is shifted to each side: one hex between at distance 2', () => {
    expect(between('e5', 'e3')).toEqual([['d4'], ['e4']]);
    expect(atOffset(1, 1)).toEqual([[[1, 0]], [[0, 1]]]);
  });

  test('R10.3 is shifted as a whole: it does not change sides on the way', () => {
    expect(between('e5', 'e1')).toEqual([
      ['d4', 'e3', 'd2'],
      ['e4', 'e3', 'e2'],
    ]);
  });

  test('R10.3 has one shift off the field at the side of the board', () => {
    expect(between('a5', 'a1')).toEqual([
      ['off', 'a3', 'off'],
      ['a4', 'a3', 'a2'],
    ]);
  });

  test('R10.3 has two shifts for these offsets only', () => {
    fc.assert(
      fc.property(pairs, ({ of, a, b }) => {
        expect(sightLines(of, a, b)).toHaveLength(runsAlongEdges(offset(of, a, b)) ? 2 : 1);
      }),
    );
  });

  test('R10.3 agrees with fine sampling of the line displaced to each side', () => {
    const grid = geometryOf({ columns: 8, rows: 8, indented: 0 });
    for (let a = 0; a < grid.size; a += 1) {
      for (let b = a % 5; b < grid.size; b += 5) {
        if (!runsAlongEdges(offset(grid, a, b))) continue;
        expect(sightLines(grid, a, b)).toEqual([sampled(grid, a, b, -1), sampled(grid, a, b, 1)]);
      }
    }
  });
});

test('R10.2 every hex on a line lies on a shortest way between its ends', () => {
  fc.assert(
    fc.property(pairs, ({ of, a, b }) => {
      for (const hex of sightLines(of, a, b).flat()) {
        if (hex !== OFF_BOARD) expect(distance(of, a, hex) + distance(of, hex, b)).toBe(distance(of, a, b));
      }
    }),
  );
});

test('R10.2 a line is the same from both ends', () => {
  fc.assert(
    fc.property(pairs, ({ of, a, b }) => {
      const back = sightLines(of, b, a).map((line) => [...line].reverse());
      expect([...sightLines(of, a, b)].reverse()).toEqual(back);
    }),
  );
});

test('R10.2 a line once found is kept', () => {
  expect(sightLines(geometry, at('b2'), at('f7'))).toBe(sightLines(geometry, at('b2'), at('f7')));
});

test('R10.4 between adjacent hexes, or a hex and itself, there is nothing', () => {
  for (const next of geometry.adjacent[at('h6')] ?? []) expect(sightLines(geometry, at('h6'), next)).toEqual([[]]);
  expect(between('h6', 'h6')).toEqual([[]]);
});

test('R10.2 there is no line to a unit that left the board', () => {
  expect(sightLines(geometry, at('b1'), OFF_BOARD)).toEqual([]);
  expect(sightLines(geometry, OFF_BOARD, at('b1'))).toEqual([]);
});
