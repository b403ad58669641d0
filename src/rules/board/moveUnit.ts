import type { Hex } from '../../model/hex';
import type { UnitId } from '../../model/unit';
import type { Game } from '../game';
import { unitOf } from '../game';
import { hasModifier } from '../modifiers/modifiersOn';
import { allowanceOf } from '../moveOptions';
import { endOrder, orderOf } from '../order';
import { safeWay } from '../special/safeWay';
import { travel } from '../special/travel';
import { allowances } from './reach';

/** An ordered unit moves; gone too far to attack, or with its attack behind it, its order ends (R5.2, R9.6). */
export function moveUnit(game: Game, id: UnitId, to: Hex, attackFirst: boolean): void {
  const unit = unitOf(game, id);
  const order = orderOf(game, id)!;
  const { path, need } = safeWay(game, unit, allowanceOf(game, unit, order), to);
  const isTooFar = need > allowances(game, unit).moveAndAttack;
  travel(game, unit, path, 'move');
  order.hasMoved = true;
  order.moved += path.length - 1;
  if (isTooFar) order.attacks = 0;
  // Who lends dice can do so wherever he has gone.
  if (attackFirst || (isTooFar && !hasModifier(game, unit, 'support'))) endOrder(game, order);
}
