import type { Action } from './action';
import type { CardId } from './card';
import type { Side } from './side';
import type { Task } from './task';

/** What only chance can answer; whoever holds the dice answers by an action. */
export type Chance =
  | { readonly kind: 'dice'; readonly count: number }
  | { readonly kind: 'shuffle'; readonly cards: readonly CardId[] }
  | { readonly kind: 'direction' }
  | { readonly kind: 'side' };

/** What the game waits for. Derived from the top task, never stored. */
export interface Decision {
  readonly decider: Side | 'chance';
  /** `procedure.step`, the key of the question put to the player. */
  readonly prompt: string;
  /** The procedure that asks, for the wording of the question. */
  readonly task: Task;
  /** Made out of the other player's sight: cards to keep (R4.4), commanders (R19.2), tokens laid face down. */
  readonly isSecret: boolean;
  /** All that may be answered; empty when chance decides. */
  readonly options: readonly Action[];
  readonly chance: Chance | null;
}
