import type { Grid } from '../../model/hex';
import { HEX_RADIUS, HEX_WIDTH } from '../art/hexShape';

/** The `viewBox` that shows a whole grid. */
export function boardBox({ columns, rows }: Grid): string {
  const width = (columns + (rows > 1 ? 0.5 : 0)) * HEX_WIDTH;
  const height = HEX_RADIUS * (1.5 * rows + 0.5);
  return `0 0 ${Math.ceil(width)} ${Math.ceil(height)}`;
}
