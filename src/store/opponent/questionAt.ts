import type { Level } from '../../ai/level';
import { decisionOf, viewFor } from '../../rules';
import type { History } from '../history';
import type { Question } from './question';
import { whimOf } from './whimOf';

/** What whoever decides after so many moments of a game is asked; `null` where no player decides. Only his view leaves the table. */
export function questionAt(history: History, place: number, level: Level, milliseconds: number): Question | null {
  const state = history.moments[place - 1]?.state ?? history.start;
  const decider = decisionOf(state)?.decider ?? 'chance';
  if (decider === 'chance') return null;
  return { view: viewFor(state, decider), level, seed: whimOf(history, place), milliseconds };
}
