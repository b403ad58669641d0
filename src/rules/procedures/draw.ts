import type { DrawTask } from '../../model/task';
import { answered } from '../answered';
import { DONE, procedure } from '../procedure';

/** Draws cards; when the deck runs out the discard pile becomes the new deck (R4.2). */
export const draw = procedure<DrawTask>({
  draw: {
    run(game, task) {
      const house = game.state.houses[task.side];
      const cards = house.deck.splice(0, task.cards);
      if (cards.length > 0) {
        house.hand.push(...cards);
        task.cards -= cards.length;
        game.events?.push({ type: 'cardsDrawn', side: task.side, cards });
      }
      return task.cards === 0 || house.discard.length === 0 ? DONE : undefined;
    },
  },
  shuffle: {
    chance: (game, task) => ({ kind: 'shuffle', cards: game.state.houses[task.side].discard }),
    answer(game, task, action) {
      const house = game.state.houses[task.side];
      house.deck = [...answered(action, 'shuffle').cards];
      house.discard = [];
      game.events?.push({ type: 'deckShuffled', side: task.side });
      return 'draw';
    },
  },
});
