import type { Action } from '../../model/action';
import type { Side } from '../../model/side';
import type { TurnTask } from '../../model/task';
import type { Draft } from '../draft';
import { answered } from '../answered';
import { commit, commitOptions } from '../commitOwnTurn';
import { commitsBeforePass } from '../commitsBeforePass';
import { usefulNow } from '../commitment';
import type { Game } from '../game';
import { raiseMorale } from '../morale';
import { endOrder, orderUnit, rallyUnit } from '../order';
import { begin, DONE, procedure } from '../procedure';
import { discardOptions, newDiscard, newPlay, playOptions } from '../playCard';
import { orderOptions, useTokens } from '../orderTokens';
import { ambushOptions, ambushesBeforePass, springAmbush } from '../special/ambush';
import { findEdmure } from '../special/escort';
import { newOrders } from './orders';

/** One turn of one house: a token, a card, or a pass (R4.3). */
export const turn = procedure<TurnTask>({
  choose: {
    decider: (_, task) => task.side,
    options: (game, task) => turnOptions(game, task),
    answer: (game, task, action) => ANSWERS[action.type]!(game, task, action),
  },
  /** R6.4: also after the last unit is spent. */
  close: {
    when: (game, task) => usefulNow(game, task.side).length > 0,
    decider: (_, task) => task.side,
    options: (game, task) => [...commitOptions(game, task.side), { type: 'done' }],
    answer(game, task, action) {
      if (action.type === 'done') return undefined;
      commit(game, task.side, answered(action, 'commit').commander);
      return 'close';
    },
  },
  end: {
    run(game) {
      for (const order of game.state.turn!.orders) endOrder(game, order);
      findEdmure(game);
      game.state.modifiers = game.state.modifiers.filter(({ until }) => until === 'round');
      game.state.turn = null;
      return DONE;
    },
  },
});

function turnOptions(game: Game, { side, committed }: TurnTask): Action[] {
  const options = deedsOf(game, side);
  // R6.4: a commitment ability is no turn of its own, and not for a turn of passing.
  if (options.length === 0) {
    return [...commitsBeforePass(game, side, deedsOf), ...ambushesBeforePass(game, side, deedsOf), { type: 'pass' }];
  }
  for (const option of commitOptions(game, side)) options.push(option);
  for (const option of ambushOptions(game, side)) options.push(option);
  if (!committed) options.push({ type: 'pass' });
  return options;
}

/** What makes a turn (R4.3). */
function deedsOf(game: Game, side: Side): Action[] {
  const options = orderOptions(game, side);
  for (const option of playOptions(game, side)) options.push(option);
  for (const option of discardOptions(game, side)) options.push(option);
  return options;
}

type Answer = (game: Game, task: Draft<TurnTask>, action: Action) => string | undefined;

const ANSWERS: Readonly<Partial<Record<Action['type'], Answer>>> = {
  order(game, { side }, action) {
    const { unit, token, count } = answered(action, 'order');
    useTokens(game, side, token, count);
    orderUnit(game, unit);
    begin(game, newOrders(side, false));
    return undefined;
  },
  raiseMorale(game, { side }) {
    useTokens(game, side, 'morale', 1);
    raiseMorale(game, side, 1);
    return undefined;
  },
  rally(game, { side }, action) {
    useTokens(game, side, 'morale', 1);
    raiseMorale(game, side, -1);
    // R14.6: lowered into its own rout it has lost at once.
    if (game.state.outcome === null) rallyUnit(game, answered(action, 'rally').unit);
    return undefined;
  },
  playCard(game, { side }, action) {
    const { card, commander } = answered(action, 'playCard');
    begin(game, newPlay(game, side, card, commander));
    return undefined;
  },
  discard(game, { side }, action) {
    const { card, commander } = answered(action, 'discard');
    begin(game, newDiscard(game, side, card, commander));
    return undefined;
  },
  commit(game, task, action) {
    task.committed = true;
    commit(game, task.side, answered(action, 'commit').commander);
    return 'choose';
  },
  /** Not a turn of its own, like a commitment ability. */
  chooseHex(game, task, action) {
    task.committed = true;
    springAmbush(game, task.side, answered(action, 'chooseHex').hex);
    return 'choose';
  },
  pass(game, { side }) {
    game.state.houses[side].passed = true;
    game.events?.push({ type: 'passed', side });
    return 'end';
  },
};
