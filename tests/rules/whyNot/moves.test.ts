import { expect, test } from 'vitest';
import type { Action } from '../../../src/model/action';
import type { GameState, Order } from '../../../src/model/state';
import { whyNot } from '../../../src/rules';
import { hex, position } from '../../position';
import { done, idOf, midTurn, ordersIn, refused } from './refused';

const field = position(`
  .   .   .   .   .   .i1
    .   &   .   .   .   .
  .I1 .   ~   .I2 .C1 .
    .   .   ~   ~   .   .

fire b4 1
unit C1 blue
`);
const moving = (orders: Readonly<Record<string, Partial<Order>>>, state = field): GameState =>
  midTurn(state, ordersIn('move'), orders);
const move = (label: string, to: string, state = field): Action => ({
  type: 'move',
  unit: idOf(state, label),
  to: hex(state, to),
});
const mine = moving({ I1: {} });

test('R7.1 only the ordered unit moves', () => {
  refused(mine, move('I2', 'd2'), 'R7.1', 'notOrdered', { unit: idOf(field, 'I2') });
  refused(mine, move('i1', 'e1'), 'R7.1', 'notYours');
  expect(whyNot(mine, move('I1', 'a2'))).toBeNull();
});

test('R7.1 it goes no farther than its allowance, and not where it stands', () => {
  refused(mine, move('I1', 'd1'), 'R7.1', 'tooFar', { hex: hex(field, 'd1') });
  refused(mine, move('I1', 'a3'), 'R7.1', 'standsThere');
});

test('R7.1 who attacked first goes only as far as one who is to attack', () => {
  const state = position(`
  .I1 .   .   .i1

unit I1 blue
`);
  const after = midTurn(state, ordersIn('move', true), { I1: { hasAttacked: true, attacks: 0 } });
  refused(after, move('I1', 'c1', state), 'R7.1', 'tooFar');
  expect(whyNot(after, move('I1', 'b1', state))).toBeNull();
  refused(after, { type: 'attack', unit: idOf(state, 'I1'), target: idOf(state, 'i1') }, 'R7.3', 'tooLate');
  const before = midTurn(state, ordersIn('attack', true), { I1: {} });
  refused(before, move('I1', 'b1', state), 'R7.3', 'tooEarly');
});

test('R7.2 it enters neither units nor impassable terrain nor fire', () => {
  refused(mine, move('I1', 'd3'), 'R7.2', 'occupied', { unit: idOf(field, 'I2') });
  refused(mine, move('I1', 'c3'), 'R7.2', 'impassable', { hex: hex(field, 'c3') });
  refused(mine, move('I1', 'b4'), 'R7.2', 'burning');
});

test('R7.2 there may be no way at all', () => {
  const shut = position(`
  .I1 ~   .i1
    ~   ~   .
`);
  refused(moving({ I1: {} }, shut), move('I1', 'c2', shut), 'R7.2', 'noWay');
});

test('R7.4 terrain that ends moves is named', () => {
  const wood = position(`
  .I1 &   .   .i1
`);
  refused(moving({ I1: {} }, wood), move('I1', 'c1', wood), 'R7.4', 'terrainStops', { hex: hex(wood, 'b1') });
});

test('R7.3 a unit moves once, and attacks come after all moves', () => {
  refused(mine, { type: 'attack', unit: idOf(field, 'I1'), target: idOf(field, 'i1') }, 'R7.3', 'tooEarly');
  refused(moving({ I1: { hasMoved: true } }), move('I1', 'a1'), 'R7.3', 'hasMoved');
  refused(midTurn(field, ordersIn('attack'), { I1: {} }), move('I1', 'a2'), 'R7.3', 'tooLate');
});

test('R9.6 an order that has ended is over', () => {
  refused(moving({ I1: { isDone: true, attacks: 0 } }), move('I1', 'a2'), 'R9.6', 'orderEnded');
});

test('R12.5 an engaged unit must disengage, and then move', () => {
  const state = position(`
  .   .i1 .i2
    .I1 .   .
  .   .   .I2

engaged I1 i1 stark
`);
  const [I1, I2] = [idOf(state, 'I1'), idOf(state, 'I2')];
  const both = moving({ I1: {}, I2: {} }, state);
  refused(both, move('I1', 'a1', state), 'R12.5', 'engaged', { unit: idOf(state, 'i1') });
  refused(both, { type: 'disengage', unit: I2 }, 'R12.5', 'notEngaged');
  refused(both, { type: 'slipAway', unit: I2 }, 'R12.5', 'notEngaged');
  refused(both, { type: 'slipAway', unit: I1 }, 'R12.5', 'noSuchAbility');
  refused(moving({ I1: {} }, state), { type: 'slipAway', unit: I2 }, 'R7.1', 'notOrdered');
  refused(moving({ I1: {} }, state), { type: 'disengage', unit: I2 }, 'R7.1', 'notOrdered');

  const left = { ...state, engagements: [] };
  const leaving = midTurn(left, { kind: 'orders', step: 'move', side: 'stark', attackFirst: false, mustMove: I1 }, { I1: {}, I2: {} });
  refused(leaving, done, 'R12.5', 'mustMove', { unit: I1 });
  refused(leaving, move('I2', 'b3', state), 'R12.5', 'mustMove', { unit: I1 });
  refused(leaving, { type: 'slipAway', unit: I2 }, 'R12.5', 'mustMove', { unit: I1 });
  expect(whyNot(leaving, move('I1', 'a1', state))).toBeNull();
});

test('R12.5 an ability waits for the unit that has disengaged to move', () => {
  const state = position('.   .I1 .C1 .C2 .i1\n\nunit C1 rickard\nunit C2 spent');
  const I1 = idOf(state, 'I1');
  const leaving = midTurn(state, { kind: 'orders', step: 'move', side: 'stark', attackFirst: false, mustMove: I1 }, { I1: {} });
  refused(leaving, { type: 'commit', commander: 'rickard' }, 'R12.5', 'mustMove', { unit: I1 });
  expect(whyNot(moving({ I1: {} }, state), { type: 'commit', commander: 'rickard' })).toBeNull();
});

test('R12.5 a unit that has nowhere to go does not disengage', () => {
  const shut = position(`
  .I1 .i1

engaged I1 i1 stark
`);
  refused(moving({ I1: {} }, shut), { type: 'disengage', unit: idOf(shut, 'I1') }, 'R12.5', 'noWay');
});

test('R17.2 nobody leaves a fire', () => {
  const burning = position(`
  .I1 .   .i1

fire a1 1
`);
  refused(moving({ I1: {} }, burning), move('I1', 'b1', burning), 'R17.2', 'inFire', { hex: hex(burning, 'a1') });
});
