import type { Drawing } from '../../model/drawing';
import { surveyDrawing } from '../../model/drawing';
import type { Statement } from './positionText';
import { statementsOf } from './positionText';

/** What is wrong with a battle, and in which line, counted from 1. */
export interface BattleFault {
  readonly line: number;
  readonly what: string;
}

export interface BattleText {
  /** The line in which the drawing begins. */
  readonly top: number;
  /** `null` if it cannot be read, which the faults then say. */
  readonly drawing: Drawing | null;
  readonly statements: readonly Statement[];
  readonly faults: readonly BattleFault[];
}

const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === '';

/** `battle ID` and other statements, an empty line, the drawing, an empty line, and more statements. */
export function readBattleText(lines: readonly string[]): BattleText {
  const last = Math.max(1, lines.findLastIndex((line) => !isBlank(line)) + 1);
  const cannotRead = (line: number, what: string) => {
    return { top: line, drawing: null, statements: [], faults: [{ line, what }] };
  };
  const [header] = statementsOf(lines, 0);
  if (header?.keyword !== 'battle') {
    const what = 'A battle begins with its id: write "battle" and the id, an empty line, and then the drawing';
    return cannotRead(header?.line ?? 1, what);
  }
  // No row of hexes begins with a letter.
  const isTop = (line: string, index: number) =>
    index >= header.line && isBlank(lines[index - 1]) && /^\s*[^a-z\s]/.test(line);
  const start = lines.findIndex(isTop);
  if (start < 0) return cannotRead(last, 'There is no drawing: draw the board after an empty line');
  const length = lines.slice(start).findIndex(isBlank);
  const end = length < 0 ? lines.length : start + length;
  const statements = [...statementsOf(lines.slice(0, start), 0), ...statementsOf(lines, end)];
  const drawing = surveyDrawing([...Array<string>(start).fill(''), ...lines.slice(start, end)].join('\n'));
  if (!('grid' in drawing)) {
    const faults = drawing.map(({ error, line, column }) => ({ line, what: `${error} (column ${column})` }));
    return { top: start + 1, drawing: null, statements, faults };
  }
  const mark = drawing.marks[0];
  if (mark === undefined) return { top: start + 1, drawing, statements, faults: [] };
  const line = start + 1 + Math.floor(mark / drawing.grid.columns);
  return { top: start + 1, drawing, statements, faults: [{ line, what: 'A battle has no marks: leave out the "x"' }] };
}
