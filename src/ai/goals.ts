import type { Claim, Scoring } from '../model/battle';
import type { Hex } from '../model/hex';
import type { Side } from '../model/side';
import type { Game } from '../rules';
import { WEIGHTS } from './weights';

/** A hex that decides something, and for whom. */
export interface Goal {
  readonly hex: Hex;
  /** Who gains by having it. */
  readonly side: Side;
  readonly worth: number;
  /** Held by a control marker, by standing there, or by what is set on fire there. */
  readonly by: 'control' | 'presence' | 'fire';
}

type Count = Extract<Scoring, { readonly each: unknown }>;

/** What the plan makes worth having now; its victories and its points are all that is looked at. */
export function goalsOf(game: Game): Goal[] {
  const { plan } = game.state;
  const { instant, atEnd } = plan.victory;
  return [
    ...[...instant, ...atEnd].flatMap(({ side, claim }) => goalsOfClaim(game, side, claim, WEIGHTS.victory)),
    ...plan.scoring.flatMap((scoring) => goalsOfScoring(game, scoring)),
  ];
}

function goalsOfClaim(game: Game, winner: Side, claim: Claim, worth: number): Goal[] {
  const { markers, control } = game.state;
  switch (claim.kind) {
    case 'all':
      return claim.of.flatMap((one) => goalsOfClaim(game, winner, one, worth));
    case 'controls': {
      const each = worth / claim.atLeast;
      const by = claim.presence ? 'presence' : 'control';
      return claim.hexes.map((hex) => ({ hex, side: claim.side, worth: each, by }));
    }
    case 'places': {
      // A token that lies face down may be a decoy.
      const places = markers.filter(({ kind, hex }) => kind === 'place' || (kind === 'hidden' && control[hex] === undefined));
      return places.map(({ hex, kind }) => ({
        hex,
        side: claim.side,
        worth: (worth / claim.atLeast) * (kind === 'place' ? 1 : 0.5),
        by: 'control',
      }));
    }
    case 'brought': {
      const found = markers.find(({ kind, faceUp }) => kind === claim.marker && faceUp);
      const hidden = markers.filter(({ kind, faceUp }) => !faceUp && (kind === claim.marker || kind === 'hidden'));
      const isWith = found !== undefined && game.state.units.some(({ hex, side }) => hex === found.hex && side === winner);
      const hexes = found === undefined ? hidden.map(({ hex }) => hex) : isWith ? claim.hexes : [found.hex];
      return hexes.map((hex) => ({ hex, side: winner, worth, by: 'presence' }));
    }
    case 'points':
    case 'captured':
    case 'morale':
      return [];
  }
}

function goalsOfScoring(game: Game, scoring: Scoring): Goal[] {
  const { markers, plan, round } = game.state;
  if (scoring.when === 'eliminated') return [];
  const { side } = scoring;
  if (scoring.when === 'taken') {
    const taken = markers.filter(({ kind }) => kind === scoring.marker);
    return taken.map(({ hex }) => ({ hex, side, worth: WEIGHTS.point * scoring.points, by: 'presence' }));
  }
  const times = scoring.when === 'round' ? Math.max(1, plan.rounds - round + 1) : 1;
  if ('claim' in scoring) return goalsOfClaim(game, side, scoring.claim, WEIGHTS.point * scoring.points * times);
  if ('rows' in scoring) return [];
  if ('camp' in scoring) {
    const worth = (WEIGHTS.point * scoring.points * times) / scoring.units;
    return scoring.camp.map((hex) => ({ hex, side, worth, by: 'presence' }));
  }
  return goalsOfCount(game, scoring, WEIGHTS.point * scoring.points * times);
}

/** Points for ruins count by the level of fire that makes one. */
const LEVELS_TO_RUIN = 4;

function goalsOfCount({ state, terrain }: Game, { each, side, hexes, presence }: Count, worth: number): Goal[] {
  const { plan } = state;
  if (each === 'controlled') return hexes.map((hex) => ({ hex, side, worth, by: presence ? 'presence' : 'control' }));
  if (each === 'standing') {
    // What somebody stands on cannot be set on fire (R15.9).
    const standing = hexes.filter((hex) => terrain[hex] === (plan.tokens[hex] ?? plan.ground[hex]));
    return standing.map((hex) => ({ hex, side, worth, by: 'presence' }));
  }
  const perLevel = each === 'fireLevel' ? worth : worth / LEVELS_TO_RUIN;
  return hexes
    .filter((hex) => plan.tokens[hex] !== undefined || plan.ground[hex] !== undefined)
    .map((hex) => ({ hex, side, worth: perLevel, by: 'fire' }));
}
