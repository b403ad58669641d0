import type { Action } from '../model/action';
import type { GameEvent } from '../model/event';
import type { Refusal } from '../model/refusal';
import type { GameState } from '../model/state';
import { gameOf, remember } from './game';
import { ownGame } from './ownGame';
import { play } from './search';
import { shared } from './shared';
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
  const game = ownGame(gameOf(state), events);
  play(game, action);
  const next = shared<GameState>(state, game.state);
  remember(next, game);
  return { state: next, events, refusal: null };
}
