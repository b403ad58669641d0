import type { OrdersTask } from '../../model/task';
import type { Unit } from '../../model/unit';
import { unitOf } from '../../rules/game';
import { blowFrom } from '../bestBlow';
import { douseValue, scorchValue } from '../burnValue';
import type { Mind } from '../mind';
import { orderPlan, orderValue } from '../orderPlan';
import type { Reason } from '../scorer';
import { because, times } from '../scorer';
import { standValue } from '../stand';
import { formOf, strikeValue } from '../strike';
import type { Valuer } from '../valuer';
import { commitmentValue } from './turnValue';

/** Two dice lent. */
const LENT = 0.8;
const SLIPPED = 0.2;

/** The same for all moves of a unit. */
function stayValue(mind: Mind, unit: Unit, mayStrike: boolean, reasons: Reason[] | null): number {
  const before = mind.stays.get(unit.id);
  if (before !== undefined && reasons === null) return before;
  const value = standValue(mind, unit, unit.hex, reasons) + (mayStrike ? blowFrom(mind, unit.id, unit.hex, reasons) : 0);
  mind.stays.set(unit.id, value);
  return value;
}

/** Moves and attacks of the ordered units (R7.3, R11.1); to stop is worth 0. */
export const ordersValue: Valuer<OrdersTask> = (mind, task, option, reasons) => {
  const { game } = mind;
  switch (option.type) {
    case 'move': {
      const unit = unitOf(game, option.unit);
      const mayStrike = !task.attackFirst;
      const blow = mayStrike ? blowFrom(mind, option.unit, option.to, reasons) : 0;
      const stay = times(-1, reasons, (noted) => stayValue(mind, unit, mayStrike, noted));
      return standValue(mind, unit, option.to, reasons) + blow + stay;
    }
    case 'disengage': {
      // Its plan moves only where leaving pays; to strike where it stands it need not leave.
      const { hex } = unitOf(game, option.unit);
      if (orderPlan(mind, option.unit).to === hex) return because(reasons, 'partingBlow', -1);
      return orderValue(mind, option.unit, reasons) + times(-1, reasons, (noted) => blowFrom(mind, option.unit, hex, noted));
    }
    case 'attack':
      return strikeValue(mind, unitOf(game, option.unit), unitOf(game, option.target), formOf(unitOf(game, option.unit)), reasons);
    case 'hounds':
      return strikeValue(mind, unitOf(game, option.unit), unitOf(game, option.target), 'hounds', reasons);
    case 'scorch':
      return because(reasons, 'fire', scorchValue(mind, unitOf(game, option.unit), option.hex));
    case 'douse':
      return because(reasons, 'fire', douseValue(mind, option.hex));
    case 'support':
      return because(reasons, 'support', blowFrom(mind, option.target, unitOf(game, option.target).hex) > 0.5 ? LENT : -1);
    case 'slipAway':
      return because(reasons, 'economy', SLIPPED);
    case 'commit':
      return commitmentValue(mind, option.commander, reasons);
    default:
      return 0;
  }
};
