import type { Action } from '../../model/action';
import type { Order } from '../../model/state';
import type { AttackForm } from '../../model/task';
import type { Unit } from '../../model/unit';
import { areAdjacent } from '../board/zone';
import { committable } from '../commitment';
import { putOut } from '../fire';
import type { Game } from '../game';
import { isOnBoard, unitOf } from '../game';
import { hasKeyword } from '../modifiers/keyword';
import { modifiersOn } from '../modifiers/modifiersOn';
import { endOrder, orderOf } from '../order';
import { begin } from '../procedure';
import { foeOf } from './engagement';
import { newAttack } from './newAttack';
import { HOUNDS_RANGE, douseTargets, houndTargets, scorchTargets, targetsOf } from './targets';

/** What the ordered units may do with their attack (R11.1, R15.8, R15.9, R17.4). */
export function attackOptions(game: Game): Action[] {
  const options: Action[] = [];
  for (const order of game.state.turn!.orders) {
    if (order.isDone) continue;
    const unit = unitOf(game, order.unit);
    const { id } = unit;
    for (const target of supportTargets(game, unit, order)) options.push({ type: 'support', unit: id, target });
    if (order.attacks === 0) continue;
    for (const target of targetsOf(game, unit)) options.push({ type: 'attack', unit: id, target });
    for (const target of houndsOn(game, unit, order)) options.push({ type: 'hounds', unit: id, target });
    for (const hex of scorchTargets(game, unit)) options.push({ type: 'scorch', unit: id, hex });
    // R17.3: the own fire takes the whole order, so that nothing of it may be gone.
    for (const hex of douseTargets(game, unit, order.hasMoved || order.hasAttacked)) options.push({ type: 'douse', unit: id, hex });
  }
  return options;
}

/** With the keyword instead of moving and attacking; a commander's own hound instead of the attack, and nearer too. */
function houndsOn(game: Game, unit: Unit, order: Order): number[] {
  if (order.hasAttacked) return [];
  if (houndOf(game, unit) !== null) return houndTargets(game, unit, 1);
  return hasKeyword(game, unit, 'warHounds') && !order.hasMoved ? houndTargets(game, unit, HOUNDS_RANGE.least) : [];
}

const houndOf = (game: Game, unit: Unit) =>
  committable(game, unit.side, 'insteadOfAttack').find((commander) => commander.unit === unit.id)?.id ?? null;

/** Neighbours ordered in the same turn and still to attack, to which it may lend dice. */
function supportTargets(game: Game, unit: Unit, order: Order): number[] {
  if (order.hasAttacked || supportDice(game, unit) === 0) return [];
  return game.state.turn!.orders
    .filter((other) => other !== order && other.attacks > 0 && isOnBoard(unitOf(game, other.unit)))
    .filter((other) => areAdjacent(game, unit, unitOf(game, other.unit)))
    .map((other) => other.unit);
}

const supportDice = (game: Game, unit: Unit): number =>
  modifiersOn(game, unit).reduce((dice, modifier) => (modifier.kind === 'support' ? dice + modifier.dice : dice), 0);

export function takeAttack(game: Game, action: Action): void {
  if (!('unit' in action)) throw new Error(`${action.type} is no attack`);
  const unit = unitOf(game, action.unit);
  const order = orderOf(game, unit.id)!;
  if (action.type === 'support') {
    const dice = supportDice(game, unit);
    orderOf(game, action.target)!.extraDice += dice;
    game.events?.push({ type: 'supported', unit: unit.id, target: action.target, dice });
    // It has given up its attack; where attacks come first it has its move still before it.
    order.hasAttacked = true;
    order.attacks = 0;
    return;
  }
  order.hasAttacked = true;
  order.attacks -= 1;
  if (action.type === 'douse' && action.hex === unit.hex) {
    // R17.3: the whole order, and no roll.
    putOut(game, unit.hex);
    endOrder(game, order);
  } else if (action.type === 'scorch' || action.type === 'douse') {
    begin(game, { kind: 'fire', step: 'roll', deed: action.type, unit: unit.id, hex: action.hex });
  } else if (action.type === 'hounds') {
    order.hasMoved ||= hasKeyword(game, unit, 'warHounds');
    begin(game, newAttack(game, 'hounds', unit.id, action.target, { hound: houndOf(game, unit) }));
  } else if (action.type === 'attack') declareAttack(game, unit, action.target);
}

/** A unit engaged with another than its target leaves that one first (R12.5); what is begun last comes first. */
function declareAttack(game: Game, unit: Unit, target: number): void {
  const form: AttackForm = unit.class === 'ranged' ? 'ranged' : 'melee';
  const foe = foeOf(game, unit);
  begin(game, newAttack(game, form, unit.id, target));
  if (foe !== null && foe.id !== target) begin(game, { kind: 'disengage', step: 'leave', unit: unit.id, foe: foe.id });
}
