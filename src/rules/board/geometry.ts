import type { Edge, Grid, Hex } from '../../model/hex';
import { DIRECTIONS, OFF_BOARD, axialDistance, fromAxial, rowOf, toAxial } from '../../model/hex';
import type { Trail } from './trail';
import { newTrail } from './trail';

/** The hexes strictly between two ends, in order; OFF_BOARD for those outside the grid. */
export type SightLine = readonly Hex[];

/** What follows from the shape of a grid alone. All tables are indexed by hex. */
export interface Geometry {
  readonly grid: Grid;
  readonly size: number;
  /** Six entries, by direction; OFF_BOARD outside. */
  readonly neighbours: readonly (readonly Hex[])[];
  /** Only the neighbours inside the grid. */
  readonly adjacent: readonly (readonly Hex[])[];
  /** At a * size + b. */
  readonly distances: Uint8Array;
  /** The at most two neighbours in the next row towards an edge (R3.6, R13.1), from left to right. */
  readonly towards: Readonly<Record<Edge, readonly (readonly Hex[])[]>>;
  /** The hexes at distance 2 or less, itself included (R6.5). */
  readonly within2: readonly (readonly Hex[])[];
  readonly trail: Trail;
  /** At a * size + b, what `sightLines` has found so far. */
  readonly lines: (readonly SightLine[] | undefined)[];
}

const byShape = new Map<string, Geometry>();
// Asked for in the innermost loops, where even making the key of `byShape` would tell.
const byGrid = new WeakMap<Grid, Geometry>();

export function geometryOf(grid: Grid): Geometry {
  const known = byGrid.get(grid);
  if (known !== undefined) return known;
  const shape = `${grid.columns}x${grid.rows}/${grid.indented}`;
  const geometry = byShape.get(shape) ?? measure(grid);
  byShape.set(shape, geometry);
  byGrid.set(grid, geometry);
  return geometry;
}

function measure({ columns, rows, indented }: Grid): Geometry {
  // A copy, because the grid asked about may be a draft that is revoked later.
  const grid: Grid = { columns, rows, indented };
  const size = columns * rows;
  const hexes = Array.from({ length: size }, (_, hex) => hex);
  const axials = hexes.map((hex) => toAxial(grid, hex));
  const neighbours = axials.map(({ q, r }) =>
    DIRECTIONS.map((step) => fromAxial(grid, { q: q + step.q, r: r + step.r })),
  );
  const adjacent = neighbours.map((around) => around.filter((hex) => hex !== OFF_BOARD));
  const inNextRow = (step: 1 | -1) =>
    adjacent.map((around, hex) =>
      around.filter((next) => rowOf(grid, next) === rowOf(grid, hex) + step).sort((a, b) => a - b),
    );
  return {
    grid,
    size,
    neighbours,
    adjacent,
    distances: Uint8Array.from(axials.flatMap((a) => axials.map((b) => axialDistance(a, b)))),
    towards: { top: inNextRow(-1), bottom: inNextRow(1) },
    within2: axials.map((a) => hexes.filter((hex) => axialDistance(a, toAxial(grid, hex)) <= 2)),
    trail: newTrail(size),
    lines: new Array<undefined>(size * size).fill(undefined),
  };
}

/** Hex distance (R10.1); nothing is near a unit that left the board. */
export function distance(geometry: Geometry, a: Hex, b: Hex): number {
  if (b === OFF_BOARD) return Infinity;
  return geometry.distances[a * geometry.size + b] ?? Infinity;
}

/** The direction, 0–5, in which a neighbour lies; -1 when the hexes are not adjacent. */
export function directionBetween(geometry: Geometry, from: Hex, to: Hex): number {
  if (to === OFF_BOARD) return -1;
  return geometry.neighbours[from]?.indexOf(to) ?? -1;
}

/** Rows counted from an edge, the edge row being 1 (R19.4). */
export function rowsFrom(grid: Grid, hex: Hex, edge: Edge): number {
  const row = rowOf(grid, hex);
  return edge === 'top' ? row + 1 : grid.rows - row;
}
