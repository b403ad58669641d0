import type { Grid, Hex } from '../../model/hex';
import { hexCentre } from '../art/hexShape';

interface WayLineProps {
  readonly grid: Grid;
  readonly path: readonly Hex[];
}

/** Dots from hex to hex. */
export function WayLine({ grid, path }: WayLineProps) {
  const line = `M${path.map((hex) => `${hexCentre(grid, hex).x} ${hexCentre(grid, hex).y}`).join('L')}`;
  return (
    <>
      <path d={line} className="way way-halo" />
      <path d={line} className="way" />
    </>
  );
}
