import type { Action, ActionType } from '../../model/action';
import type { Refusal, RefusalCode } from '../../model/refusal';
import type { Side } from '../../model/side';
import type { Task } from '../../model/task';
import type { Game } from '../game';

/** Where something is tried that is not offered: who decides, and in which procedure. */
export interface Occasion {
  readonly game: Game;
  readonly side: Side;
  readonly task: Task;
}

export type ActionOf<T extends ActionType> = Extract<Action, { readonly type: T }>;

/** What stands in the way of one kind of action; `null` when nothing particular does. */
export type Obstacle<T extends ActionType> = (occasion: Occasion, action: ActionOf<T>) => Refusal | null;

export const refuse = (rule: string, code: RefusalCode, about: Omit<Refusal, 'rule' | 'code'> = {}): Refusal => ({
  rule,
  code,
  ...about,
});
