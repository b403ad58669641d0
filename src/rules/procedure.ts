import type { Draft } from 'immer';
import type { Action } from '../model/action';
import type { Chance } from '../model/decision';
import type { Side } from '../model/side';
import type { Task } from '../model/task';
import type { Game } from './game';

/** Ends the procedure. */
export const DONE = 'DONE';

/** The step to go to: its name, DONE, or nothing for the next one in order. */
export type Next = string | undefined;

/** Done by the rulebook. */
interface RunStep<T extends Task> {
  run(game: Game, task: Draft<T>): Next;
}

/** Done by a player: what may be done stands beside what doing it does. Passed over where `when` says no. */
interface PlayerStep<T extends Task> {
  when?(game: Game, task: T): boolean;
  decider(game: Game, task: T): Side;
  options(game: Game, task: T): Action[];
  answer(game: Game, task: Draft<T>, action: Action): Next;
}

/** Done by chance, that is by whoever holds the dice. */
interface ChanceStep<T extends Task> {
  when?(game: Game, task: T): boolean;
  chance(game: Game, task: T): Chance;
  answer(game: Game, task: Draft<T>, action: Action): Next;
}

export type Step<T extends Task> = RunStep<T> | PlayerStep<T> | ChanceStep<T>;

/** A chapter of the rulebook: its steps in order. */
export interface Procedure<T extends Task> {
  readonly steps: Readonly<Record<string, Step<T>>>;
  /** The step after each. */
  readonly following: Readonly<Record<string, string>>;
}

export function procedure<T extends Task>(steps: Readonly<Record<string, Step<T>>>): Procedure<T> {
  const names = Object.keys(steps);
  return { steps, following: Object.fromEntries(names.map((name, i) => [name, names[i + 1] ?? DONE])) };
}

/** An interrupt is a push: the new task runs first. */
export function begin(game: Game, task: Task): void {
  game.state.agenda.push(task as Draft<Task>);
}
