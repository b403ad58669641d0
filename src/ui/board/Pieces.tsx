import { memo } from 'react';
import { COMMANDERS } from '../../content/commanders';
import type { Hex } from '../../model/hex';
import { OFF_BOARD } from '../../model/hex';
import type { GameState } from '../../model/state';
import { EngagementToken } from '../art/EngagementToken';
import { hexCentre } from '../art/hexShape';
import type { RankLetters } from '../art/letters';
import { ControlSeal } from '../art/Objective';
import { UnitPiece } from '../art/UnitPiece';

type PiecesProps = Pick<GameState, 'plan' | 'units' | 'control' | 'engagements'> & { readonly letters: RankLetters };

/** The units, and what must be seen over them: seals of control, and swords on the edges between engaged units. */
export const Pieces = memo(function Pieces({ plan, units, control, engagements, letters }: PiecesProps) {
  const centre = (hex: Hex) => hexCentre(plan.grid, hex);
  return (
    <g>
      {units.map(({ id, hex, side, type, rank, figures, ready, commander }) =>
        hex === OFF_BOARD ? null : (
          <g key={id} data-unit={id} transform={`translate(${centre(hex).x} ${centre(hex).y})`}>
            <UnitPiece
              {...{ side, type, rank, figures, ready }}
              letter={letters[rank]}
              commander={commander === null ? null : COMMANDERS[commander].name}
              keywords={NO_KEYWORDS}
            />
          </g>
        ),
      )}
      {Object.entries(control).map(([hex, side]) => (
        <g key={hex} transform={`translate(${centre(Number(hex)).x} ${centre(Number(hex)).y})`}>
          <ControlSeal side={side} />
        </g>
      ))}
      {engagements.map(({ stark, lannister, token }) => {
        const a = centre(units[stark]?.hex ?? 0);
        const b = centre(units[lannister]?.hex ?? 0);
        return (
          <g key={`${stark}/${lannister}`} data-engagement={`${stark} ${lannister}`} transform={`translate(${(a.x + b.x) / 2} ${(a.y + b.y) / 2})`}>
            <EngagementToken side={token} />
          </g>
        );
      })}
    </g>
  );
});

// Those of a type go without saying; what is active now is not told by the state alone.
const NO_KEYWORDS = [] as const;
