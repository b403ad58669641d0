import type { BySide } from '../../src/model/side';
import type { Decision } from '../../src/model/decision';
import type { GameState } from '../../src/model/state';
import type { Budget } from '../../src/ai/budget';
import { choose } from '../../src/ai/choose';
import type { Level } from '../../src/ai/level';
import { decisionOf, reduce, viewFor } from '../../src/rules';
import type { Dice } from '../../src/store/dice';

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
