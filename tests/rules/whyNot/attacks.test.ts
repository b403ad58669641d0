import { expect, test } from 'vitest';
import type { Action } from '../../../src/model/action';
import type { GameState, Order } from '../../../src/model/state';
import { whyNot } from '../../../src/rules';
import { hex, position } from '../../position';
import { idOf, midTurn, ordersIn, refused } from './refused';

const field = position(`
  .i1 .   .i2 .   .
    .   &   .   .   .
  .A1 .I2 .A2 .   .c1
    .   .   .   .   .

unit I2 blue
`);
const attacking = (state: GameState, orders: Readonly<Record<string, Partial<Order>>>): GameState =>
  midTurn(state, ordersIn('attack'), orders);
const at = (type: 'attack' | 'hounds' | 'support', state: GameState, by: string, target: string): Action => ({
  type,
  unit: idOf(state, by),
  target: idOf(state, target),
});
const attack = (by: string, target: string, state = field): Action => at('attack', state, by, target);

test('R10.1 the target must be in range', () => {
  refused(attacking(field, { I2: {} }), attack('I2', 'i2'), 'R10.1', 'outOfRange', { unit: idOf(field, 'i2') });
});

test('R10.2 the hex that blocks sight is named', () => {
  refused(attacking(field, { A1: {} }), attack('A1', 'c1'), 'R10.2', 'noSight', { hex: hex(field, 'b3') });
});

test('R10.3 off the field is blocked, and then the other shift is named', () => {
  const rim = position(`
  .A1 .   .
    &   .   .
  .i1 .   .
`);
  refused(attacking(rim, { A1: {} }), attack('A1', 'i1', rim), 'R10.2', 'noSight', { hex: hex(rim, 'a2') });
});

test('R11.2 a target is an enemy', () => {
  refused(attacking(field, { I2: {} }), attack('I2', 'A2'), 'R11.2', 'friendly');
});

test('R5.3 nobody attacks the fallen', () => {
  const state = { ...field, units: field.units.map((unit) => (unit.label === 'i1' ? { ...unit, hex: -1, figures: 0 } : unit)) };
  refused(attacking(state, { I2: {} }), attack('I2', 'i1'), 'R5.3', 'offBoard');
});

test('R11.1 only an ordered unit attacks', () => {
  refused(attacking(field, { I2: {} }), attack('A2', 'i2'), 'R11.1', 'notOrdered');
  refused(attacking(field, { I2: {} }), attack('i2', 'I2'), 'R11.1', 'notYours');
});

test('R11.1 a unit attacks once', () => {
  refused(attacking(field, { A2: { attacks: 0, hasAttacked: true } }), attack('A2', 'i2'), 'R11.1', 'noAttackLeft');
});

test('R5.2 who moved too far does not attack', () => {
  refused(attacking(field, { I2: { hasMoved: true, moved: 2, attacks: 0, isDone: true } }), attack('I2', 'i2'), 'R5.2', 'movedTooFar');
});

test('R9.6 an order that has ended is over', () => {
  refused(attacking(field, { A2: { attacks: 0, isDone: true } }), attack('A2', 'i2'), 'R9.6', 'orderEnded');
});

test('R12.5 an engaged ranged unit shoots at its foe only', () => {
  const state = position(`
  .i1 .i2 .
    .A1 .   .

engaged A1 i1 stark
`);
  refused(attacking(state, { A1: {} }), attack('A1', 'i2', state), 'R12.5', 'engagedElsewhere', { unit: idOf(state, 'i1') });
});

test('R17.2 a unit in fire attacks nobody', () => {
  const state = position(`
  .K1 .i1 .i2

fire a1 1
`);
  refused(attacking(state, { K1: {} }), attack('K1', 'i1', state), 'R17.2', 'inFire', { hex: hex(state, 'a1') });
  refused(attacking(state, { K1: {} }), at('hounds', state, 'K1', 'i2'), 'R17.2', 'inFire');
});

test('R15.8 hounds are set on by their keeper alone, from afar, before it moves', () => {
  const state = position(`
  .i1 .   .   .   .   .
    .   .K1 .i2 .   .   .i3
  .   .I1 .   .   .   .
`);
  const hounds = (by: string, target: string) => at('hounds', state, by, target);
  const keeper = attacking(state, { K1: {} });
  expect(whyNot(keeper, hounds('K1', 'i1'))).toBeNull();
  refused(keeper, hounds('I1', 'i1'), 'R11.1', 'notOrdered');
  refused(attacking(state, { I1: {} }), hounds('I1', 'i1'), 'R15.8', 'noSuchAbility');
  refused(keeper, hounds('K1', 'I1'), 'R11.2', 'friendly');
  refused(keeper, hounds('K1', 'i2'), 'R15.8', 'tooNear');
  refused(keeper, hounds('K1', 'i3'), 'R15.8', 'outOfRange');
  refused(attacking(state, { K1: { hasMoved: true } }), hounds('K1', 'i1'), 'R15.8', 'hasMoved');
  refused(attacking(state, { K1: { hasAttacked: true } }), hounds('K1', 'i1'), 'R11.1', 'noAttackLeft');
  const engaged = { ...keeper, engagements: [{ stark: idOf(state, 'K1'), lannister: idOf(state, 'i2'), token: 'stark' as const }] };
  refused(engaged, hounds('K1', 'i1'), 'R15.8', 'engaged', { unit: idOf(state, 'i2') });
});

test('R10.2 an enemy in the way stops the hounds', () => {
  const state = position(`
  .K1 .   .i1 .i2
`);
  refused(attacking(state, { K1: {} }), at('hounds', state, 'K1', 'i2'), 'R10.2', 'noSight', { hex: hex(state, 'c1') });
});

test('R15.8 a river stops the hounds', () => {
  const state = position(`
  .K1 ~   .i1
`);
  refused(attacking(state, { K1: {} }), at('hounds', state, 'K1', 'i1'), 'R15.8', 'noSight', { hex: hex(state, 'b1') });
});

test('R6.4 a commander may set on his own hound after a move, and nearer', () => {
  const state = position(`
  .C1 .i1 .   .   .   .i2

unit C1 robbYoungWolf
`);
  const robb = attacking(state, { C1: { hasMoved: true } });
  expect(whyNot(robb, at('hounds', state, 'C1', 'i1'))).toBeNull();
  refused(robb, at('hounds', state, 'C1', 'i2'), 'R15.8', 'outOfRange');
});

test('R15.9 fire is set by those who know how, next door and where it can burn', () => {
  const state = position(`
  .   ~   .   &
    .C1 .i2 .   &
  .I1 .   .   .i1

first lannister
unit i1 gregorReaver
fire d1 3
fire d2 2
`);
  const gregor = midTurn(state, { kind: 'orders', step: 'attack', side: 'lannister', attackFirst: false, mustMove: null }, { i1: {}, i2: {} });
  const scorch = (by: string, name: string): Action => ({ type: 'scorch', unit: idOf(state, by), hex: hex(state, name) });
  expect(whyNot(gregor, scorch('i1', 'd2'))).toBeNull();
  refused(gregor, scorch('C1', 'a2'), 'R11.1', 'notYours');
  refused(gregor, scorch('i2', 'c2'), 'R15.9', 'noSuchAbility');
  refused(gregor, scorch('i1', 'a1'), 'R15.9', 'notAdjacent', { hex: hex(state, 'a1') });
  const full = { ...gregor, fires: { [hex(state, 'd2')]: 3 as const } };
  refused(full, scorch('i1', 'd2'), 'R17.1', 'cannotBurn');
  const inFire = { ...gregor, fires: { [hex(state, 'd3')]: 1 as const } };
  refused(inFire, scorch('i1', 'd2'), 'R17.10', 'inFire');
  const beside = { ...gregor, units: gregor.units.map((unit) => (unit.label === 'I1' ? { ...unit, hex: hex(state, 'c3') } : unit)) };
  refused(beside, scorch('i1', 'c3'), 'R17.9', 'occupied');
});

test('R0.1 a plan may grant scorched earth against one kind of terrain only', () => {
  const state = position(`
  .I1 .   .i1
`);
  const rule = { kind: 'grantKeyword', labels: ['I1'], keyword: 'scorchedEarth', onlyAgainst: 'tent' } as const;
  const special = { ...state, plan: { ...state.plan, special: [rule] } };
  refused(attacking(special, { I1: {} }), { type: 'scorch', unit: idOf(state, 'I1'), hex: hex(state, 'b1') }, 'R0.1', 'cannotBurn');
});

test('R17.4 only a fire beside the unit can be tried', () => {
  const state = position(`
  .I1 .   .   .i1
    .   .   .   .

fire c1 1
fire b1 2
`);
  const mine = attacking(state, { I1: {} });
  const douse = (name: string): Action => ({ type: 'douse', unit: idOf(state, 'I1'), hex: hex(state, name) });
  expect(whyNot(mine, douse('b1'))).toBeNull();
  refused(mine, douse('c1'), 'R17.4', 'notAdjacent');
  refused(mine, douse('a2'), 'R17.4', 'notBurning');
  refused(mine, { type: 'douse', unit: idOf(state, 'i1'), hex: hex(state, 'c1') }, 'R11.1', 'notYours');
  const inFire = { ...state, fires: { [hex(state, 'a1')]: 1 as const, [hex(state, 'b1')]: 2 as const } };
  refused(attacking(inFire, { I1: {} }), douse('b1'), 'R17.10', 'inFire');
  refused(attacking(inFire, { I1: { hasMoved: true } }), douse('a1'), 'R17.3', 'hasMoved');
});

test('R6.2 dice are lent by ability, to a neighbour ordered in the same turn', () => {
  const state = position(`
  .i1 .i2 .   .i3 .I1

first lannister
unit i1 kevan
`);
  const lending = (orders: Readonly<Record<string, Partial<Order>>>) =>
    midTurn(state, { kind: 'orders', step: 'attack', side: 'lannister', attackFirst: false, mustMove: null }, orders);
  const support = (by: string, target: string) => at('support', state, by, target);
  expect(whyNot(lending({ i1: {}, i2: {} }), support('i1', 'i2'))).toBeNull();
  refused(lending({ i1: {} }), support('i1', 'i2'), 'R11.1', 'notOrdered', { unit: idOf(state, 'i2') });
  refused(lending({ i2: {} }), support('i1', 'i2'), 'R11.1', 'notOrdered', { unit: idOf(state, 'i1') });
  refused(lending({ i1: {}, i2: {} }), support('i2', 'i1'), 'R6.2', 'noSuchAbility');
  refused(lending({ i1: {}, i3: {} }), support('i1', 'i3'), 'R6.2', 'notAdjacent');
  refused(lending({ i1: { hasAttacked: true }, i2: {} }), support('i1', 'i2'), 'R11.1', 'noAttackLeft');
  refused(lending({ i1: { isDone: true }, i2: {} }), support('i1', 'i2'), 'R9.6', 'orderEnded');
});
