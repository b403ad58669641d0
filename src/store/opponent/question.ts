import type { Explanation } from '../../ai/explain';
import type { Level } from '../../ai/level';
import type { GameState } from '../../model/state';

/** What an opponent is asked, and all that it is ever told: the game as its house sees it, and how to think. */
export interface Question {
  /** Of the house that decides. */
  readonly view: GameState;
  readonly level: Level;
  /** The same one gives the same whims. */
  readonly seed: number;
  /** For whoever thinks as long as he may. */
  readonly milliseconds: number;
}

/** The best options that it saw, the best first: that one is its answer. */
export type Thought = readonly Explanation[];

/** Questions cross to the worker and answers come back with a number of their own. */
export type Asked = Question & { readonly id: number };
export type Answered = { readonly id: number; readonly thought: Thought };
