import type { Side } from '../model/side';
import type { GameState } from '../model/state';

/** The house whose turn begins now (R4.3); `null` once it has done something in it, and wherever else the game waits. */
export function turnBeginner({ agenda }: GameState): Side | null {
  const task = agenda[agenda.length - 1];
  return task?.kind === 'turn' && task.step === 'choose' && !task.committed ? task.side : null;
}
