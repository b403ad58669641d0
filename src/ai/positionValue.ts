import { MORALE_END, moraleLoss } from '../model/morale';
import type { Side } from '../model/side';
import { enemyOf } from '../model/side';
import type { Game } from '../rules';
import { NOBODY, isOnBoard, unitOf } from '../rules/game';
import { goalsOf } from './goals';
import type { Mind } from './mind';
import { newMind } from './mind';
import type { Scorer, ScorerName } from './scorer';
import { sumOf } from './scorer';
import { standValue } from './stand';
import { standingWorth } from './worth';

const NOTHING: ReadonlySet<ScorerName> = new Set();

/** What a house has, whatever the enemy has. */
export const POSITION_SCORERS: readonly Scorer<Side>[] = [
  { name: 'material', weight: 0.34, of: ({ game }, side) => sumOfUnits(game, side, (unit) => standingWorth(game, unit)) },
  { name: 'morale', weight: 1.8, of: ({ game }, side) => -shaken(game, side) },
  { name: 'points', weight: 2.2, of: ({ game }, side) => game.state.houses[side].points },
  { name: 'objective', weight: 0.35, of: ({ game }, side) => heldGoals(game, side) },
  { name: 'placement', weight: 0.27, of: (mind, side) => sumOfUnits(mind.game, side, (unit) => standValue(mind, unit, unit.hex, null)) },
];

/** How much better off this house is than its enemy. */
export function positionValue(game: Game, side: Side): number {
  const mine: Mind = newMind(game, side, NOTHING);
  const theirs: Mind = newMind(game, enemyOf(side), NOTHING);
  return sumOf(POSITION_SCORERS, mine, side, null) - sumOf(POSITION_SCORERS, theirs, enemyOf(side), null);
}

/** A lead of so much is as good as three wins in four. */
const CLEAR_LEAD = 8;

/** The chance that this house wins, as far as the position tells. */
export function chancesOf(game: Game, side: Side): number {
  const { outcome } = game.state;
  if (outcome !== null) return Number(outcome.winner === side);
  return 1 / (1 + Math.exp(-positionValue(game, side) / CLEAR_LEAD));
}

function sumOfUnits(game: Game, side: Side, worth: (unit: Game['state']['units'][number]) => number): number {
  let sum = 0;
  for (const unit of game.state.units) if (unit.side === side && isOnBoard(unit)) sum += worth(unit);
  return sum;
}

/** The nearer the rout, the more each step counts (R14.6). */
function shaken({ state }: Game, side: Side): number {
  const loss = Math.max(0, moraleLoss(state.morale, side));
  if (state.plan.ratings[side].segment !== 'rout') return 0.3 * loss;
  return 0.7 * loss + (14 * loss ** 3) / MORALE_END ** 3;
}

/** Late in the battle what is held is more likely to stay so. */
function heldGoals(game: Game, side: Side): number {
  const { control, round, plan } = game.state;
  const certainty = 0.4 + (0.6 * round) / plan.rounds;
  let worth = 0;
  for (const goal of goalsOf(game)) {
    if (goal.side !== side) continue;
    const there = game.at[goal.hex] ?? NOBODY;
    if (goal.by === 'fire') worth += goal.worth * (game.state.fires[goal.hex] ?? 0);
    else if (goal.by === 'control' ? control[goal.hex] === side : there !== NOBODY && unitOf(game, there).side === side) worth += goal.worth;
  }
  return worth * certainty;
}
