import { COMMANDERS } from '../../content/commanders';
import type { Unit } from '../../model/unit';
import { lettersOf } from '../art/letters';
import { UnitPiece } from '../art/UnitPiece';
import { useWords } from '../TableContext';

const NO_KEYWORDS = [] as const;

/** A unit as it stands on the board. */
export function UnitPicture({ unit: { side, type, rank, figures, ready, commander } }: { readonly unit: Unit }) {
  const { text } = useWords();
  return (
    <svg viewBox="-50 -52 100 100" className="unit-picture" aria-hidden="true">
      <UnitPiece
        {...{ side, type, rank, figures, ready }}
        letter={lettersOf(text.ranks)[rank]}
        commander={commander === null ? null : COMMANDERS[commander].name}
        keywords={NO_KEYWORDS}
      />
    </svg>
  );
}
