import type { Hex } from '../model/hex';
import type { Unit, UnitId } from '../model/unit';
import { allowances, reach } from '../rules/board/reach';
import { isBurning } from '../rules/board/standing';
import { isEngaged } from '../rules/combat/engagement';
import { unitOf } from '../rules/game';
import { bestBlow, blowFrom } from './bestBlow';
import type { Mind } from './mind';
import type { Reason } from './scorer';
import { because, times } from './scorer';
import { standValue } from './stand';
import { partingBlow } from './strike';

/** The best that an order could do with a unit. */
export interface OrderPlan {
  readonly value: number;
  readonly to: Hex;
  /** Whether there is time for a blow from there. */
  readonly strikes: boolean;
}

/** What an order to this unit would be worth now: the better place and the blow from there, less what it has already. */
export function orderPlan(mind: Mind, id: UnitId, reasons: Reason[] | null = null): OrderPlan {
  const { game } = mind;
  const unit = unitOf(game, id);
  const here = standValue(mind, unit, unit.hex, null);
  let best: OrderPlan = { value: 0, to: unit.hex, strikes: true };
  const consider = (to: Hex, value: number, strikes: boolean): void => {
    if (value > best.value) best = { value, to, strikes };
  };
  consider(unit.hex, bestBlow(mind, unit, null), true);
  if (!isBurning(game, unit.hex)) {
    const risk = isEngaged(game, unit) ? partingBlow(game, unit, null) : 0;
    const { move, moveAndAttack } = allowances(game, unit);
    const near = reach(game, unit, moveAndAttack);
    const far = move > moveAndAttack ? reach(game, unit, move).filter((hex) => !near.includes(hex)) : [];
    for (const to of near) consider(to, standValue(mind, unit, to, null) - here - risk + blowFrom(mind, id, to), true);
    for (const to of far) consider(to, standValue(mind, unit, to, null) - here - risk, false);
  }
  if (reasons !== null) explainPlan(mind, unit, best, reasons);
  return best;
}

/** Its value alone, worked out once a decision, and again for whoever asks why. */
export function orderValue(mind: Mind, id: UnitId, reasons: Reason[] | null = null): number {
  const before = mind.orders.get(id);
  if (before !== undefined && reasons === null) return before;
  const { value } = orderPlan(mind, id, reasons);
  mind.orders.set(id, value);
  return value;
}

/** What makes the plan better than to stay idle where the unit is. */
function explainPlan(mind: Mind, unit: Unit, { to, strikes }: OrderPlan, reasons: Reason[]): void {
  if (to !== unit.hex) {
    standValue(mind, unit, to, reasons);
    times(-1, reasons, (noted) => standValue(mind, unit, unit.hex, noted));
    if (isEngaged(mind.game, unit)) because(reasons, 'partingBlow', -partingBlow(mind.game, unit, null));
  }
  if (strikes) blowFrom(mind, unit.id, to, reasons);
}
