import { statementsOf } from '../../rules/notation/positionText';

/** The line, counted from 1, of each action of a written game. */
export function actionLines(text: string): number[] {
  const lines = text.split(/\r?\n/);
  const heading = lines.findIndex((line) => line.trim() === 'actions');
  return heading < 0 ? [] : statementsOf(lines, heading + 1).map(({ line }) => line);
}
