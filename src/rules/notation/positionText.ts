import type { Drawing } from '../../model/drawing';
import { parseDrawing } from '../../model/drawing';
import { Fault } from './fault';

/** A line `keyword rest` of a position or game. */
export interface Statement {
  readonly line: number;
  readonly keyword: string;
  readonly rest: string;
  readonly words: readonly string[];
}

export interface PositionText {
  /** The line in which the drawing begins. */
  readonly top: number;
  readonly drawing: Drawing;
  readonly statements: readonly Statement[];
}

/** Lines of nothing but a comment or spaces say nothing. Only here: in a drawing `#` is a building. */
export function statementsOf(lines: readonly string[], from: number): Statement[] {
  return lines.slice(from).flatMap((text, index) => {
    const [keyword = '', ...words] = text.trim().split(/\s+/);
    const rest = text.trim().slice(keyword.length).trim();
    return keyword === '' || keyword.startsWith('#') ? [] : [{ line: from + index + 1, keyword, rest, words }];
  });
}

/** A drawing up to the first empty line, then statements. */
export function readPositionText(lines: readonly string[]): PositionText {
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first < 0) throw new Fault('The position is empty: begin with a drawing');
  const length = lines.slice(first).findIndex((line) => line.trim() === '');
  const end = length < 0 ? lines.length : first + length;
  const drawing = parseDrawing(lines.slice(0, end).join('\n'));
  if ('error' in drawing) throw new Fault(`${drawing.error} (column ${drawing.column})`, drawing.line);
  const mark = drawing.marks[0];
  if (mark !== undefined) {
    throw new Fault('A position has no marks: leave out the "x"', first + 1 + Math.floor(mark / drawing.grid.columns));
  }
  return { top: first + 1, drawing, statements: statementsOf(lines, end) };
}
