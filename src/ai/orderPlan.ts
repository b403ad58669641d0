import type { Hex } from '../model/hex';
import { OFF_BOARD } from '../model/hex';
import type { Unit, UnitId } from '../model/unit';
import { UNITS } from '../content/units';
import type { Game } from '../rules';
import { allowances, reach } from '../rules/board/reach';
import { isBurning } from '../rules/board/standing';
import { distance } from '../rules/board/geometry';
import { isEngaged } from '../rules/combat/engagement';
import { houndTargets, targetsOf } from '../rules/combat/targets';
import type { Draft } from '../rules/draft';
import { NOBODY, isOnBoard, unitOf } from '../rules/game';
import { hasKeyword } from '../rules/modifiers/keyword';
import { orderOf } from '../rules/order';
import { burnValue } from './burnValue';
import type { Mind } from './mind';
import type { Reason } from './scorer';
import { standValue } from './stand';
import { formOf, partingBlow, strikeValue } from './strike';

/** The best that an order could do with a unit. */
export interface OrderPlan {
  readonly value: number;
  readonly to: Hex;
  readonly target: UnitId | null;
}

/** What an order to this unit would be worth now: the better place and the blow from there, less what it has already. */
export function orderPlan(mind: Mind, id: UnitId, reasons: Reason[] | null = null): OrderPlan {
  const { game } = mind;
  const unit = unitOf(game, id);
  const here = standValue(mind, unit, unit.hex, null);
  let best: OrderPlan = { value: 0, to: unit.hex, target: null };
  const consider = (to: Hex, value: number, target: UnitId | null): void => {
    if (value > best.value) best = { value, to, target };
  };
  const blow = bestBlow(mind, unit);
  consider(unit.hex, blow.value, blow.target);
  if (!isBurning(game, unit.hex)) {
    const risk = isEngaged(game, unit) ? partingBlow(game, unit, null) : 0;
    const { move, moveAndAttack } = allowances(game, unit);
    const near = reach(game, unit, moveAndAttack);
    const far = move > moveAndAttack ? reach(game, unit, move).filter((hex) => !near.includes(hex)) : [];
    for (const to of near) {
      const { value, target } = blowFrom(mind, id, to);
      consider(to, standValue(mind, unit, to, null) - here - risk + value, target);
    }
    for (const to of far) consider(to, standValue(mind, unit, to, null) - here - risk, null);
  }
  if (reasons !== null) explainPlan(mind, unit, best, reasons);
  return best;
}

/** Its value alone, worked out once a decision. */
export function orderValue(mind: Mind, id: UnitId): number {
  const before = mind.orders.get(id);
  if (before !== undefined) return before;
  const { value } = orderPlan(mind, id);
  mind.orders.set(id, value);
  return value;
}

/** The best blow from a hex where the unit is not yet; it has moved then (R15.6). */
export function blowFrom(mind: Mind, id: UnitId, to: Hex): { readonly value: number; readonly target: UnitId | null } {
  const { game } = mind;
  const unit = unitOf(game, id);
  if (to === unit.hex) return bestBlow(mind, unit);
  if (!isNearEnemy(game, unit, to)) return NO_BLOW;
  return elsewhere(game, unit, to, () => bestBlow(mind, unit));
}

const NO_BLOW = { value: 0, target: null };

/** As if the unit had gone there in this turn, unengaged. */
function elsewhere<T>(game: Game, unit: Draft<Unit>, to: Hex, ask: () => T): T {
  const { at, state, geometry } = game;
  const from = unit.hex;
  const { engagements, turn } = state;
  const order = orderOf(game, unit.id);
  const moved = order?.moved ?? 0;
  const steps = distance(geometry, from, to);
  state.engagements = engagements.filter((one) => one[unit.side] !== unit.id);
  at[from] = NOBODY;
  at[to] = unit.id;
  unit.hex = to;
  if (order !== undefined) order.moved += steps;
  else turn?.orders.push({ ...NEW_ORDER, unit: unit.id, moved: steps });
  const answer = ask();
  if (order !== undefined) order.moved = moved;
  else turn?.orders.pop();
  unit.hex = from;
  at[to] = NOBODY;
  at[from] = unit.id;
  state.engagements = engagements;
  return answer;
}

const NEW_ORDER = {
  hasMoved: true,
  attacks: 1,
  hasAttacked: false,
  advanced: false,
  pursued: false,
  extraDice: 0,
  isDone: false,
};

function isNearEnemy(game: Game, unit: Unit, hex: Hex): boolean {
  const { range } = UNITS[unit.type];
  return game.state.units.some((enemy) => enemy.side !== unit.side && isOnBoard(enemy) && distance(game.geometry, hex, enemy.hex) <= range);
}

/** Whom to attack, or what to burn, from where the unit stands; nothing is worth 0. */
function bestBlow(mind: Mind, unit: Unit): { readonly value: number; readonly target: UnitId | null } {
  const { game } = mind;
  let best: { value: number; target: UnitId | null } = { value: burnValue(mind, unit), target: null };
  const form = formOf(unit);
  for (const target of targetsOf(game, unit)) {
    const value = strikeValue(mind, unit, unitOf(game, target), form, null);
    if (value > best.value) best = { value, target };
  }
  if (hasKeyword(game, unit, 'warHounds') && orderOf(game, unit.id)?.hasMoved !== true) {
    for (const target of houndTargets(game, unit, 2)) {
      const value = strikeValue(mind, unit, unitOf(game, target), 'hounds', null);
      if (value > best.value) best = { value, target };
    }
  }
  return best;
}

function explainPlan(mind: Mind, unit: Draft<Unit>, { to, target }: OrderPlan, reasons: Reason[]): void {
  if (to !== unit.hex) {
    const before: Reason[] = [];
    standValue(mind, unit, unit.hex, before);
    standValue(mind, unit, to, reasons);
    for (const { scorer, value } of before) reasons.push({ scorer, value: -value });
  }
  if (target === null || to === OFF_BOARD) return;
  const strike = (): number => strikeValue(mind, unit, unitOf(mind.game, target), formOf(unit), reasons);
  if (to === unit.hex) strike();
  else elsewhere(mind.game, unit, to, strike);
}
