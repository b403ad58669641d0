import type { Claim } from '../model/battle';
import { MORALE_END, moraleLoss } from '../model/morale';
import type { Side } from '../model/side';
import type { Unit } from '../model/unit';
import { MORALE_VALUE, RANK_DICE } from '../model/unit';
import { UNITS } from '../content/units';
import type { Game } from '../rules';

/** All values are in figures of a green unit, more or less. */
export const POINT_WORTH = 2.5;
export const VICTORY_WORTH = 24;
const COMMANDER_WORTH = 3;
const LEADER_WORTH = 12;

/** What the next step of a house's morale towards its end is worth to its enemy. */
export function moraleWorth({ state }: Game, side: Side): number {
  const loss = moraleLoss(state.morale, side);
  if (state.plan.ratings[side].segment !== 'rout') return loss >= MORALE_END ? 0.05 : 0.35;
  return loss < 0 ? 0.6 : 0.7 + 0.16 * loss;
}

/** What a whole unit is worth to its house: its dice, and what its enemy wins by its end. */
export function unitWorth(game: Game, unit: Unit): number {
  return (
    RANK_DICE[unit.rank] +
    MORALE_VALUE[unit.rank] * moraleWorth(game, unit.side) +
    bounty(game, unit.side) +
    (unit.commander === null ? 0 : isLeader(game, unit) ? LEADER_WORTH : COMMANDER_WORTH)
  );
}

/** The part of a unit's worth that goes with its figures; the rest goes with its last one. */
const IN_FIGURES = 0.6;

export const figureWorth = (game: Game, unit: Unit): number => (unitWorth(game, unit) * IN_FIGURES) / UNITS[unit.type].strength;

/** What is left of it. */
export const standingWorth = (game: Game, unit: Unit): number =>
  unitWorth(game, unit) * (1 - IN_FIGURES) + figureWorth(game, unit) * unit.figures;

function bounty({ state }: Game, side: Side): number {
  let points = 0;
  for (const scoring of state.plan.scoring) {
    if (scoring.when === 'eliminated' && scoring.side !== side) points += scoring.points;
  }
  return points * POINT_WORTH;
}

/** Whose capture wins the battle, or a share in it. */
const isLeader = ({ state }: Game, { commander }: Unit): boolean =>
  state.plan.victory.instant.some(({ claim }) => speaksOf(claim, commander)) ||
  state.plan.victory.atEnd.some(({ claim }) => speaksOf(claim, commander)) ||
  state.plan.scoring.some((scoring) => 'claim' in scoring && speaksOf(scoring.claim, commander));

function speaksOf(claim: Claim, commander: Unit['commander']): boolean {
  if (claim.kind === 'all') return claim.of.some((one) => speaksOf(one, commander));
  return claim.kind === 'captured' && claim.commander === commander;
}
