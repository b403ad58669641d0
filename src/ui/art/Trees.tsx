import { polar } from './hexShape';
import { Shape } from './Shape';

const ROUND = 'M-8.5-9a8.5 8.5 0 1 1 17 0a8.5 8.5 0 1 1-17 0M-4.5-11.5a5 5 0 0 1 5-3M-2.5-4.5a5 5 0 0 0 6-1.5M0-.5V4';
const CONIFER = 'M0-21L5.5-12H3L7.5-5H4.5L8.5 0H-8.5L-4.5-5H-7.5L-3-12H-5.5ZM0 0V4';

interface TreeAt {
  readonly x: number;
  readonly y: number;
  readonly conifer: boolean;
  readonly size: number;
}

interface TreesProps {
  /** Turned over for half of the hexes, so that a wood is not a wallpaper. */
  readonly mirrored?: boolean;
}

export function Trees({ mirrored = false }: TreesProps) {
  return <Shape name="wood" transform={mirrored ? 'scale(-1 1)' : undefined} />;
}

/** Trees along the edges that river or road leave free. */
export function TreesBeside({ joins }: { readonly joins: readonly number[] }) {
  const free = [0, 1, 2, 3, 4, 5].filter((direction) => !joins.includes(direction));
  const trees = free.flatMap((direction) => [
    at(37, direction * 60 - 78, direction % 2 === 0),
    at(35, direction * 60 - 42, direction % 2 === 1),
  ]);
  return <g>{trees.sort((a, b) => a.y - b.y).map(drawn)}</g>;
}

function at(radius: number, degrees: number, conifer: boolean): TreeAt {
  const { x, y } = polar(radius, degrees);
  return { x, y: y + 6, conifer, size: 0.8 };
}

function drawn({ x, y, conifer, size }: TreeAt) {
  return (
    <path
      key={`${x} ${y}`}
      d={conifer ? CONIFER : ROUND}
      transform={`translate(${x} ${y}) scale(${size})`}
      fill={conifer ? 'var(--conifer)' : 'var(--forest-tree)'}
      stroke="var(--forest-outline)"
      strokeWidth={1.5}
      strokeLinejoin="round"
    />
  );
}
