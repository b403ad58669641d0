import type { Grid, Hex } from './hex';
import { hexAt } from './hex';
import type { Side } from './side';
import type { Ground, Terrain, TerrainToken } from './terrain';
import type { UnitTypeId } from './unit';
import { UNIT_LETTERS } from './unit';

/** A battlefield as text that looks like it. */
export interface Drawing {
  readonly grid: Grid;
  readonly ground: readonly Ground[];
  readonly tokens: Readonly<Record<Hex, TerrainToken>>;
  /** In reading order. */
  readonly units: readonly { readonly label: string; readonly hex: Hex }[];
  /** In reading order. */
  readonly marks: readonly Hex[];
}

/** Line and column count from 1. */
export interface DrawingError {
  readonly error: string;
  readonly line: number;
  readonly column: number;
}

/** One character each. A blank is `void` too; it is written out only where a blank could not be told from the margin. */
export const TERRAIN_CHARACTERS: Readonly<Record<Terrain, string>> = {
  void: '_',
  plain: '.',
  hill: '^',
  forest: '&',
  river: '~',
  forestRiver: '%',
  building: '#',
  road: '=',
  forestRoad: '*',
  woodenBridge: '-',
  stoneBridge: '+',
  palisade: '|',
  tent: ',',
  siegeTower: '!',
  ford: ':',
  razed: ';',
};

/** What lies under a token unless something else is said. */
export const GROUND_UNDER: Readonly<Record<TerrainToken, Ground>> = {
  woodenBridge: 'river',
  stoneBridge: 'river',
  palisade: 'plain',
  tent: 'plain',
  siegeTower: 'plain',
  ford: 'river',
  razed: 'forest',
};

const TYPES_BY_LETTER: Readonly<Record<string, UnitTypeId>> = Object.fromEntries(
  Object.entries(UNIT_LETTERS).map(([type, letter]) => [letter, type as UnitTypeId]),
);

const CELL = 4;
const HALF = CELL / 2;
const NO_LABEL = '  ';

export const isTerrainToken = (terrain: Terrain): terrain is TerrainToken => terrain in GROUND_UNDER;

/** `null` for what is no label: not a known letter and a digit. */
export function typeOfLabel(label: string): UnitTypeId | null {
  const letter = /^([A-Za-z])\d$/.exec(label)?.[1];
  return letter === undefined ? null : (TYPES_BY_LETTER[letter] ?? null);
}

/** Capital letters are Stark. */
export const sideOfLabel = (label: string): Side => (/^[A-Z]/.test(label) ? 'stark' : 'lannister');

const TERRAIN_BY_CHARACTER: ReadonlyMap<string, Terrain> = new Map([
  [' ', 'void' as const],
  ...Object.entries(TERRAIN_CHARACTERS).map(([terrain, character]) => [character, terrain as Terrain] as const),
]);

/** Empty lines before and after do not count, nor does the margin that all lines have in common. */
export function parseDrawing(text: string): Drawing | DrawingError {
  const read = surveyDrawing(text);
  return 'grid' in read ? read : read[0];
}

/** The drawing, or what is wrong with it; of each row only the first, since what follows it may just be out of place. */
export function surveyDrawing(text: string): Drawing | readonly [DrawingError, ...DrawingError[]] {
  const all = text.split('\n').map((line) => line.trimEnd());
  const first = all.findIndex((line) => line !== '');
  if (first < 0) return [{ error: 'The drawing is empty: draw at least one hex, for example "."', line: 1, column: 1 }];
  const lines = all.slice(first, all.findLastIndex((line) => line !== '') + 1);
  const starts = lines.map((line) => line.search(/\S/));
  const fault = (row: number, column: number, error: string) => ({ error, line: first + row + 1, column: column + 1 });

  const empty = starts.indexOf(-1);
  if (empty >= 0) return [fault(empty, 0, 'This line within the drawing is empty: write "_" for a row without hexes')];
  const margin = Math.min(...starts);
  // The row that starts furthest left is not indented, so every second row from it is not either.
  const indented = starts.indexOf(margin) % 2 === 0 ? 1 : 0;
  const shiftOf = (row: number) => margin + (row % 2 === indented ? HALF : 0);
  const crooked = starts.findIndex((start, row) => (start - shiftOf(row)) % CELL !== 0);
  if (crooked >= 0) {
    const column = starts[crooked] ?? 0;
    const error = 'This row is out of step: rows are indented by 2 characters in turns, and a hex takes 4';
    return [fault(crooked, column, error)];
  }

  const columns = Math.max(...lines.map((line, row) => Math.ceil((line.length - shiftOf(row)) / CELL)));
  const grid: Grid = { columns, rows: lines.length, indented };
  const ground: Ground[] = [];
  const tokens: Record<Hex, TerrainToken> = {};
  const units: { label: string; hex: Hex }[] = [];
  const marks: Hex[] = [];
  const errors: DrawingError[] = [];
  for (const [row, line] of lines.entries()) {
    for (let column = 0; column < columns; column++) {
      const at = shiftOf(row) + column * CELL;
      const { terrain, label, mark, error } = readCell(line.slice(at), units);
      if (error !== null) {
        errors.push(fault(row, at + error.at, error.what));
        break;
      }
      const hex = hexAt(grid, column, row);
      ground.push(isTerrainToken(terrain) ? GROUND_UNDER[terrain] : terrain);
      if (isTerrainToken(terrain)) tokens[hex] = terrain;
      if (label !== NO_LABEL) units.push({ label, hex });
      if (mark === 'x') marks.push(hex);
    }
  }
  const [worst, ...more] = errors;
  return worst === undefined ? { grid, ground, tokens, units, marks } : [worst, ...more];
}

interface Cell {
  readonly terrain: Terrain;
  readonly label: string;
  readonly mark: string;
  /** `at` counts from the beginning of the cell. */
  readonly error: { readonly at: number; readonly what: string } | null;
}

/** The cell with which the rest of a row begins. */
function readCell(rest: string, units: Drawing['units']): Cell {
  const cell = rest.slice(0, CELL).padEnd(CELL);
  const terrain = TERRAIN_BY_CHARACTER.get(cell.charAt(0));
  // An empty hex has its mark right after the terrain.
  const isEmpty = /^.x {2}$/.test(cell);
  const label = isEmpty ? NO_LABEL : cell.slice(1, 3);
  const mark = isEmpty ? 'x' : cell.charAt(3);
  const fault = (at: number, what: string): Cell => ({ terrain: 'void', label, mark, error: { at, what } });
  if (terrain === undefined) {
    const known = [...TERRAIN_BY_CHARACTER.keys()].join(' ').trim();
    return fault(0, `"${cell.charAt(0)}" is no terrain: use one of ${known}`);
  }
  if (terrain === 'void' && cell.slice(1) !== '   ') {
    return fault(0, `"${cell.slice(1).trim()}" stands on no hex: write its terrain before it, for example "."`);
  }
  if (label !== NO_LABEL && typeOfLabel(label) === null) {
    return fault(1, `"${label}" is no unit: use one of ${Object.keys(TYPES_BY_LETTER).join(' ')} and a digit`);
  }
  if (units.some((unit) => unit.label === label)) {
    return fault(1, `There are two units "${label}": give one of them another digit`);
  }
  const second = rest.slice(3, 5);
  if (typeOfLabel(second) !== null) {
    return fault(3, `"${label}" and "${second}" stand in one hex: a hex has room for one unit, and takes 4 characters`);
  }
  if (mark !== ' ' && mark !== 'x') {
    return fault(3, `"${mark}" is no mark: leave a space or write "x" after the unit`);
  }
  return { terrain, label, mark, error: null };
}

/** What `parseDrawing` reads back, except ground that is hidden under a token. */
export function printDrawing({ grid, ground, tokens, units, marks }: Drawing): string {
  const labels = new Map(units.map(({ label, hex }) => [hex, label]));
  const marked = new Set(marks);
  const rows = Array.from({ length: grid.rows }, (_, row) => row);
  const groundAt = (column: number, row: number) => ground[hexAt(grid, column, row)] ?? 'void';
  const last = grid.columns - 1;
  const isLastEmpty = rows.every((row) => groundAt(last, row) === 'void');
  return rows
    .map((row) => {
      const cells = Array.from({ length: grid.columns }, (_, column) => {
        const hex = hexAt(grid, column, row);
        const isBlank = groundAt(column, row) === 'void' && column > 0 && !(isLastEmpty && column === last);
        const terrain = isBlank ? ' ' : TERRAIN_CHARACTERS[tokens[hex] ?? groundAt(column, row)];
        return (terrain + (labels.get(hex) ?? '') + (marked.has(hex) ? 'x' : '')).padEnd(CELL);
      });
      return (' '.repeat(row % 2 === grid.indented ? HALF : 0) + cells.join('')).trimEnd();
    })
    .join('\n');
}
