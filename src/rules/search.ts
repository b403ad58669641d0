import type { Action } from '../model/action';
import type { GameState } from '../model/state';
import { forced, settle, take } from './engine';
import type { Game } from './game';
import { gameOf } from './game';
import { ownGame } from './ownGame';
import { tellForced } from './tellForced';

/** A game that a search owns and writes to: the same procedures, nothing shared, nothing frozen. */
export function openGame(state: GameState): Game {
  const game = ownGame(gameOf(state), null);
  settle(game);
  return game;
}

/** Takes one of the options of `decide(game)`, unasked whether it is one. */
export function play(game: Game, action: Action): void {
  take(game, action);
  for (let answer = forced(game); answer !== null; answer = forced(game)) {
    tellForced(game, answer);
    take(game, answer);
  }
}

export const copyGame = (game: Game): Game => ownGame(game, null);
