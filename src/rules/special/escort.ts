import type { Hex } from '../../model/hex';
import type { Unit } from '../../model/unit';
import type { Game } from '../game';
import { NOBODY, unitAt, unitOf } from '../game';
import { changeMarker, markersAt, removeMarker } from './markers';

const escorting = (game: Game) => {
  const rule = game.state.plan.special.find(({ kind }) => kind === 'escort');
  return rule?.kind === 'escort' ? rule.side : null;
};

/** Edmure, once found, goes with the unit of his house that he is with. */
export function bringAlong(game: Game, unit: Unit, from: Hex): void {
  if (escorting(game) !== unit.side) return;
  for (const marker of markersAt(game, from)) {
    if (marker.kind === 'edmure' && marker.faceUp) changeMarker(game, marker, { hex: unit.hex });
  }
}

/** A unit that ends its turn on one of the tokens reveals them all; the false ones go. */
export function findEdmure(game: Game): void {
  const side = escorting(game);
  if (side === null || game.state.turn?.side !== side) return;
  const hidden = game.state.markers.filter((marker) => isHidingPlace(marker.kind) && !marker.faceUp);
  const isFound = hidden.some(({ hex }) => unitAt(game, hex) !== NOBODY && unitOf(game, unitAt(game, hex)).side === side);
  if (!isFound) return;
  for (const marker of hidden) {
    game.events?.push({ type: 'markerRevealed', hex: marker.hex, kind: marker.kind });
    if (marker.kind === 'edmure') changeMarker(game, marker, { faceUp: true });
    else removeMarker(game, marker);
  }
}

const isHidingPlace = (kind: string): boolean => kind === 'edmure' || kind === 'falseEdmure';
