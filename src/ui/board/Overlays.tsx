import type { Hex } from '../../model/hex';
import { HexState } from '../art/HexState';
import { hexCentre } from '../art/hexShape';
import { useChoice } from '../choice/ChoiceContext';
import { contour } from './contour';
import type { Overlay } from '../words/board';
import { useOverlays } from './useOverlays';

interface OverlaysProps {
  readonly on: ReadonlySet<Overlay>;
  /** Where a look begins if no unit is picked. */
  readonly anchor: Hex | null;
}

/** What was asked for: a line of sight with what blocks it, zones of control, the reach of a unit. */
export function Overlays({ on, anchor }: OverlaysProps) {
  const { sight, zones, reach } = useOverlays(on, anchor).drawn;
  const { grid } = useChoice().seen.plan;
  const at = (hex: Hex) => `${hexCentre(grid, hex).x} ${hexCentre(grid, hex).y}`;
  return (
    <g className="overlays">
      {zones.map((zone, place) => (
        <g key={place}>
          <path d={contour(grid, new Set(zone))} className="zone zone-halo" />
          <path d={contour(grid, new Set(zone))} className="zone" />
        </g>
      ))}
      {reach.length > 0 && (
        <>
          <path d={contour(grid, new Set(reach))} className="reach reach-halo" />
          <path d={contour(grid, new Set(reach))} className="reach" />
        </>
      )}
      {sight?.obstacles.map((hex) => (
        <g key={hex} transform={`translate(${at(hex)})`}>
          <HexState state="refused" />
        </g>
      ))}
      {sight && (
        <>
          <path d={`M${at(sight.from)}L${at(sight.to)}`} className="sight sight-halo" />
          <path d={`M${at(sight.from)}L${at(sight.to)}`} className={sight.isFree ? 'sight' : 'sight is-blocked'} />
        </>
      )}
    </g>
  );
}
