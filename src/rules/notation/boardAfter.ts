import type { Action } from '../../model/action';
import type { GameState } from '../../model/state';
import { reduce } from '../reduce';

/** The board on which the next action is written: it does not change but while a skirmish is set up (R19). */
export function boardAfter(board: GameState, action: Action): GameState {
  if (board.agenda.every(({ kind }) => kind !== 'skirmish')) return board;
  try {
    return reduce(board, action).state;
  } catch {
    // A position may be written that cannot be played; to say so is for whoever plays it.
    return board;
  }
}
