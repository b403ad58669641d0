import type { Grid, Hex } from '../../model/hex';
import { DIRECTIONS, fromAxial, toAxial } from '../../model/hex';
import { HEX_RADIUS, HEX_WIDTH, degreesOf, hexCentre, polar, rounded } from '../art/hexShape';

const HALF = rounded(HEX_WIDTH / 2);
const CORNERS = [0, 1, 2, 3, 4, 5].map((corner) => polar(HEX_RADIUS, corner * 60 - 90));

/** One line round a whole set of hexes; a set in two parts has two. */
export function contour(grid: Grid, hexes: ReadonlySet<Hex>): string {
  const edges = [...hexes].flatMap((hex) => {
    const { x, y } = hexCentre(grid, hex);
    const { q, r } = toAxial(grid, hex);
    return DIRECTIONS.flatMap((step, direction) => {
      if (hexes.has(fromAxial(grid, { q: q + step.q, r: r + step.r }))) return [];
      const from = polar(HEX_RADIUS, degreesOf(direction) - 30);
      const to = polar(HEX_RADIUS, degreesOf(direction) + 30);
      return `M${rounded(x + from.x)} ${rounded(y + from.y)}L${rounded(x + to.x)} ${rounded(y + to.y)}`;
    });
  });
  return edges.join('');
}

/** Many hexes as one path: a board has 160, and the browser one thing to paint. */
export const hexesPath = (grid: Grid, hexes: readonly Hex[]): string =>
  hexes.map((hex) => hexagonAt(hexCentre(grid, hex).x, hexCentre(grid, hex).y)).join('');

/** The half hexes at both ends of the shorter rows: no part of the battlefield (R7.1), but of the board. */
export function halfHexes({ columns, rows, indented }: Grid): string {
  return Array.from({ length: rows }, (_, row) => row)
    .filter((row) => row % 2 === indented)
    .flatMap((row) => {
      const y = HEX_RADIUS * (1 + row * 1.5);
      const right = rounded(columns * HEX_WIDTH);
      return [`M0 ${y - 50}L${HALF} ${y - 25}V${y + 25}L0 ${y + 50}Z`, `M${right} ${y - 50}L${right - HALF} ${y - 25}V${y + 25}L${right} ${y + 50}Z`];
    })
    .join('');
}

const hexagonAt = (x: number, y: number): string =>
  `M${CORNERS.map((corner) => `${rounded(x + corner.x)} ${rounded(y + corner.y)}`).join('L')}Z`;
