import type { Action } from '../model/action';
import type { Decision } from '../model/decision';
import type { GameState } from '../model/state';
import { openGame } from '../rules';
import type { Budget } from './budget';
import { DEFAULT_BUDGET } from './budget';
import { ranked } from './choose';
import { knightMind } from './knight';
import type { Level } from './level';
import type { Random } from './random';
import type { Reason, ScorerName } from './scorer';
import { because } from './scorer';
import { squireMind } from './squire';
import { valueOf } from './valued';

/** An option as the opponent sees it. */
export interface Explanation {
  readonly option: Action;
  /** In figures of a green unit, the sum of its reasons; or the chances that play-outs found, which then are the first of them. */
  readonly value: number;
  /** The weightiest first; the names are keys of sentences. */
  readonly reasons: readonly Reason[];
}

const SHOWN = 3;

/** The three best options of a decision, what they are worth, and why. */
export function explain(
  view: GameState,
  decision: Decision,
  level: Level,
  random: Random,
  budget: Budget = DEFAULT_BUDGET,
): Explanation[] {
  const { decider } = decision;
  if (decider === 'chance') return [];
  const mind = (level === 'squire' ? squireMind : knightMind)(openGame(view), decider);
  return ranked(view, decision, decider, level, random, budget)
    .slice(0, SHOWN)
    .map(({ option, value }) => {
      const reasons: Reason[] = [];
      const atAGlance = valueOf(mind, decision, option, reasons);
      const isLord = level === 'lordCommander';
      if (!isLord) because(reasons, 'whim', value - atAGlance);
      const why = merged(reasons);
      // What he tried out he values by chances; what he had no time to try he values as a knight does.
      return isLord && value > 0 && value !== atAGlance
        ? { option, value, reasons: [{ scorer: 'playOuts', value }, ...why] }
        : { option, value: isLord ? atAGlance : value, reasons: why };
    });
}

function merged(reasons: readonly Reason[]): Reason[] {
  const sums = new Map<ScorerName, number>();
  for (const { scorer, value } of reasons) sums.set(scorer, (sums.get(scorer) ?? 0) + value);
  return [...sums]
    .map(([scorer, value]) => ({ scorer, value }))
    .filter(({ value }) => Math.abs(value) > 1e-9)
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value));
}
