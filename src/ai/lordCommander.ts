import type { Action } from '../model/action';
import type { Decision } from '../model/decision';
import type { Side } from '../model/side';
import type { GameState } from '../model/state';
import { openGame } from '../rules';
import type { Budget } from './budget';
import { spenderOf } from './budget';
import { dealtGame } from './deal';
import { knightMind } from './knight';
import { playOut } from './playOut';
import type { Random } from './random';
import { seeded } from './seeded';
import type { Valued } from './valued';
import { valued } from './valued';

/** Questions worth trying out; for the others a knight's eye is as good. */
const WEIGHED: readonly string[] = ['turn.choose', 'orders.move', 'orders.attack'];

/** How a lord commander searches. */
export const SEARCH = {
  /** Options that are tried at all. */
  tried: 4,
  /** Turns that are played after each at least, where the round is nearly over. */
  turns: 2,
  /** An option so much worse than the best is not tried. */
  hopeless: 2,
  /** How much of a knight's opinion stays, in chances for each figure. */
  prior: 0.01,
  /** Standard errors by which an option must be better, and the variance of one that has hardly been tried. */
  caution: 1,
  doubt: 0.002,
};

/** One option, and how much better it did than the knight's choice in the same luck. */
interface Trial {
  readonly option: Action;
  readonly prior: number;
  sum: number;
  squares: number;
  count: number;
}

/** The knight's best options, tried out with knights on both sides: all of them, then the better half, and so on. */
export function lordValues(view: GameState, decision: Decision, side: Side, random: Random, budget: Budget): Valued[] {
  const ranked = valued(knightMind(openGame(view), side), decision).sort((a, b) => b.value - a.value);
  const most = ranked[0]?.value ?? 0;
  const tried = ranked.slice(0, SEARCH.tried).filter(({ value }) => value > most - SEARCH.hopeless);
  if (!WEIGHED.includes(decision.prompt) || tried.length < 2) return ranked;
  const trials = tried.map(({ option, value }): Trial => ({ option, prior: SEARCH.prior * (value - most), sum: 0, squares: 0, count: 0 }));
  const chances = tryOut(view, trials, side, random, budget);
  return trials.map((trial) => ({ option: trial.option, value: chances + gainOf(trial) })).sort((a, b) => b.value - a.value);
}

/** The same luck for every option, so that they differ by what they do. Answers the chances by the knight's choice. */
function tryOut(view: GameState, trials: readonly Trial[], side: Side, random: Random, budget: Budget): number {
  const spender = spenderOf(budget, trials.length);
  const [first, ...others] = trials;
  let left = others;
  let sum = 0;
  let count = 0;
  for (let stage = 1; left.length > 0 && first !== undefined; stage += 1) {
    while (spender.hasMore(stage)) {
      const seed = random(2 ** 31);
      const chancesBy = ({ option }: Trial): number => {
        const luck = seeded(seed);
        spender.spend();
        return playOut(dealtGame(view, luck), option, side, SEARCH.turns, luck);
      };
      const usual = chancesBy(first);
      sum += usual;
      count += 1;
      for (const trial of left) note(trial, chancesBy(trial) - usual);
    }
    if (stage >= spender.stages) break;
    left = left.sort((a, b) => gainOf(b) - gainOf(a)).slice(0, Math.ceil(left.length / 2));
  }
  return count === 0 ? 0 : sum / count;
}

function note(trial: Trial, gain: number): void {
  trial.sum += gain;
  trial.squares += gain ** 2;
  trial.count += 1;
}

/** What is known for sure of the gain: chance alone must not talk him out of what a knight would do. */
function gainOf({ prior, sum, squares, count }: Trial): number {
  if (count === 0) return prior;
  const mean = sum / count;
  const variance = Math.max(0, squares / count - mean ** 2) + SEARCH.doubt;
  return prior + mean - SEARCH.caution * Math.sqrt(variance / count);
}
