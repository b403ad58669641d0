import type { Order } from '../model/state';
import type { UnitId } from '../model/unit';
import type { Draft } from './draft';
import type { Game } from './game';
import { unitOf } from './game';

/** What a unit ordered in this turn has done and may still do. */
export function orderOf(game: Game, unit: UnitId): Draft<Order> | undefined {
  return game.state.turn?.orders.find((order) => order.unit === unit);
}

/** A move and an attack, neither of them made yet. */
export const newOrder = (unit: UnitId): Order => ({
  unit,
  moved: 0,
  hasMoved: false,
  attacks: 1,
  hasAttacked: false,
  advanced: false,
  pursued: false,
  extraDice: 0,
  isDone: false,
});

/** A unit is ordered (R8.1, R9.0): it may move and attack in this turn. */
export function orderUnit(game: Game, unit: UnitId): void {
  game.state.turn!.orders.push(newOrder(unit));
  game.events?.push({ type: 'unitOrdered', unit });
}

/** Its order has ended, whether or not it did anything: the unit is spent (R9.6). */
export function endOrder(game: Game, order: Draft<Order>): void {
  if (order.isDone) return;
  order.isDone = true;
  order.attacks = 0;
  unitOf(game, order.unit).ready = false;
  game.events?.push({ type: 'unitSpent', unit: order.unit });
}

/** Makes a spent unit ready again. One whose order is unfinished is not spent yet (R9.6). */
export function rallyUnit(game: Game, id: UnitId): void {
  const unit = unitOf(game, id);
  if (unit.ready) return;
  unit.ready = true;
  game.events?.push({ type: 'unitRallied', unit: id });
}
