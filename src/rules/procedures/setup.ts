import type { Side } from '../../model/side';
import type { SetupTask } from '../../model/task';
import { answered } from '../answered';
import type { Game } from '../game';
import type { Step } from '../procedure';
import { begin, procedure } from '../procedure';

/** R3.2 */
const shuffleDeck = (side: Side, afterwards: (game: Game) => void): Step<SetupTask> => ({
  chance: (game) => ({ kind: 'shuffle', cards: game.state.houses[side].deck }),
  answer(game, _task, action) {
    game.state.houses[side].deck = [...answered(action, 'shuffle').cards];
    game.events?.push({ type: 'deckShuffled', side });
    afterwards(game);
    return undefined;
  },
});

/** What is left to do before the first round, once everything is in its place (R3). */
export const setup = procedure<SetupTask>({
  shuffleStark: shuffleDeck('stark', () => undefined),
  shuffleLannister: shuffleDeck('lannister', (game) => begin(game, { kind: 'round', step: 'rally', queue: [] })),
});
