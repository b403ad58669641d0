import type { Refusal } from '../../model/refusal';
import type { UnitId } from '../../model/unit';
import { allowances } from '../board/reach';
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

/** A unit that was not ordered in this turn; `rule` is the clause that asks for an ordered one, for moves R7.1. */
export function withoutOrder(occasion: Occasion, id: UnitId, rule = 'R7.1'): Refusal | null {
  const foreign = foreignUnit(occasion, id, rule);
  if (foreign !== null) return foreign;
  return orderOf(occasion.game, id) === undefined ? refuse(rule, 'notOrdered', { unit: id }) : null;
}

/** A unit that may not attack any more in this turn, or not at all. */
export function withoutAttack(occasion: Occasion, id: UnitId): Refusal | null {
  const idle = withoutOrder(occasion, id, 'R11.1');
  if (idle !== null) return idle;
  const { game } = occasion;
  const { attacks, hasAttacked, moved, isDone } = orderOf(game, id)!;
  if (attacks > 0 && !isDone) return null;
  if (hasAttacked) return refuse('R11.1', 'noAttackLeft', { unit: id });
  const isTooFar = moved > allowances(game, unitOf(game, id)).moveAndAttack;
  return isTooFar ? refuse('R5.2', 'movedTooFar', { unit: id }) : refuse('R9.6', 'orderEnded', { unit: id });
}
