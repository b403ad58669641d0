import { edgeMiddle, rounded } from './hexShape';

/** How far towards the middle of the hex a bend is pulled; the smaller, the nearer to the middle it passes. */
const PULL = 0.25;

/**
 * The lines of a river or a road within one hex. They meet every edge in its middle and at a right angle, so that
 * hexes drawn one by one still make one curve.
 */
export function courses(joins: readonly number[]): string {
  const [first, second] = joins;
  if (first === undefined) return 'M-14 0H14';
  if (second === undefined || joins.length > 2) return joins.map(spoke).join('');
  const from = edgeMiddle(first);
  const to = edgeMiddle(second);
  const pulled = [from, to].map(({ x, y }) => `${rounded(x * PULL)} ${rounded(y * PULL)}`).join(' ');
  return `M${from.x} ${from.y}C${pulled} ${to.x} ${to.y}`;
}

function spoke(direction: number): string {
  const { x, y } = edgeMiddle(direction);
  return `M${x} ${y}L0 0`;
}

/** The angle at which something crosses a river, in degrees: straight over, or along the road that leads to it. */
export function crossingDegrees({ river, road }: { river: readonly number[]; road: readonly number[] }): number {
  const [ahead] = road;
  if (ahead !== undefined) return ahead * 60 + 30;
  const [first, second] = river;
  if (first === undefined) return 0;
  const from = edgeMiddle(first);
  const to = second === undefined ? { x: -from.x, y: -from.y } : edgeMiddle(second);
  return rounded((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
}
