import type { Action } from '../model/action';
import type { Order } from '../model/state';
import type { Unit } from '../model/unit';
import { allowances, reach } from './board/reach';
import { isBurning, isFree } from './board/standing';
import { isEngaged } from './combat/engagement';
import type { Game } from './game';
import { unitOf } from './game';
import { hasModifier } from './modifiers/modifiersOn';

/** Where ordered units may go; an engaged one must disengage first (R7.5, R12.5). */
export function moveOptions(game: Game, orders: readonly Order[]): Action[] {
  const options: Action[] = [];
  for (const order of orders) {
    if (order.hasMoved || order.isDone) continue;
    const unit = unitOf(game, order.unit);
    if (isBurning(game, unit.hex)) continue;
    if (!isEngaged(game, unit)) {
      for (const to of reach(game, unit, allowanceOf(game, unit, order))) options.push({ type: 'move', unit: unit.id, to });
    } else if (game.geometry.adjacent[unit.hex]!.some((hex) => isFree(game, hex))) {
      options.push({ type: 'disengage', unit: unit.id });
    }
  }
  return options;
}

/** The order option is not announced (R5.2): a unit that has attacked may only go as far as one that is to attack. */
export function allowanceOf(game: Game, unit: Unit, { hasAttacked }: Order): number {
  const { move, moveAndAttack } = allowances(game, unit);
  return hasAttacked ? moveAndAttack : move;
}

/** Engaged units that may take their engagement token away, before or after they carry out their order. */
export function slipOptions(game: Game): Action[] {
  const options: Action[] = [];
  for (const { unit: id } of game.state.turn!.orders) {
    const unit = unitOf(game, id);
    if (isEngaged(game, unit) && hasModifier(game, unit, 'slipsAway')) options.push({ type: 'slipAway', unit: id });
  }
  return options;
}
