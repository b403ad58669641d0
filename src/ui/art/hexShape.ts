import { columnOf, type Grid, type Hex, rowOf } from '../../model/hex';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The unit of all drawing: a pointy-top hex has this radius. */
export const HEX_RADIUS = 50;
export const HEX_WIDTH = HEX_RADIUS * Math.sqrt(3);

const DEGREE = Math.PI / 180;

export const polar = (radius: number, degrees: number): Point => ({
  x: rounded(radius * Math.cos(degrees * DEGREE)),
  y: rounded(radius * Math.sin(degrees * DEGREE)),
});

/** Short numbers keep the page small; a hundredth of a unit is never seen. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Towards the neighbour in a direction, counted clockwise from north-east. */
export const degreesOf = (direction: number): number => direction * 60 - 60;

/** The middle of the edge shared with the neighbour in a direction. */
export const edgeMiddle = (direction: number): Point => polar(HEX_WIDTH / 2, degreesOf(direction));

export const pathThrough = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;

/** A pointy-top hexagon around the origin; with a second radius every other of its twelve corners is drawn in. */
export function hexagon(radius: number, between?: number): string {
  const corners = [0, 1, 2, 3, 4, 5].flatMap((corner) => {
    const point = polar(radius, corner * 60 - 90);
    return between === undefined ? [point] : [point, polar(between, corner * 60 - 60)];
  });
  return pathThrough(corners);
}

export const HEX_PATH = hexagon(HEX_RADIUS);

/** Where a hex of a grid has its middle; that of the first hex of an unshifted row is half a hex from the left. */
export function hexCentre(grid: Grid, hex: Hex): Point {
  const row = rowOf(grid, hex);
  const shift = row % 2 === grid.indented ? 1 : 0.5;
  return { x: rounded((columnOf(grid, hex) + shift) * HEX_WIDTH), y: rounded(HEX_RADIUS * (1 + row * 1.5)) };
}
