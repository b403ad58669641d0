import type { Action } from '../model/action';
import type { Decision } from '../model/decision';
import type { Side } from '../model/side';
import type { GameState } from '../model/state';
import { openGame } from '../rules';
import type { Budget } from './budget';
import { DEFAULT_BUDGET } from './budget';
import { knightMind } from './knight';
import type { Level } from './level';
import { lordValues } from './lordCommander';
import type { Random } from './random';
import { squireValues } from './squire';
import type { Valued } from './valued';
import { valued } from './valued';

/**
 * The answer of an opponent to a decision of its own, from nothing but what its house may see: `view` is `viewFor(state,
 * side)`, `decision` the decision of that view.
 */
export function choose(
  view: GameState,
  decision: Decision,
  level: Level,
  random: Random,
  budget: Budget = DEFAULT_BUDGET,
): Action {
  const [only, ...others] = decision.options;
  if (only === undefined || decision.decider === 'chance') throw new Error(`No option of ${decision.prompt} to choose from`);
  if (others.length === 0) return only;
  return ranked(view, decision, decision.decider, level, random, budget)[0]?.option ?? only;
}

/** The options as this level sees them, the best first. */
export function ranked(
  view: GameState,
  decision: Decision,
  side: Side,
  level: Level,
  random: Random,
  budget: Budget,
): Valued[] {
  if (level === 'squire') return squireValues(openGame(view), decision, side, random);
  if (level === 'lordCommander') return lordValues(view, decision, side, random, budget);
  return knightValues(view, decision, side, random);
}

/** What is laid or placed before play would be foreseen if it were always laid alike. */
const WHIM = 2;
const STEPS = 100;

function knightValues(view: GameState, decision: Decision, side: Side, random: Random): Valued[] {
  const values = valued(knightMind(openGame(view), side), decision);
  const isBeforePlay = decision.task.kind === 'deploy' || decision.task.kind === 'skirmish';
  const whims = isBeforePlay
    ? values.map(({ option, value }) => ({ option, value: value + (WHIM * random(STEPS)) / STEPS }))
    : values;
  return whims.sort((a, b) => b.value - a.value);
}
