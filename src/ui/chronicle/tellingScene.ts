import { sceneBetween } from '../../content/text/sceneBetween';
import type { Scene } from '../../content/text/text';
import type { Face } from '../../model/dice';
import type { Hex } from '../../model/hex';
import type { GameState } from '../../model/state';

/** A piece of a sentence: words, a hex to point at, or dice to draw. */
export type Piece = string | { readonly hex: Hex } | { readonly faces: readonly Face[] };

/** Leaves marks in a sentence where hexes and dice belong. */
export function tellingScene(before: GameState, after: GameState): Scene {
  const scene = sceneBetween(before, after);
  return {
    unit(id) {
      const called = scene.unit(id);
      const hex = (before.units[id] ?? after.units[id])?.hex;
      return called.mark === '' || hex === undefined ? called : { ...called, mark: `⟦${hex}⟧` };
    },
    hex: (hex) => `⟦${hex}⟧`,
    faces: (faces) => `⟦${faces.join(' ')}⟧`,
  };
}

/** A sentence told in such a scene, taken apart at its marks. */
export const piecesOf = (sentence: string): Piece[] =>
  sentence.split(/[⟦⟧]/).map((piece, place) => {
    if (place % 2 === 0) return piece;
    return /^\d+$/.test(piece) ? { hex: Number(piece) } : { faces: piece.split(' ') as Face[] };
  });
