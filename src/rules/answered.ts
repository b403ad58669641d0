import type { Action, ActionType } from '../model/action';

/** The answer as what the step asked for; anything else is a caller that did not look at the options. */
export function answered<T extends ActionType>(action: Action, type: T): Extract<Action, { readonly type: T }> {
  if (action.type !== type) throw new Error(`Asked for ${type}, answered ${action.type}`);
  return action as Extract<Action, { readonly type: T }>;
}
