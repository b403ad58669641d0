import { memo } from 'react';
import { COMMANDERS } from '../../content/commanders';
import type { GameEvent } from '../../model/event';
import type { Hex } from '../../model/hex';
import { OFF_BOARD } from '../../model/hex';
import type { GameState } from '../../model/state';
import type { Keyword, UnitId } from '../../model/unit';
import { gainedKeywords } from '../../rules';
import { EngagementToken } from '../art/EngagementToken';
import { hexCentre } from '../art/hexShape';
import type { RankLetters } from '../art/letters';
import { ControlSeal } from '../art/Objective';
import { UnitPiece } from '../art/UnitPiece';

interface PiecesProps {
  readonly state: GameState;
  readonly letters: RankLetters;
  /** Whose piece is in the player's hand. */
  readonly lifted?: Hex | undefined;
  /** What is being shown: whoever moves in it passes in front of the others. */
  readonly happening?: readonly GameEvent[] | undefined;
}

/** The units, and what must be seen over them: seals of control, and swords on the edges between engaged units. */
export const Pieces = memo(function Pieces({ state, letters, lifted = OFF_BOARD, happening = [] }: PiecesProps) {
  const { plan, units, control, engagements } = state;
  const centre = (hex: Hex) => hexCentre(plan.grid, hex);
  const passes = (id: UnitId) => Number(happening.some((event) => event.type === 'unitMoved' && event.unit === id));
  return (
    <g>
      {units.toSorted((a, b) => passes(a.id) - passes(b.id)).map((unit) => {
        const { id, hex, side, type, rank, figures, ready, commander } = unit;
        if (hex === OFF_BOARD) return null;
        const keywords = gainedKeywords(state, unit);
        return (
          <g key={id} className="piece" data-unit={id} transform={`translate(${centre(hex).x} ${centre(hex).y})`}>
            <g className={hex === lifted ? 'piece-lifted' : undefined}>
              <UnitPiece
                {...{ side, type, rank, figures, ready }}
                letter={letters[rank]}
                commander={commander === null ? null : COMMANDERS[commander].name}
                keywords={keywords.length === 0 ? NO_KEYWORDS : keywords}
              />
            </g>
          </g>
        );
      })}
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

/** Always the same, so that a piece without any is not drawn again. */
const NO_KEYWORDS: readonly Keyword[] = [];
