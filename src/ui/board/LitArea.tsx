import { memo } from 'react';
import type { Grid, Hex } from '../../model/hex';
import { hexCentre } from '../art/hexShape';
import { contour, halfHexes, hexesPath } from './contour';

interface LitAreaProps {
  readonly grid: Grid;
  /** All hexes of the battlefield. */
  readonly hexes: readonly Hex[];
  readonly lit: ReadonlySet<Hex>;
  /** Those of them that have a mark of their own. */
  readonly targets: ReadonlyMap<Hex, unknown>;
}

/** What can be chosen: one contour round the whole set, a dot in each hex, and a veil over the rest. */
export const LitArea = memo(function LitArea({ grid, hexes, lit, targets }: LitAreaProps) {
  if (lit.size === 0) return null;
  const area = [...lit].filter((hex) => !targets.has(hex));
  const line = contour(grid, new Set(area));
  const dots = area.map((hex) => `M${hexCentre(grid, hex).x} ${hexCentre(grid, hex).y}h0`).join('');
  return (
    <g className="lit">
      <path d={hexesPath(grid, hexes.filter((hex) => !lit.has(hex))) + halfHexes(grid)} className="veil" />
      <path d={line} className="lit-halo" />
      <path d={line} className="lit-line" />
      <path d={dots} className="lit-dot-halo" />
      <path d={dots} className="lit-dot" />
    </g>
  );
});
