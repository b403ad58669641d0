import type { Action } from '../model/action';
import type { Chance } from '../model/decision';
import type { Side } from '../model/side';
import type { Task } from '../model/task';
import type { Draft } from './draft';
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
  readonly when?: (game: Game, task: T) => boolean;
  /** Decided out of the other player's sight. */
  readonly isSecret?: true;
  decider(game: Game, task: T): Side;
  options(game: Game, task: T): Action[];
  answer(game: Game, task: Draft<T>, action: Action): Next;
}

/** Done by chance, that is by whoever holds the dice. */
interface ChanceStep<T extends Task> {
  readonly when?: (game: Game, task: T) => boolean;
  chance(game: Game, task: T): Chance;
  answer(game: Game, task: Draft<T>, action: Action): Next;
}

export type Step<T extends Task> = RunStep<T> | PlayerStep<T> | ChanceStep<T>;

/** A step as the loop reads it: every part is there, `null` where the step has none. */
export interface ShelvedStep<T extends Task> {
  /** The step after it. */
  readonly next: string;
  readonly run: RunStep<T>['run'] | null;
  readonly when: ((game: Game, task: T) => boolean) | null;
  readonly isSecret: boolean;
  readonly decider: PlayerStep<T>['decider'] | null;
  readonly options: PlayerStep<T>['options'] | null;
  readonly chance: ChanceStep<T>['chance'] | null;
  readonly answer: PlayerStep<T>['answer'] | null;
}

/** A chapter of the rulebook: its steps in order. */
export type Procedure<T extends Task> = Readonly<Record<string, ShelvedStep<T>>>;

const NO_PARTS = { run: null, when: null, isSecret: false, decider: null, options: null, chance: null, answer: null };

export function procedure<T extends Task>(steps: Readonly<Record<string, Step<T>>>): Procedure<T> {
  const names = [...Object.keys(steps), DONE];
  return Object.fromEntries(
    Object.entries(steps).map(([name, step], i) => [name, { next: names[i + 1]!, ...NO_PARTS, ...step }]),
  );
}

/** An interrupt is a push: the new task runs first. */
export function begin(game: Game, task: Task): void {
  game.state.agenda.push(task as Draft<Task>);
}
