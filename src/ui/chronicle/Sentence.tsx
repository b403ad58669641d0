import type { Grid, Hex } from '../../model/hex';
import { hexName } from '../../model/hex';
import { FaceSymbol } from '../art/FaceSymbol';
import { lettersOf } from '../art/letters';
import { usePoint } from '../choice/PointedContext';
import { useWords } from '../TableContext';
import type { Piece } from './tellingScene';

/** What must not be parted from a hex by the end of a line. */
const OPENING = /\($/;
const CLOSING = /^[).,]+/;
const textAt = (pieces: readonly Piece[], place: number): string => {
  const piece = pieces[place];
  return typeof piece === 'string' ? piece : '';
};
const isHexAt = (pieces: readonly Piece[], place: number): boolean => {
  const piece = pieces[place];
  return typeof piece === 'object' && 'hex' in piece;
};

interface SentenceProps {
  readonly pieces: readonly Piece[];
  readonly grid: Grid;
  readonly onHex: (hex: Hex) => void;
}

/** A sentence whose hexes can be found on the board, and whose dice are drawn. */
export function Sentence({ pieces, grid, onHex }: SentenceProps) {
  const { text } = useWords();
  const point = usePoint();
  return (
    <span>
      {pieces.map((piece, place) => {
        if (typeof piece === 'string') {
          const rest = isHexAt(pieces, place - 1) ? piece.replace(CLOSING, '') : piece;
          return isHexAt(pieces, place + 1) ? rest.replace(OPENING, '') : rest;
        }
        if ('hex' in piece) {
          const { hex } = piece;
          return (
            <span key={place} className="hex-place">
              {OPENING.exec(textAt(pieces, place - 1))}
              <button
                type="button"
                className="hex-link"
                onClick={() => onHex(hex)}
                onPointerEnter={() => point(hex)}
                onPointerLeave={() => point(null)}
              >
                {hexName(grid, hex)}
              </button>
              {CLOSING.exec(textAt(pieces, place + 1))}
            </span>
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
