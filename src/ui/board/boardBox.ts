import type { Grid } from '../../model/hex';
import { HEX_RADIUS, HEX_WIDTH } from '../art/hexShape';

/** How much room a whole grid takes. */
export const boardSize = ({ columns, rows }: Grid) => ({
  width: Math.ceil((columns + (rows > 1 ? 0.5 : 0)) * HEX_WIDTH),
  height: Math.ceil(HEX_RADIUS * (1.5 * rows + 0.5)),
});

/** For the edges above and below. */
const MARGIN = 16;

/** The `viewBox` that shows a whole grid between its edges. */
export function boardBox(grid: Grid): string {
  const { width, height } = boardSize(grid);
  return `0 ${-MARGIN} ${width} ${height + 2 * MARGIN}`;
}
