/** A hex of a grid: row * columns + column, rows counted from the top. */
export type Hex = number;

/** Rows of pointy-top hexes; rows whose parity is `indented` are shifted half a hex to the right. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly indented: 0 | 1;
}

/** No hex: outside the grid, or where a unit is that left the board. */
export const OFF_BOARD = -1;

/** Coordinates in which neighbours always differ in the same way: q eastwards, r south-eastwards. */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** House edges are parallel to the rows (R3.6). */
export const EDGES = ['top', 'bottom'] as const;
export type Edge = (typeof EDGES)[number];

/** Direction tokens 1–6 (R2.3) as 0–5, clockwise from north-east. */
export const DIRECTIONS: readonly Axial[] = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
];

export function rowOf(grid: Grid, hex: Hex): number {
  return Math.floor(hex / grid.columns);
}

export function columnOf(grid: Grid, hex: Hex): number {
  return hex % grid.columns;
}

/** The hex in that column and row, both counted from 0; OFF_BOARD outside the grid. */
export function hexAt(grid: Grid, column: number, row: number): Hex {
  const inside = column >= 0 && column < grid.columns && row >= 0 && row < grid.rows;
  return inside ? row * grid.columns + column : OFF_BOARD;
}

export function toAxial(grid: Grid, hex: Hex): Axial {
  const row = rowOf(grid, hex);
  return { q: columnOf(grid, hex) - leaning(grid, row), r: row };
}

/** OFF_BOARD for coordinates outside the grid. */
export function fromAxial(grid: Grid, { q, r }: Axial): Hex {
  return hexAt(grid, q + leaning(grid, r), r);
}

/** The r axis leans to the right by half a hex a row; this is how many whole hexes it has leant. */
function leaning(grid: Grid, row: number): number {
  return grid.indented === 1 ? Math.floor(row / 2) : Math.ceil(row / 2);
}

export function axialDistance(a: Axial, b: Axial): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** Column letter, then row number from 1 at the top: 'e3'. After z come aa, ab and so on. */
export function hexName(grid: Grid, hex: Hex): string {
  return `${columnLetters(columnOf(grid, hex))}${rowOf(grid, hex) + 1}`;
}

export function parseHexName(grid: Grid, text: string): Hex | null {
  const letters = text.replace(/[^a-z].*$/, '');
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0) - 1;
  const hex = hexAt(grid, column, Number(text.slice(letters.length)) - 1);
  // A hex has one name only, so whatever else a number may look like ('e03', 'e3.0') is refused here.
  return hex !== OFF_BOARD && hexName(grid, hex) === text ? hex : null;
}

function columnLetters(column: number): string {
  const last = String.fromCharCode(97 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}
