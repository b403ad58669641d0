import type { Level } from '../../ai/level';
import type { Side } from '../../model/side';
import type { Thought } from './question';

/** The house that an opponent plays, while it has to decide, and how far it is. */
export interface Turn {
  readonly side: Side;
  readonly level: Level;
  /** `ready` knows its answer, and waits for the table or for whoever watches step by step. */
  readonly phase: 'thinking' | 'ready' | 'failed';
}

export interface Opponent {
  readonly turn: Turn | null;
  /** Somebody tried to play in its stead. */
  readonly isNudged: boolean;
  /** What it thought, by the number of moments before it decided; for this page's lifetime. */
  readonly thoughts: ReadonlyMap<number, Thought>;
  /** What a knight would do in a person's place; its thought is `null` while it is awaited, and empty where it failed. */
  readonly advice: { readonly thought: Thought | null } | null;

  readonly nudge: () => void;
  /** Asks again after a failure. */
  readonly retry: () => void;
  /** Lets an answer that is ready be played, where it is watched step by step. */
  readonly next: () => void;
  /** While the table still shows what happened, or is covered by a sheet, nothing more happens. */
  readonly hold: (isHeld: boolean) => void;
  readonly advise: () => void;
  /** Thinks once more about a decision that was made before this page was opened. */
  readonly recall: (place: number) => void;
}
