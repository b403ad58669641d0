import type { Draft } from 'immer';
import type { Action } from '../model/action';
import type { Decision } from '../model/decision';
import type { Task } from '../model/task';
import type { Game } from './game';
import type { Next, Step } from './procedure';
import { DONE } from './procedure';
import { PROCEDURES } from './procedures';
import { checkInstant } from './victory';

const stepOf = (task: Task): Step<Task> => PROCEDURES[task.kind].steps[task.step]!;

/** Moves a task on; `index` because it may have begun others on top of itself. */
function goOn(game: Game, task: Draft<Task>, index: number, next: Next): void {
  const step = next ?? PROCEDURES[task.kind].following[task.step]!;
  if (step === DONE) game.state.agenda.splice(index, 1);
  else task.step = step;
}

/** Runs what the rulebook does by itself until somebody must decide. */
export function settle(game: Game): void {
  const { agenda } = game.state;
  while (agenda.length > 0) {
    const index = agenda.length - 1;
    const task = agenda[index]!;
    const step = stepOf(task);
    if ('run' in step) goOn(game, task, index, step.run(game, task));
    else if (step.when === undefined || step.when(game, task)) return;
    else goOn(game, task, index, undefined);
    if (isOver(game)) return;
  }
}

/** Lets the top task's step take the answer, then settles. */
export function take(game: Game, action: Action): void {
  const index = game.state.agenda.length - 1;
  const task = game.state.agenda[index]!;
  const step = stepOf(task);
  if ('run' in step) throw new Error(`${task.kind}.${task.step} asks nobody`);
  goOn(game, task, index, step.answer(game, task, action));
  game.decision = undefined;
  // Replaced, not emptied: the state before the answer may still be asked about.
  if (game.reaches.size > 0) game.reaches = new Map();
  if (!isOver(game)) settle(game);
}

/** Victories that need no end of a round are looked for at all times (R18.3). */
function isOver(game: Game): boolean {
  checkInstant(game);
  if (game.state.outcome === null) return false;
  game.state.agenda.length = 0;
  return true;
}

/** What the game waits for; `null` when it is over. */
export function decide(game: Game): Decision | null {
  game.decision ??= ask(game);
  return game.decision;
}

function ask(game: Game): Decision | null {
  const task: Task | undefined = game.state.agenda[game.state.agenda.length - 1];
  if (task === undefined) return null;
  const step = stepOf(task);
  if ('run' in step) throw new Error(`${task.kind}.${task.step} asks nobody`);
  const prompt = `${task.kind}.${task.step}`;
  return 'chance' in step
    ? { decider: 'chance', prompt, task, options: [], chance: step.chance(game, task) }
    : { decider: step.decider(game, task), prompt, task, options: step.options(game, task), chance: null };
}

/** A choice of one is no choice: it is taken for the player. */
export function forced(game: Game): Action | null {
  const decision = decide(game);
  return decision?.options.length === 1 ? decision.options[0]! : null;
}
