import { edgeMiddle, rounded } from './hexShape';
import type { Joins } from './joins';

/** How far from the middle of the hex a bend is held; the smaller, the nearer to the middle it passes. */
const PULL = 0.25;
/** A sharp bend goes around the corner in an arc, so that even a broad river has no kink. */
const SHARP_PULL = 0.556;

/**
 * The lines of a river or a road within one hex, to be stroked with plain ends and round joins. They meet every edge in
 * its middle and at a right angle, so that hexes drawn one by one still make one curve.
 */
export function courses(joins: readonly number[]): string {
  const [only] = joins;
  // There and back again: the turn is a join, and round.
  if (only === undefined) return 'M-14 0H14Z';
  if (joins.length === 1) return `M${edge(only)}L0 0L${edge(only)}`;
  const pairs = joins.flatMap((first, index) => joins.slice(index + 1).map((second) => [first, second] as const));
  // At a fork nobody turns back sharply.
  const gentle = pairs.filter((pair) => !isSharp(pair));
  return (joins.length === 2 || gentle.length < 2 ? pairs : gentle).map(curve).join('');
}

const edge = (direction: number): string => {
  const { x, y } = edgeMiddle(direction);
  return `${x} ${y}`;
};

const isSharp = ([first, second]: readonly [number, number]): boolean => [1, 5].includes(Math.abs(second - first));

function curve(pair: readonly [number, number]): string {
  const pull = isSharp(pair) ? SHARP_PULL : PULL;
  const pulled = pair.map((direction) => {
    const { x, y } = edgeMiddle(direction);
    return `${rounded(x * pull)} ${rounded(y * pull)}`;
  });
  return `M${edge(pair[0])}C${pulled.join(' ')} ${edge(pair[1])}`;
}

/** How a crossing is turned, 0 being from north to south: along the road that leads to it, or straight over the river. */
export function crossingDegrees({ river, road }: Joins): number {
  return road.length > 0 ? bearing(road) + 90 : river.length > 0 ? bearing(river) : 0;
}

/** Where a crossing lies: on the bend of the road, if that has one, and then shorter to stay within the hex. */
export function crossingPlace(joins: Joins): string {
  const turned = `rotate(${crossingDegrees(joins)})`;
  const [first, second] = joins.road;
  if (first === undefined || second === undefined || Math.abs(second - first) === 3) return turned;
  const [from, to] = [edgeMiddle(first), edgeMiddle(second)];
  // The middle of a curve: an eighth of its ends, three eighths of its handles.
  const share = (1 + 3 * PULL) / 8;
  return `translate(${rounded((from.x + to.x) * share)} ${rounded((from.y + to.y) * share)}) ${turned} scale(1 .84)`;
}

/** From the first join to the second, or to the edge opposite. */
function bearing([first = 0, second = first + 3]: readonly number[]): number {
  const from = edgeMiddle(first);
  const to = edgeMiddle(second);
  return rounded((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
}
