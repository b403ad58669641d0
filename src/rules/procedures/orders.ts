import type { Action } from '../../model/action';
import type { Side } from '../../model/side';
import type { OrdersTask } from '../../model/task';
import type { Draft } from '../draft';
import { answered } from '../answered';
import { moveUnit } from '../board/moveUnit';
import { attackOptions, takeAttack } from '../combat/attackOptions';
import { foeOf, removeEngagement } from '../combat/engagement';
import { commit, commitOptions } from '../commitOwnTurn';
import type { Game } from '../game';
import { isOnBoard, unitOf } from '../game';
import { moveOptions, slipOptions } from '../moveOptions';
import { endOrder, orderOf } from '../order';
import { DONE, begin, procedure } from '../procedure';

/** Ordered units move one after another, then attack one after another (R7.3); a card may turn that round. */
export const orders = procedure<OrdersTask>({
  start: { run: (_, task) => (task.attackFirst ? 'attack' : undefined) },
  move: {
    // Whoever cannot move any more may still slip away or commit in the next step.
    when: (game) => game.state.turn!.orders.some(({ hasMoved, isDone }) => !hasMoved && !isDone),
    decider: (_, task) => task.side,
    options(game, task) {
      if (task.mustMove !== null) return moveOptions(game, [orderOf(game, task.mustMove)!]);
      return withTheRest(game, task.side, moveOptions(game, game.state.turn!.orders));
    },
    answer(game, task, action) {
      if (action.type === 'done') return undefined;
      takeMove(game, task, action);
      return action.type === 'disengage' ? 'left' : 'move';
    },
  },
  moved: { run: (_, task) => (task.attackFirst ? 'finish' : undefined) },
  attack: {
    when: (game) => game.state.turn!.orders.some(({ attacks }) => attacks > 0) || slipOptions(game).length > 0,
    decider: (_, task) => task.side,
    options: (game, task) => withTheRest(game, task.side, attackOptions(game)),
    answer(game, task, action) {
      if (action.type === 'done') return undefined;
      if (!takeBetweenSteps(game, task.side, action)) takeAttack(game, action);
      return 'attacked';
    },
  },
  fought: { run: (_, task) => (task.attackFirst ? 'move' : undefined) },
  finish: {
    run(game) {
      for (const order of game.state.turn!.orders) endOrder(game, order);
      return DONE;
    },
  },
  /** R9.6: spent after its attack and any pursuit, unless it may still attack or move. */
  attacked: {
    run(game, task) {
      if (task.attackFirst) return 'attack';
      for (const order of game.state.turn!.orders) if (order.hasAttacked && order.attacks === 0) endOrder(game, order);
      return 'attack';
    },
  },
  /** The parting blow may have felled the unit that was about to move. */
  left: {
    run(game, task) {
      if (!isOnBoard(unitOf(game, task.mustMove!))) task.mustMove = null;
      return 'move';
    },
  },
});

export const newOrders = (side: Side, attackFirst: boolean): OrdersTask => ({
  kind: 'orders',
  step: 'start',
  side,
  attackFirst,
  mustMove: null,
});

/** Adds what may be done between any two steps of the own turn, and the way to stop. */
function withTheRest(game: Game, side: Side, options: Action[]): Action[] {
  for (const option of slipOptions(game)) options.push(option);
  for (const option of commitOptions(game, side)) options.push(option);
  options.push({ type: 'done' });
  return options;
}

function takeBetweenSteps(game: Game, side: Side, action: Action): boolean {
  if (action.type === 'commit') commit(game, side, action.commander);
  else if (action.type === 'slipAway') {
    const unit = unitOf(game, action.unit);
    game.events?.push({ type: 'disengaged', unit: unit.id, from: foeOf(game, unit)!.id });
    removeEngagement(game, unit);
  } else return false;
  return true;
}

function takeMove(game: Game, task: Draft<OrdersTask>, action: Action): void {
  if (takeBetweenSteps(game, task.side, action)) return;
  if (action.type === 'disengage') {
    const foe = foeOf(game, unitOf(game, action.unit))!;
    // R12.5: having disengaged to move, it must move.
    task.mustMove = action.unit;
    begin(game, { kind: 'disengage', step: 'leave', unit: action.unit, foe: foe.id });
    return;
  }
  const { unit, to } = answered(action, 'move');
  task.mustMove = null;
  moveUnit(game, unit, to, task.attackFirst);
}
