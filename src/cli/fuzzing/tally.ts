import { COMMANDER_IDS } from '../../model/commander';
import { CARDS } from '../../content/cards';
import type { FuzzedGame } from './fuzzGame';
import { ACTION_TYPES } from './strayAction';

/** What the games so far have tried; what never came up was not tested either. */
export interface Tally {
  readonly actions: Set<string>;
  readonly cards: Set<string>;
  readonly commanders: Set<string>;
}

export const newTally = (): Tally => ({ actions: new Set(), cards: new Set(), commanders: new Set() });

export function count(tally: Tally, { actions, end }: FuzzedGame): void {
  for (const action of actions) {
    tally.actions.add(action.type);
    if (action.type === 'playCard') tally.cards.add(action.card);
  }
  for (const { id, committed } of end?.commanders ?? []) if (committed) tally.commanders.add(id);
}

/** Kinds of actions, cards and commitment abilities that nobody used. */
export const unseen = (tally: Tally): string[] => [
  ...ACTION_TYPES.filter((type) => !tally.actions.has(type)),
  ...Object.keys(CARDS).filter((card) => !tally.cards.has(card)),
  ...COMMANDER_IDS.filter((id) => !tally.commanders.has(id)),
];
