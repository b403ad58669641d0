import type { OptionalRules } from '../../src/model/options';
import { OPTIONAL_RULES } from '../../src/model/options';
import type { BySide, Side } from '../../src/model/side';
import type { Decision } from '../../src/model/decision';
import type { GameState } from '../../src/model/state';
import type { Budget } from '../../src/ai/budget';
import { choose } from '../../src/ai/choose';
import type { Level } from '../../src/ai/level';
import { decisionOf, reduce, viewFor } from '../../src/rules';
import type { Dice } from '../../src/store/dice';
import { createDice } from '../../src/store/dice';

export const ALL_RULES = Object.fromEntries(OPTIONAL_RULES.map((rule) => [rule, true])) as unknown as OptionalRules;

const FEW: Budget = { playOuts: 2 };

/** What an opponent answers to the decision of a true state, told of nothing but its view. */
export function answerOf(state: GameState, level: Level, random: (limit: number) => number, budget = FEW) {
  const { decider } = decisionOf(state)!;
  if (decider === 'chance') throw new Error('chance decides');
  const view = viewFor(state, decider);
  return choose(view, decisionOf(view)!, level, random, budget);
}

/** A whole game through the checked reducer; every decision is shown before it is answered. */
export function selfPlayed(
  start: GameState,
  levels: BySide<Level>,
  dice: Dice,
  seen: (decision: Decision, state: GameState) => void = () => undefined,
): GameState {
  let state = start;
  for (let decision = decisionOf(state); decision !== null; decision = decisionOf(state)) {
    seen(decision, state);
    const { chance, decider } = decision;
    const action =
      chance !== null ? dice.answer(chance) : answerOf(state, levels[decider as keyof typeof levels], dice.below);
    const { state: next, refusal } = reduce(state, action);
    if (refusal !== null) throw new Error(`${decision.prompt}: ${JSON.stringify(action)} is refused by ${refusal.rule}`);
    state = next;
  }
  return state;
}

/** A choice of a player somewhere in a battle, as the player sees it. */
export interface Asked {
  readonly state: GameState;
  readonly view: GameState;
  readonly side: Side;
  /** That of the view. */
  readonly decision: Decision;
}

/** Every so manieth choice on the way through a battle played at random. */
export function decisionsOnTheWay(start: GameState, every: number, seed = 'way'): Asked[] {
  const dice = createDice(seed);
  const all: Asked[] = [];
  let choices = 0;
  let state = start;
  for (let decision = decisionOf(state); decision !== null; decision = decisionOf(state)) {
    const { chance, decider, options } = decision;
    if (decider !== 'chance' && options.length > 1 && choices++ % every === 0) {
      const view = viewFor(state, decider);
      all.push({ state, view, side: decider, decision: decisionOf(view)! });
    }
    state = reduce(state, chance === null ? options[dice.below(options.length)]! : dice.answer(chance)).state;
  }
  return all;
}
