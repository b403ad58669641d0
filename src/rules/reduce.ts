import { produce } from 'immer';
import type { Action } from '../model/action';
import type { GameEvent } from '../model/event';
import type { Refusal } from '../model/refusal';
import type { GameState } from '../model/state';
import { forced, take } from './engine';
import { gameOf, gameOver } from './game';
import { whyNot } from './whyNot';

export interface Result {
  /** The very state given, if the action was refused. */
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly refusal: Refusal | null;
}

const NO_EVENTS: readonly GameEvent[] = [];

/** The only way the game goes on: refuse what is not offered, take what is, run on until somebody must decide. */
export function reduce(state: GameState, action: Action): Result {
  const refusal = whyNot(state, action);
  if (refusal !== null) return { state, events: NO_EVENTS, refusal };
  const events: GameEvent[] = [];
  let next = state;
  for (let answer: Action | null = action; answer !== null; answer = forced(gameOf(next))) {
    next = answerTo(next, answer, events);
  }
  return { state: next, events, refusal: null };
}

const answerTo = (state: GameState, action: Action, events: GameEvent[]): GameState =>
  produce(state, (draft) => take(gameOver(draft, gameOf(state), events), action));
