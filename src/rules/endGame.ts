import type { Outcome } from '../model/state';
import type { Game } from './game';

/** What is decided stays decided: of two victories the first counts. */
export function endGame(game: Game, outcome: Outcome): void {
  if (game.state.outcome !== null) return;
  game.state.outcome = outcome;
  game.events?.push({ type: 'gameEnded', outcome });
}
