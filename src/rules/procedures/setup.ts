import type { Side } from '../../model/side';
import type { SetupTask } from '../../model/task';
import { answered } from '../answered';
import type { Game } from '../game';
import type { Step } from '../procedure';
import { begin, procedure } from '../procedure';
import { isDeployed } from './deploy';

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
  shuffleLannister: shuffleDeck('lannister', beginBattle),
});

/** What is begun last comes first: the special rules in their order, then the rounds. */
function beginBattle(game: Game): void {
  begin(game, { kind: 'round', step: 'rally', queue: [] });
  const { special } = game.state.plan;
  for (let rule = special.length - 1; rule >= 0; rule -= 1) {
    if (isDeployed(special[rule]!)) begin(game, { kind: 'deploy', step: 'start', rule, laid: 0, faces: [] });
  }
}
