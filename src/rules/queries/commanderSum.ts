import type { CommanderId } from '../../model/commander';
import type { Task } from '../../model/task';
import { acting, cardsOf, isChoosing, skirmishOf } from '../skirmish/commanders';

/** What the house that chooses has chosen, and what the skirmish still allows it (R19.1). */
interface CommanderSum {
  readonly chosen: readonly { readonly id: CommanderId; readonly value: number }[];
  readonly value: number;
  readonly left: { readonly value: number; readonly commanders: number };
}

/** `null` unless commanders are being chosen. */
export function commanderSum(task: Task): CommanderSum | null {
  if (!isChoosing(task)) return null;
  const { most, value } = skirmishOf(task).commanders;
  const chosen = cardsOf(task.chosen, acting(task)).flatMap(({ commander }) => commander ?? []);
  const sum = chosen.reduce((total, one) => total + one.value, 0);
  return { chosen, value, left: { value: value - sum, commanders: most - chosen.length } };
}
