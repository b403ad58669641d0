import type { Claim, Scoring } from '../model/battle';
import type { Hex } from '../model/hex';
import { isOrBetter, isOrWorse, zoneOf } from '../model/morale';
import type { Side } from '../model/side';
import type { Outcome } from '../model/state';
import type { Unit } from '../model/unit';
import { rowsFrom } from './board/geometry';
import { endGame } from './endGame';
import type { Game } from './game';
import { NOBODY, isOnBoard, unitAt, unitOf } from './game';

type ClaimOf<K extends Claim['kind']> = Extract<Claim, { readonly kind: K }>;
type CountOf = Extract<Scoring, { readonly each: unknown }>;

const CLAIMS: { readonly [K in Claim['kind']]: (game: Game, claim: ClaimOf<K>) => boolean } = {
  controls: (game, { side, hexes, atLeast, presence }) =>
    hexes.filter((hex) => controls(game, side, hex, presence)).length >= atLeast,
  points: (game, { side, atLeast }) => game.state.houses[side].points >= atLeast,
  // Who is not in the battle is not captured.
  captured: (game, { commander }) => game.state.commanders.some(({ id, captured }) => id === commander && captured),
  morale: (game, { side, zone, or }) => (or === 'better' ? isOrBetter : isOrWorse)(zoneOf(game.state.morale, side), zone),
  places: (game, { side, atLeast }) => placesOf(game, side) >= atLeast,
  brought: (game, { marker, hexes }) =>
    game.state.markers.some(({ kind, faceUp, hex }) => kind === marker && faceUp && hexes.includes(hex)),
  all: (game, { of }) => of.every((claim) => holds(game, claim)),
};

export function holds(game: Game, claim: Claim): boolean {
  // The table pairs each kind with its claim; the look-up loses that pairing.
  const test = CLAIMS[claim.kind] as (game: Game, claim: Claim) => boolean;
  return test(game, claim);
}

/** By its control marker, or where the plan demands presence by a unit that stands there (R18.4). */
function controls(game: Game, side: Side, hex: Hex, presence: boolean): boolean {
  if (!presence) return game.state.control[hex] === side;
  const there = unitAt(game, hex);
  return there !== NOBODY && unitOf(game, there).side === side;
}

const placesOf = ({ state }: Game, side: Side): number =>
  state.markers.filter(({ kind, hex }) => kind === 'place' && state.control[hex] === side).length;

/** How often one hex counts. */
const COUNTS: Readonly<Record<CountOf['each'], (game: Game, hex: Hex, scoring: CountOf) => number>> = {
  // R16.15: what is razed or gone is no place to hold.
  controlled: (game, hex, { side, presence }) => Number(!isGone(game, hex) && controls(game, side, hex, presence)),
  // A razed hex is no building or forest any more, so that its fire does not count beside its ruin.
  fireLevel: (game, hex) => (game.terrain[hex] === 'razed' ? 0 : (game.state.fires[hex] ?? 0)),
  razed: (game, hex) => Number(game.terrain[hex] === 'razed'),
  standing: (game, hex) => Number(!isGone(game, hex)),
  destroyed: (game, hex) => Number(isGone(game, hex)),
};

/** Whether what the plan put there has burnt down. */
const isGone = ({ state, terrain }: Game, hex: Hex): boolean =>
  terrain[hex] !== (state.plan.tokens[hex] ?? state.plan.ground[hex]);

export function award(game: Game, side: Side, points: number): void {
  if (points === 0) return;
  game.state.houses[side].points += points;
  game.events?.push({ type: 'pointsScored', side, points });
}

/** Points for an enemy unit just eliminated (R18.1). */
export function scoreElimination(game: Game, eliminated: Unit): void {
  for (const scoring of game.state.plan.scoring) {
    if (scoring.when === 'eliminated' && scoring.side !== eliminated.side) award(game, scoring.side, scoring.points);
  }
}

/** Points of every round, or those of the last round only (R4.4). */
export function scorePoints(game: Game, when: 'round' | 'end'): void {
  for (const scoring of game.state.plan.scoring) {
    if (scoring.when === when) award(game, scoring.side, pointsOf(game, scoring));
  }
}

function pointsOf(game: Game, scoring: Extract<Scoring, { readonly when: 'round' | 'end' }>): number {
  if ('claim' in scoring) return holds(game, scoring.claim) ? scoring.points : 0;
  if ('rows' in scoring) return furthestRow(game, scoring);
  if ('camp' in scoring) return scoring.points * Math.floor(countUnits(game, scoring.side, scoring.camp) / scoring.units);
  return scoring.points * scoring.hexes.reduce((sum, hex) => sum + COUNTS[scoring.each](game, hex, scoring), 0);
}

const countUnits = (game: Game, side: Side, hexes: readonly Hex[]): number =>
  hexes.filter((hex) => controls(game, side, hex, true)).length;

/** The value of the furthest marked row in or beyond which enough own units stand; rows count from the own edge. */
function furthestRow(game: Game, { side, rows, units: enough }: Extract<Scoring, { readonly rows: unknown }>): number {
  const { grid, edges } = game.state.plan;
  const standing = game.state.units.filter((unit) => unit.side === side && isOnBoard(unit));
  const reached = rows.filter(
    ({ row }) => standing.filter(({ hex }) => rowsFrom(grid, hex, edges[side]) >= row).length >= enough,
  );
  return Math.max(0, ...reached.map(({ points }) => points));
}

/** Asked after every step: an instant victory is never missed; of two at once the active player's counts (R18.3). */
export function checkInstant(game: Game): void {
  const { plan, turn, firstPlayer } = game.state;
  if (plan.victory.instant.length === 0) return;
  const won = plan.victory.instant.filter(({ claim }) => holds(game, claim));
  const winner = (won.find(({ side }) => side === (turn?.side ?? firstPlayer)) ?? won[0])?.side;
  if (winner !== undefined) endGame(game, { winner, reason: 'instant' });
}

/** After the last round; instant victories come before normal ones (R18.3). */
export function endOfGame(game: Game): void {
  checkInstant(game);
  endGame(game, normalOutcome(game));
}

function normalOutcome(game: Game): Outcome {
  const { atEnd, otherwise } = game.state.plan.victory;
  const claimed = atEnd.find(({ claim }) => holds(game, claim));
  if (claimed !== undefined) return { winner: claimed.side, reason: 'claim' };
  return otherwise === 'mostPoints' ? mostPoints(game) : { winner: otherwise, reason: 'otherwise' };
}

/** A tie goes to the better morale; on start, to the holder of momentum (R18.2). */
function mostPoints({ state }: Game): Outcome {
  const { houses, morale, plan } = state;
  const lead = houses.stark.points - houses.lannister.points;
  if (lead !== 0) return { winner: lead > 0 ? 'stark' : 'lannister', reason: 'points' };
  if (morale !== 0) return { winner: morale > 0 ? 'stark' : 'lannister', reason: 'morale' };
  return { winner: plan.momentum, reason: 'momentum' };
}
