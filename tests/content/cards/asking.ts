import type { GameState } from '../../../src/model/state';
import { offers, unit } from '../../position';

const offeredBy = (state: GameState, word: string): string[] =>
  offers(state)
    .filter((option) => option.startsWith(`${word} `))
    .map((option) => option.slice(word.length + 1));

/** The units that may be chosen now. */
export const choosable = (state: GameState): string[] => offeredBy(state, 'choose');

/** The times at which the tactic may be used; none where its condition is not met. */
export const tactics = (state: GameState): string[] => offeredBy(state, 'tactic');

/** Where this unit may move now. */
export const movesOf = (state: GameState, label: string): string[] => offeredBy(state, `move ${label}`);

export const figures = (state: GameState, ...labels: readonly string[]): number[] =>
  labels.map((label) => unit(state, label).figures);
