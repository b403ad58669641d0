import type { Level } from '../../ai/level';
import { decisionOf, viewFor } from '../../rules';
import type { SavedGame } from '../savedGame';
import type { Question } from './question';
import { whimOf } from './whimOf';

/**
 * What whoever decides after so many moments of a game is asked, or an adviser in his place; `null` where no player decides,
 * and where a person does without advice. Only the view of that house leaves the table.
 */
export function questionAt({ history, seats }: SavedGame, place: number, milliseconds: number, adviser: Level | null = null): Question | null {
  const state = history.moments[place - 1]?.state ?? history.start;
  const decider = decisionOf(state)?.decider ?? 'chance';
  if (decider === 'chance') return null;
  const level = adviser ?? seats[decider].level;
  return level && { view: viewFor(state, decider), level, seed: whimOf(history, place), milliseconds };
}
