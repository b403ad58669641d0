import type { Action } from '../../model/action';
import type { BattlePlan } from '../../model/battle';
import { ACTION_TYPES } from './strayAction';
import { deckOf } from '../../content/cards';
import { COMMANDERS } from '../../content/commanders';
import { SIDES } from '../../model/side';

/** What the games so far have tried; what never came up was not tested either. */
export interface Tally {
  readonly actions: Map<string, number>;
  readonly cards: Set<string>;
  readonly commanders: Set<string>;
}

export const newTally = (): Tally => ({ actions: new Map(), cards: new Set(), commanders: new Set() });

export function count(tally: Tally, actions: readonly Action[]): void {
  for (const action of actions) {
    tally.actions.set(action.type, (tally.actions.get(action.type) ?? 0) + 1);
    if (action.type === 'playCard') tally.cards.add(action.card);
    if (action.type === 'commit') tally.commanders.add(action.commander);
  }
}

/** Kinds of actions, cards of the decks and commitment abilities that nobody used. */
export function unseen(tally: Tally, plans: readonly BattlePlan[]): string[] {
  const commanders = [...new Set(plans.flatMap(({ army }) => army.flatMap(({ commander }) => commander ?? [])))];
  const decks = SIDES.flatMap((side) => deckOf(side, commanders.map((id) => COMMANDERS[id].name)));
  return [
    ...ACTION_TYPES.filter((type) => !tally.actions.has(type)),
    ...decks.filter((card) => !tally.cards.has(card)),
    ...commanders.filter((id) => !tally.commanders.has(id)),
  ];
}
