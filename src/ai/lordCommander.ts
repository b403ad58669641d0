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
/** Options that are tried at all, and turns played after each. */
const TRIED = 6;
const TURNS = 8;
/** An option so much worse than the best is not tried. */
const HOPELESS = 4;
/** How much of a knight's opinion stays, in chances for each figure. */
const PRIOR = 0.01;

interface Trial {
  readonly option: Action;
  readonly prior: number;
  sum: number;
  count: number;
}

/** The knight's best options, tried out with knights on both sides: all of them, then the better half, and so on. */
export function lordValues(view: GameState, decision: Decision, side: Side, random: Random, budget: Budget): Valued[] {
  const ranked = valued(knightMind(openGame(view), side), decision).sort((a, b) => b.value - a.value);
  const most = ranked[0]?.value ?? 0;
  const tried = ranked.slice(0, TRIED).filter(({ value }) => value > most - HOPELESS);
  if (!WEIGHED.includes(decision.prompt) || tried.length < 2) return ranked;
  const trials = tried.map(({ option, value }): Trial => ({ option, prior: PRIOR * (value - most), sum: 0, count: 0 }));
  tryOut(view, trials, side, random, budget);
  return trials.map((trial) => ({ option: trial.option, value: worthOf(trial) })).sort((a, b) => b.value - a.value);
}

/** The same luck for every option, so that they differ by what they do. */
function tryOut(view: GameState, trials: readonly Trial[], side: Side, random: Random, budget: Budget): void {
  const spender = spenderOf(budget, trials.length);
  let left = [...trials];
  for (let stage = 1; left.length > 1; stage += 1) {
    while (spender.hasMore(stage)) {
      const seed = random(2 ** 31);
      for (const trial of left) {
        const luck = seeded(seed);
        trial.sum += playOut(dealtGame(view, luck), trial.option, side, TURNS, luck);
        trial.count += 1;
        spender.spend();
      }
    }
    left = left.sort((a, b) => worthOf(b) - worthOf(a)).slice(0, Math.ceil(left.length / 2));
  }
}

const worthOf = ({ prior, sum, count }: Trial): number => prior + (count === 0 ? 0 : sum / count);
