import type { Side } from '../../model/side';
import { SIDES, enemyOf } from '../../model/side';
import type { RoundTask } from '../../model/task';
import { answered } from '../answered';
import { gainTokens } from '../gainTokens';
import type { Game } from '../game';
import { isOnBoard } from '../game';
import { playOrder } from '../playOrder';
import { begin, procedure } from '../procedure';

/** The first of those still to act, in a step that is entered only while there are some. */
const acting = (task: RoundTask): Side => task.queue[0]!;

/** One round after another (R4), until the game ends. */
export const round = procedure<RoundTask>({
  rally: {
    run(game, task) {
      const { state } = game;
      state.firstPlayer = sideWithAdvantage(game);
      game.events?.push({ type: 'roundBegan', round: state.round, firstPlayer: state.firstPlayer });
      for (const side of SIDES) {
        returnCommandTokens(game, side);
        state.houses[side].passed = false;
      }
      for (const unit of state.units) if (isOnBoard(unit)) unit.ready = true;
      task.queue = playOrder(game);
      return undefined;
    },
  },
  roll: {
    chance: (game, task) => ({ kind: 'dice', count: game.state.plan.ratings[acting(task)].orderValue }),
    answer(game, task, action) {
      const { faces } = answered(action, 'roll');
      const side = acting(task);
      game.events?.push({ type: 'diceRolled', side, faces });
      gainTokens(game, side, faces);
      begin(game, { kind: 'draw', step: 'draw', side, cards: game.state.plan.ratings[side].commandValue });
      return undefined;
    },
  },
  marshalled: {
    run(game, task) {
      task.queue.shift();
      if (task.queue.length > 0) return 'roll';
      task.queue = playOrder(game);
      return undefined;
    },
  },
  command: {
    run(game, task) {
      // A position that starts in the midst of the first player's turn has no queue: the other house is next.
      const queue = task.queue.length > 0 ? task.queue : playOrder(game).reverse();
      const side = queue.find((house) => !game.state.houses[house].passed);
      if (side === undefined) return undefined;
      task.queue = [enemyOf(side), side];
      game.state.turn = { side, orders: [], captures: [], routs: [] };
      begin(game, { kind: 'turn', step: 'choose', side, committed: false });
      return 'command';
    },
  },
  regroup: {
    run(game) {
      begin(game, { kind: 'regroup', step: 'fire', queue: [], fires: [], kept: [] });
      return undefined;
    },
  },
  next: {
    run(game) {
      game.state.round += 1;
      return 'rally';
    },
  },
});

/** More command tokens left on the command board; a tie goes to the holder of momentum (R4.1). */
function sideWithAdvantage({ state }: Game): Side {
  const lead = state.houses.stark.commandTokens - state.houses.lannister.commandTokens;
  if (lead === 0) return state.plan.momentum;
  return lead > 0 ? 'stark' : 'lannister';
}

/** From captured commanders' cards too (R6.7). */
function returnCommandTokens(game: Game, side: Side): void {
  let tokens = 0;
  for (const commander of game.state.commanders) {
    if (commander.side !== side) continue;
    tokens += commander.tokens;
    commander.tokens = 0;
  }
  if (tokens === 0) return;
  game.state.houses[side].commandTokens += tokens;
  game.events?.push({ type: 'commandTokensReturned', side, tokens });
}
