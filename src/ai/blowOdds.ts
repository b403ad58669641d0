import type { Game } from '../rules';
import type { Blow } from '../rules/combat/attackDice';
import type { Stakes } from '../rules/combat/stakes';
import { stakesOf } from '../rules/combat/stakes';
import type { AttackOdds } from '../rules/odds';
import { oddsOf } from '../rules/odds';

/** What an opponent wants to know of a blow. */
export interface BlowOdds {
  readonly eliminated: number;
  /** Figures lost on average by a target that survives, times the chance that it does. */
  readonly losses: number;
  readonly retreats: number;
}

const MOST = 16;

// The same few stakes come up in every battle, and the exact odds of a flanking attack cost much more than a look-up.
const known = new Map<number, BlowOdds>();

export function blowOdds(game: Game, blow: Blow): BlowOdds {
  if (blow.form === 'hounds') return digest(oddsOf(game, blow));
  const key = keyOf(stakesOf(game, blow), blow.flanking);
  const before = known.get(key);
  if (before !== undefined) return before;
  const odds = digest(oddsOf(game, blow));
  known.set(key, odds);
  return odds;
}

function keyOf(stakes: Stakes, flanking: boolean): number {
  const { green, blue, red, valor, morale } = stakes.perFace;
  const faces = [green, blue, red, morale].reduce((key, hits) => key * 2 + hits, valor);
  const { dice, shelter, figures, lethal, room } = stakes;
  const ignored = Math.min(stakes.ignoredMorale, MOST - 1);
  return [dice, shelter, figures, lethal, ignored, room, Number(flanking)].reduce((key, part) => key * MOST + part, faces);
}

function digest({ eliminated, retreats, losses }: AttackOdds): BlowOdds {
  // At k the chance of losing at least k figures; those of the eliminated count there.
  const lost = losses.slice(1).reduce((sum, chance) => sum + chance, 0);
  return { eliminated, retreats, losses: Math.max(0, lost - eliminated * (losses.length - 1)) };
}
