import type { HexMarker } from '../../model/battle';
import type { Hex } from '../../model/hex';
import type { Game } from '../game';

export const markersAt = (game: Game, hex: Hex): HexMarker[] => game.state.markers.filter((marker) => marker.hex === hex);

/** Lays one. They lie in the order of their hexes, so that their place in the list tells nothing about them. */
export function layMarker(game: Game, marker: HexMarker): void {
  game.state.markers = [...game.state.markers, marker].sort((a, b) => a.hex - b.hex);
}

/** Takes one away. Two guards of a rank in one hex may be the same object, of which only one goes. */
export function removeMarker(game: Game, marker: HexMarker): void {
  const gone = game.state.markers.indexOf(marker);
  game.state.markers = game.state.markers.filter((_, index) => index !== gone);
}

/** Puts another in its place: turned up, or somewhere else. */
export function changeMarker(game: Game, marker: HexMarker, change: Partial<HexMarker>): void {
  removeMarker(game, marker);
  layMarker(game, { ...marker, ...change });
}
