import type { Action } from '../../model/action';
import type { CommanderId } from '../../model/commander';
import type { Refusal } from '../../model/refusal';
import type { Side } from '../../model/side';
import type { SetupCard, Skirmish } from '../../model/skirmish';
import type { SkirmishTask, Task } from '../../model/task';
import { SETUP_CARDS, SKIRMISHES, setupCardFor, setupCardOf } from '../../content/skirmish';
import { refuse } from '../whyNot/attempt';

/** The skirmish card in use. */
export const skirmishOf = (task: SkirmishTask): Skirmish => SKIRMISHES[task.skirmish]!;

/** Whose cards or pieces are being dealt with, in a step that is entered only while there is somebody. */
export const acting = (task: SkirmishTask): Side => task.queue[0]!;

/** Whether commanders are still secret (R19.2). */
export const isChoosing = (task: Task): task is SkirmishTask =>
  task.kind === 'skirmish' && task.step === 'chooseCommanders';

/** The cards of a house among these. */
export const cardsOf = (cards: readonly string[], side: Side): SetupCard[] =>
  cards.map(setupCardOf).filter((card) => card.side === side);

/** Why a commander may not be chosen; `null` when he may. */
export function choosingObstacle(task: SkirmishTask, commander: CommanderId): Refusal | null {
  const card = setupCardFor(commander);
  // The cards name the version (R19.2).
  if (card === undefined) return refuse('R19.2', 'notMeant', { commander });
  if (card.side !== acting(task)) return refuse('R19.2', 'notYours', { commander });
  const chosen = cardsOf(task.chosen, card.side);
  if (chosen.includes(card)) return refuse('R19.2', 'alreadyChosen', { commander });
  const { most, value } = skirmishOf(task).commanders;
  const sum = [card, ...chosen].reduce((total, one) => total + one.commander!.value, 0);
  return sum > value || chosen.length >= most ? refuse('R19.1', 'valueTooHigh', { commander }) : null;
}

/** One commander after another; who has one may stop (R19.1). */
export function commanderOptions(task: SkirmishTask): Action[] {
  const options: Action[] = Object.values(SETUP_CARDS).flatMap(({ commander }) =>
    commander !== null && choosingObstacle(task, commander.id) === null
      ? [{ type: 'chooseCommander', commander: commander.id }]
      : [],
  );
  return cardsOf(task.chosen, acting(task)).length > 0 ? [...options, { type: 'done' }] : options;
}
