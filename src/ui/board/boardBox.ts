import type { BattlePlan } from '../../model/battle';
import { HEX_RADIUS, HEX_WIDTH, hexCentre } from '../art/hexShape';

type Land = Pick<BattlePlan, 'grid' | 'ground'>;

/** How much room the hexes of a battlefield take. */
export function boardSize({ grid, ground }: Land): { readonly width: number; readonly height: number } {
  const right = ground.map((one, hex) => (one === 'void' ? 0 : hexCentre(grid, hex).x + HEX_WIDTH / 2));
  return { width: Math.ceil(Math.max(...right)), height: Math.ceil(HEX_RADIUS * (1.5 * grid.rows + 0.5)) };
}

/** For the edges above and below. */
const MARGIN = 16;

/** The same with the edges. */
export function boardSheet(land: Land): { readonly width: number; readonly height: number } {
  const { width, height } = boardSize(land);
  return { width, height: height + 2 * MARGIN };
}

/** The `viewBox` that shows a whole battlefield between its edges. */
export function boardBox(land: Land): string {
  const { width, height } = boardSheet(land);
  return `0 ${-MARGIN} ${width} ${height}`;
}
