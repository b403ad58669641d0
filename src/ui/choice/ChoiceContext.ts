import { createContext, use } from 'react';
import type { Level } from '../../ai/level';
import type { Action } from '../../model/action';
import type { Decision } from '../../model/decision';
import type { Side } from '../../model/side';
import type { GameState } from '../../model/state';
import type { Spot } from './steps';

/** What is seen of the game, and what is being chosen in it. */
export interface Choice {
  /** As the players may see it: hidden cards are nowhere in it unless the hand is open. */
  readonly seen: GameState;
  /** Without options where an opponent decides: what it can do is no business of anybody's. */
  readonly decision: Decision | null;
  /** Who decides. */
  readonly side: Side;
  /** The opponent that decides; `null` if a person does. */
  readonly level: Level | null;
  /** Whose hand lies in the dock. */
  readonly handSide: Side;
  /** Nobody is there to hide it from. */
  readonly isHandAlwaysOpen: boolean;
  readonly isHandOpen: boolean;
  readonly toggleHand: () => void;
  /** The options that agree with what was picked and may be read aloud. */
  readonly options: readonly Action[];
  /** What is kept back while the hand is closed: options that name its cards, or a choice that is secret as a whole. */
  readonly hides: 'cards' | 'choice' | null;
  readonly picked: readonly Spot[];
  readonly lit: ReadonlySet<Spot>;
  /** What a finger has chosen; a button confirms it. */
  readonly held: Action | null;
  readonly click: (spot: Spot) => void;
  readonly unpick: () => void;
  readonly play: (option: Action) => void;
}

export const ChoiceContext = createContext<Choice | null>(null);

export function useChoice(): Choice {
  const choice = use(ChoiceContext);
  if (choice === null) throw new Error('There is no game around this component');
  return choice;
}
