import type { HexMarker, MarkerKind } from '../../model/battle';
import { OFF_BOARD } from '../../model/hex';
import type { Unit } from '../../model/unit';
import type { Game } from '../game';
import { award } from '../victory';
import { changeMarker, markersAt, removeMarker } from './markers';

/** A unit has ended a movement: it takes the objective that is there (R18.4) and finds what lies there. */
export function arrive(game: Game, unit: Unit): void {
  if (unit.hex === OFF_BOARD || game.state.markers.length === 0) return;
  for (const marker of markersAt(game, unit.hex)) FOUND[marker.kind]?.(game, unit, marker);
}

type Found = (game: Game, unit: Unit, marker: HexMarker) => void;

const FOUND: Readonly<Partial<Record<MarkerKind, Found>>> = {
  objective: takeControl,
  place(game, unit, marker) {
    if (!marker.faceUp) reveal(game, marker);
    takeControl(game, unit);
  },
  decoy(game, _, marker) {
    reveal(game, marker);
    removeMarker(game, game.state.markers.find((one) => one.hex === marker.hex && one.kind === 'decoy')!);
  },
  /** Whoever hides there is found before he has shot. */
  archers(game, unit, marker) {
    if (unit.side === marker.owner) return;
    removeMarker(game, marker);
    game.events?.push({ type: 'markerRevealed', hex: marker.hex, kind: marker.kind });
  },
  catelyn: taken,
};

function takeControl(game: Game, unit: Unit): void {
  if (game.state.control[unit.hex] === unit.side) return;
  game.state.control[unit.hex] = unit.side;
  game.events?.push({ type: 'objectiveTaken', hex: unit.hex, side: unit.side });
}

function reveal(game: Game, marker: HexMarker): void {
  changeMarker(game, marker, { faceUp: true });
  game.events?.push({ type: 'markerRevealed', hex: marker.hex, kind: marker.kind });
}

/** Points for what is taken away (R18.1). */
function taken(game: Game, unit: Unit, marker: HexMarker): void {
  const scoring = game.state.plan.scoring.find(
    (one) => one.when === 'taken' && one.marker === marker.kind && one.side === unit.side,
  );
  if (scoring?.when !== 'taken') return;
  removeMarker(game, marker);
  game.events?.push({ type: 'markerTaken', hex: marker.hex, kind: marker.kind, unit: unit.id });
  award(game, unit.side, scoring.points);
}
