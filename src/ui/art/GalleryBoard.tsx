import { kingsroad } from '../../content/battles/kingsroad';
import { COMMANDERS } from '../../content/commanders';
import type { Text } from '../../content/text/text';
import { UNITS } from '../../content/units';
import { EngagementToken } from './EngagementToken';
import { HEX_RADIUS, HEX_WIDTH, hexCentre } from './hexShape';
import { joinsOf } from './joins';
import { lettersOf } from './letters';
import { ControlSeal, Objective } from './Objective';
import { TerrainTile } from './TerrainTile';
import { UnitPiece } from './UnitPiece';

const { grid, ground, tokens, army, markers } = kingsroad;
const width = (grid.columns + 0.5) * HEX_WIDTH;
const height = HEX_RADIUS * (grid.rows * 1.5 + 0.5);

const placed = (hex: number) => {
  const { x, y } = hexCentre(grid, hex);
  return `translate(${x} ${y})`;
};

/** A whole board, to see that rivers and roads are one line and that pieces can be told from land. */
export function GalleryBoard({ text }: { readonly text: Text }) {
  const letters = lettersOf(text.ranks);
  return (
    <svg className="gallery-board" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {ground.map((land, hex) => (
        <g key={hex} transform={placed(hex)}>
          <TerrainTile ground={land} token={tokens[hex] ?? null} joins={joinsOf(kingsroad, tokens, hex)} seed={hex} />
        </g>
      ))}
      {markers.map(({ hex }) => (
        <g key={hex} transform={placed(hex)}>
          <Objective />
          <ControlSeal side="stark" />
        </g>
      ))}
      {army.map(({ label, side, type, rank, commander, hex }) => (
        <g key={label} transform={placed(hex)}>
          <UnitPiece
            side={side}
            type={type}
            rank={rank}
            letter={letters[rank]}
            figures={UNITS[type].strength - (commander === null ? 0 : 1)}
            ready={hex % 3 !== 0}
            commander={commander === null ? null : COMMANDERS[commander].name}
            keywords={[]}
          />
        </g>
      ))}
      <g transform={`translate(${4.5 * HEX_WIDTH} ${HEX_RADIUS * 7})`}>
        <EngagementToken side="lannister" />
      </g>
    </svg>
  );
}
