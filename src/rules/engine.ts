import type { Action } from '../model/action';
import type { Decision } from '../model/decision';
import type { Task } from '../model/task';
import type { Draft } from './draft';
import type { Game } from './game';
import type { Next, ShelvedStep } from './procedure';
import { DONE } from './procedure';
import { PROCEDURES } from './procedures';
import { checkInstant } from './victory';

const stepOf = (task: Task): ShelvedStep<Task> => PROCEDURES[task.kind][task.step]!;

/** Moves a task on; `index` because it may have begun others on top of itself. */
function goOn(game: Game, task: Draft<Task>, index: number, step: string): void {
  const { agenda } = game.state;
  if (step !== DONE) task.step = step;
  else if (index === agenda.length - 1) agenda.pop();
  else agenda.splice(index, 1);
}

/** Runs what the rulebook does by itself until somebody must decide. */
export function settle(game: Game): void {
  const { agenda } = game.state;
  while (agenda.length > 0) {
    const index = agenda.length - 1;
    const task = agenda[index]!;
    const { run, when, next } = stepOf(task);
    let to: Next;
    if (run !== null) to = run(game, task);
    else if (when === null || when(game, task)) return;
    goOn(game, task, index, to ?? next);
    if (isOver(game)) return;
  }
}

/** Lets the top task's step take the answer, then settles. */
export function take(game: Game, action: Action): void {
  const index = game.state.agenda.length - 1;
  const task = game.state.agenda[index]!;
  const { answer, next } = stepOf(task);
  goOn(game, task, index, answer!(game, task, action) ?? next);
  game.decision = undefined;
  game.geometry.trail.last = null;
  if (!isOver(game)) settle(game);
}

/** Victories that need no end of a round are looked for at all times (R18.3). */
function isOver(game: Game): boolean {
  checkInstant(game);
  const { outcome, agenda, houses } = game.state;
  if (outcome === null) return false;
  // A card in the middle of which the battle ends is not lost: until resolved it is nowhere else (R9.0).
  for (const task of agenda) if (task.kind === 'card') houses[task.side].discard.push(task.card);
  agenda.length = 0;
  return true;
}

/** What the game waits for; `null` when it is over. */
export function decide(game: Game): Decision | null {
  game.decision ??= ask(game);
  return game.decision;
}

function ask(game: Game): Decision | null {
  const { agenda } = game.state;
  const task: Task | undefined = agenda[agenda.length - 1];
  if (task === undefined) return null;
  const { decider, options, chance, isSecret } = stepOf(task);
  const prompt = `${task.kind}.${task.step}`;
  return chance === null
    ? { decider: decider!(game, task), prompt, task, isSecret, options: options!(game, task), chance: null }
    : { decider: 'chance', prompt, task, isSecret, options: [], chance: chance(game, task) };
}

/** A choice of one is no choice: it is taken for the player. */
export function forced(game: Game): Action | null {
  const decision = decide(game);
  return decision?.options.length === 1 ? decision.options[0]! : null;
}
