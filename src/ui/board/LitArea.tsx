import type { Grid, Hex } from '../../model/hex';
import { DIRECTIONS, fromAxial, toAxial } from '../../model/hex';
import { HEX_RADIUS, degreesOf, hexCentre, polar } from '../art/hexShape';

/** What can be chosen: one contour round the whole set, and a dot in each hex. */
export function LitArea({ grid, hexes }: { readonly grid: Grid; readonly hexes: ReadonlySet<Hex> }) {
  const border = [...hexes].flatMap((hex) => {
    const centre = hexCentre(grid, hex);
    const { q, r } = toAxial(grid, hex);
    return DIRECTIONS.flatMap((step, direction) => {
      if (hexes.has(fromAxial(grid, { q: q + step.q, r: r + step.r }))) return [];
      const from = polar(HEX_RADIUS, degreesOf(direction) - 30);
      const to = polar(HEX_RADIUS, degreesOf(direction) + 30);
      return `M${centre.x + from.x} ${centre.y + from.y}L${centre.x + to.x} ${centre.y + to.y}`;
    });
  });
  const contour = border.join('');
  return (
    <g className="lit">
      <path d={contour} className="lit-halo" />
      <path d={contour} className="lit-line" />
      {[...hexes].map((hex) => {
        const { x, y } = hexCentre(grid, hex);
        return <circle key={hex} cx={x} cy={y} r={7} className="lit-dot" />;
      })}
    </g>
  );
}
