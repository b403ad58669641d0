import type { Hex } from '../model/hex';
import type { Unit, UnitId } from '../model/unit';
import { UNITS } from '../content/units';
import type { Game } from '../rules';
import { distance } from '../rules/board/geometry';
import { houndTargets, targetsOf } from '../rules/combat/targets';
import type { Draft } from '../rules/draft';
import { NOBODY, isOnBoard, unitOf } from '../rules/game';
import { hasKeyword } from '../rules/modifiers/keyword';
import { newOrder, orderOf } from '../rules/order';
import { burnValue } from './burnValue';
import type { Mind } from './mind';
import type { Reason } from './scorer';
import { because } from './scorer';
import type { StrikeForm } from './strike';
import { formOf, strikeValue } from './strike';

/** The best blow from a hex where the unit is not yet; it has moved then (R15.6). */
export function blowFrom(mind: Mind, id: UnitId, to: Hex, reasons: Reason[] | null = null): number {
  const { game } = mind;
  const unit = unitOf(game, id);
  if (to === unit.hex) return bestBlow(mind, unit, reasons);
  return isNearEnemy(game, unit, to) ? elsewhere(game, unit, to, () => bestBlow(mind, unit, reasons)) : 0;
}

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
  else turn?.orders.push({ ...newOrder(unit.id), hasMoved: true, moved: steps });
  const answer = ask();
  if (order !== undefined) order.moved = moved;
  else turn?.orders.pop();
  unit.hex = from;
  at[to] = NOBODY;
  at[from] = unit.id;
  state.engagements = engagements;
  return answer;
}

function isNearEnemy(game: Game, unit: Unit, hex: Hex): boolean {
  const { range } = UNITS[unit.type];
  return game.state.units.some((enemy) => enemy.side !== unit.side && isOnBoard(enemy) && distance(game.geometry, hex, enemy.hex) <= range);
}

interface BestBlow {
  readonly value: number;
  readonly target: Unit | null;
  readonly form: StrikeForm;
}

/** Whom to attack, or what to burn, from where the unit stands; nothing is worth 0. */
export function bestBlow(mind: Mind, unit: Unit, reasons: Reason[] | null): number {
  const { game } = mind;
  let best: BestBlow = { value: burnValue(mind, unit), target: null, form: formOf(unit) };
  const consider = (id: UnitId, form: StrikeForm): void => {
    const target = unitOf(game, id);
    const value = strikeValue(mind, unit, target, form, null);
    if (value > best.value) best = { value, target, form };
  };
  for (const target of targetsOf(game, unit)) consider(target, formOf(unit));
  if (hasKeyword(game, unit, 'warHounds') && orderOf(game, unit.id)?.hasMoved !== true) {
    for (const target of houndTargets(game, unit, 2)) consider(target, 'hounds');
  }
  const { value, target, form } = best;
  if (reasons === null) return value;
  return target === null ? because(reasons, 'fire', value) : strikeValue(mind, unit, target, form, reasons);
}
