import type { RankLetters } from '../art/letters';
import type { Hex } from '../../model/hex';
import type { GameState } from '../../model/state';
import { Fire } from '../art/Fire';
import { hexCentre } from '../art/hexShape';
import { Marker } from '../art/Marker';
import { Objective } from '../art/Objective';

interface HexMarksProps {
  readonly state: GameState;
  readonly letters: RankLetters;
}

/** What lies on hexes below the units: objectives, tokens, fires. */
export function HexMarks({ state, letters }: HexMarksProps) {
  const { plan, fires, markers } = state;
  const at = (hex: Hex) => {
    const { x, y } = hexCentre(plan.grid, hex);
    return `translate(${x} ${y})`;
  };
  return (
    <g>
      {markers.map((marker, place) => (
        <g key={place} transform={at(marker.hex)}>
          {marker.kind === 'objective' ? <Objective /> : <Marker marker={marker} letters={letters} />}
        </g>
      ))}
      {Object.entries(fires).map(([hex, level]) => (
        <g key={hex} data-fire={hex} transform={at(Number(hex))}>
          <Fire level={level} />
        </g>
      ))}
    </g>
  );
}
