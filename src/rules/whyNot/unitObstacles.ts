import type { Refusal } from '../../model/refusal';
import type { Order } from '../../model/state';
import type { Unit, UnitId } from '../../model/unit';
import { allowances } from '../board/reach';
import type { Game } from '../game';
import { isOnBoard, unitOf } from '../game';
import { orderOf } from '../order';
import type { Occasion } from './attempt';
import { refuse } from './attempt';

/** A unit that the deciding house does not command; `rule` is the clause that asks for one of its own. */
export function foreignUnit({ game, side }: Occasion, id: UnitId, rule: string): Refusal | null {
  const unit = unitOf(game, id);
  if (unit.side !== side) return refuse(rule, 'notYours', { unit: id });
  // R5.3: an eliminated unit is gone.
  return isOnBoard(unit) ? null : refuse('R5.3', 'offBoard', { unit: id });
}

/** A unit that carries out no order now (R7.1). */
export function withoutOrder(occasion: Occasion, id: UnitId): Refusal | null {
  const foreign = foreignUnit(occasion, id, 'R7.1');
  if (foreign !== null) return foreign;
  const order = orderOf(occasion.game, id);
  if (order === undefined) return refuse('R7.1', 'notOrdered', { unit: id });
  if (!order.isDone) return null;
  return hasGoneTooFar(occasion.game, unitOf(occasion.game, id), order)
    ? refuse('R5.2', 'movedTooFar', { unit: id })
    : refuse('R9.6', 'orderEnded', { unit: id });
}

const hasGoneTooFar = (game: Game, unit: Unit, { hasAttacked, moved }: Order): boolean =>
  !hasAttacked && moved > allowances(game, unit).moveAndAttack;

/** A unit whose attack is behind it (R11.1). */
export function withoutAttack(occasion: Occasion, id: UnitId): Refusal | null {
  const idle = withoutOrder(occasion, id);
  if (idle !== null) return idle;
  return orderOf(occasion.game, id)!.attacks === 0 ? refuse('R11.1', 'noAttackLeft', { unit: id }) : null;
}
