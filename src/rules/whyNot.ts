import type { Action } from '../model/action';
import type { Refusal } from '../model/refusal';
import type { GameState } from '../model/state';
import { decide } from './engine';
import { gameOf } from './game';
import { sameAction } from './sameAction';
import { refuse } from './whyNot/attempt';
import { chanceRefusal } from './whyNot/chanceRefusal';
import { isWellFormed } from './whyNot/isWellFormed';
import { obstacleTo } from './whyNot/obstacleTo';
import { QUESTIONS } from './whyNot/questions';
import { unknownThing } from './whyNot/unknownThing';

/**
 * Why an action is not taken: the clause, and what stands in the way; `null` when it is. Options are the validation:
 * what is among them is legal, and only then is a reason looked for. Never throws, whatever a file holds.
 */
export function whyNot(state: GameState, attempt: Action): Refusal | null {
  if (!isWellFormed(attempt)) return refuse('R4.3', 'malformed');
  const game = gameOf(state);
  const decision = decide(game);
  if (decision === null) return refuse('R18.3', 'gameOver');
  const { decider, task, options, chance, prompt } = decision;
  const { rule } = QUESTIONS[prompt]!;
  if (decider === 'chance') return chanceRefusal(chance!, attempt, rule);
  if (options.some((option) => sameAction(option, attempt))) return null;
  const occasion = { game, side: decider, task };
  return unknownThing(game, attempt) ?? obstacleTo(occasion, attempt) ?? refuse(rule, 'notOffered');
}
