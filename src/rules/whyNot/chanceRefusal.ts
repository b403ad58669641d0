import type { Action } from '../../model/action';
import type { Chance } from '../../model/decision';
import type { Refusal } from '../../model/refusal';
import { refuse } from './attempt';

/** Why chance does not answer so; `null` when it may. `rule` is the clause by which it is asked. */
export function chanceRefusal(chance: Chance, action: Action, rule: string): Refusal | null {
  if (chance.kind === 'dice' && action.type === 'roll') {
    return action.faces.length === chance.count ? null : refuse(rule, 'wrongCount');
  }
  if (chance.kind === 'shuffle' && action.type === 'shuffle') {
    return areSame(action.cards, chance.cards) ? null : refuse(rule, 'wrongCards');
  }
  if (chance.kind !== 'dice' && chance.kind !== 'shuffle' && chance.kind === action.type) return null;
  return refuse(rule, 'chanceDecides');
}

/** The same cards, in whatever order. */
const areSame = (one: readonly string[], other: readonly string[]): boolean =>
  JSON.stringify([...one].sort()) === JSON.stringify([...other].sort());
