import type { Grid } from '../../model/hex';
import { hexName } from '../../model/hex';
import { FaceSymbol } from '../art/FaceSymbol';
import { lettersOf } from '../art/letters';
import { usePoint } from '../choice/PointedContext';
import { useWords } from '../TableContext';
import type { Piece } from './tellingScene';

/** A sentence whose hexes can be found on the board, and whose dice are drawn. */
export function Sentence({ pieces, grid }: { readonly pieces: readonly Piece[]; readonly grid: Grid }) {
  const { text } = useWords();
  const point = usePoint();
  return (
    <span>
      {pieces.map((piece, place) => {
        if (typeof piece === 'string') return piece;
        if ('hex' in piece) {
          const { hex } = piece;
          return (
            <button
              key={place}
              type="button"
              className="hex-link"
              onClick={() => document.querySelector<SVGElement>(`[data-hex="${hex}"]`)?.focus()}
              onPointerEnter={() => point(hex)}
              onPointerLeave={() => point(null)}
            >
              {hexName(grid, hex)}
            </button>
          );
        }
        const { faces } = piece;
        return (
          <span key={place} role="img" className="inline-dice" aria-label={faces.map((face) => text.faces[face]).join(', ')}>
            {faces.map((face, die) => (
              <svg key={die} viewBox="-24 -24 48 48" aria-hidden="true">
                <FaceSymbol face={face} letters={lettersOf(text.ranks)} />
              </svg>
            ))}
          </span>
        );
      })}{' '}
    </span>
  );
}
