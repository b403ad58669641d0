import { COMMANDERS } from '../content/commanders';
import type { Hex } from '../model/hex';
import type { Rank, Unit } from '../model/unit';
import type { Game } from '../rules';
import type { Mind } from './mind';
import { threatAt } from './mind';
import { WEIGHTS } from './weights';

/** Hits of one die by the rank of its target (R11.7). */
const HITS_PER_DIE: Readonly<Record<Rank, number>> = { green: 0.5, blue: 0.375, red: 0.25 };

/** What a unit may lose on a hex before it can answer. */
export const figuresAtRisk = (mind: Mind, unit: Unit, hex: Hex): number => Math.min(WEIGHTS.mostHits, hitsAt(mind, unit, hex));

/** A commander falls to what goes beyond the figures around him (R6.3). */
export function chanceOfCapture(mind: Mind, unit: Unit, hex: Hex): number {
  if (unit.commander === null) return 0;
  return chanceOfAtLeast(unit.figures + COMMANDERS[unit.commander].captureValue, hitsAt(mind, unit, hex));
}

const hitsAt = (mind: Mind, { rank }: Unit, hex: Hex): number => threatAt(mind, hex) * HITS_PER_DIE[rank] * shelter(mind.game, hex);

/** The share of hits that the ground lets through. */
function shelter({ land }: Game, hex: Hex): number {
  const rule = land[hex];
  if (rule === undefined) return 1;
  return (rule.diceAgainst === null ? 1 : 0.75) * (rule.cover > 0 ? 0.6 : 1);
}

/** That so many hits fall where `mean` are to be expected, each by itself: the distribution of Poisson. */
function chanceOfAtLeast(hits: number, mean: number): number {
  let chance = Math.exp(-mean);
  let fewer = 0;
  for (let count = 0; count < hits; count += 1) {
    fewer += chance;
    chance *= mean / (count + 1);
  }
  return 1 - fewer;
}
