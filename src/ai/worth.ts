import type { BattlePlan, Claim } from '../model/battle';
import type { CommanderId } from '../model/commander';
import { MORALE_END, moraleLoss } from '../model/morale';
import type { Side } from '../model/side';
import { bySide } from '../model/side';
import type { Unit } from '../model/unit';
import { MORALE_VALUE, RANK_DICE } from '../model/unit';
import { UNITS } from '../content/units';
import type { Game } from '../rules';
import { WEIGHTS } from './weights';

/** How much of its price counts: until the last round what is kept may serve better, beyond it nothing does. */
export const thrift = ({ state }: Game): number => (state.round < state.plan.rounds ? 1 : 0.2);

/** What the next step of a house's morale towards its end is worth to its enemy. */
export function moraleWorth({ state }: Game, side: Side): number {
  const loss = moraleLoss(state.morale, side);
  if (state.plan.ratings[side].segment !== 'rout') return loss >= MORALE_END ? 0.05 : WEIGHTS.moraleSafe;
  return WEIGHTS.morale + WEIGHTS.moraleStep * Math.max(0, loss);
}

/** What a whole unit is worth to its house: its dice, and what its enemy wins by its end. */
export function unitWorth(game: Game, { rank, side, commander }: Unit): number {
  const { bounty, leaders } = pricesOf(game.state.plan);
  return (
    RANK_DICE[rank] +
    MORALE_VALUE[rank] * moraleWorth(game, side) +
    WEIGHTS.point * bounty[side] +
    (commander === null ? 0 : leaders.has(commander) ? WEIGHTS.leader : WEIGHTS.commander)
  );
}

export const figureWorth = (game: Game, unit: Unit): number => (unitWorth(game, unit) * WEIGHTS.inFigures) / UNITS[unit.type].strength;

/** What goes with its last figure. */
export const endWorth = (game: Game, unit: Unit): number => unitWorth(game, unit) * (1 - WEIGHTS.inFigures);

/** What is left of it. */
export const standingWorth = (game: Game, unit: Unit): number => endWorth(game, unit) + figureWorth(game, unit) * unit.figures;

/** What a plan says of units as such. */
interface Prices {
  /** In points. */
  readonly bounty: Record<Side, number>;
  /** Whose capture wins the battle, or a share in it. */
  readonly leaders: ReadonlySet<CommanderId>;
}

const known = new WeakMap<BattlePlan, Prices>();

function pricesOf(plan: BattlePlan): Prices {
  const before = known.get(plan);
  if (before !== undefined) return before;
  const { instant, atEnd } = plan.victory;
  const claims = [...instant, ...atEnd].map(({ claim }) => claim);
  for (const scoring of plan.scoring) if ('claim' in scoring) claims.push(scoring.claim);
  const prices = { bounty: bySide((side) => pointsFor(plan, side)), leaders: new Set(claims.flatMap(leadersIn)) };
  known.set(plan, prices);
  return prices;
}

/** Points for a fallen unit of this house. */
const pointsFor = (plan: BattlePlan, side: Side): number =>
  plan.scoring.reduce((sum, one) => (one.when === 'eliminated' && one.side !== side ? sum + one.points : sum), 0);

function leadersIn(claim: Claim): CommanderId[] {
  if (claim.kind === 'all') return claim.of.flatMap(leadersIn);
  return claim.kind === 'captured' ? [claim.commander] : [];
}
