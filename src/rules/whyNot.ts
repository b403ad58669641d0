import type { Action } from '../model/action';
import type { Refusal } from '../model/refusal';
import type { GameState } from '../model/state';

/** Why an action is not among the options. */
export function whyNot(_state: GameState, _action: Action): Refusal {
  return { rule: 'R4.3', code: 'notOffered' };
}
