import { expect, test } from 'vitest';
import type { Action } from '../../../src/model/action';
import type { CommanderId } from '../../../src/model/commander';
import type { GameState } from '../../../src/model/state';
import type { AttackTask, RetreatTask } from '../../../src/model/task';
import { whyNot } from '../../../src/rules';
import { hex, position } from '../../position';
import { idOf, midTurn, ordersIn, refused } from './refused';

const field = position(`
  .   .i1 .   .   .   .
    .   .C1 -   .   .i2
  .I1 .   .   .I2 .   .
`);

const attackOf = (state: GameState, by: string, target: string, change: Partial<AttackTask> = {}): AttackTask => ({
  kind: 'attack',
  step: 'reroll',
  form: 'melee',
  attacker: idOf(state, by),
  target: idOf(state, target),
  from: hex(state, 'b1'),
  flanking: true,
  dice: 2,
  faces: ['green', 'green'],
  rerolling: [],
  hits: 0,
  figures: 4,
  flags: 0,
  ignoresMorale: false,
  supporters: [],
  inPursuit: false,
  hound: null,
  ...change,
});
const fight = (change: Partial<AttackTask>, by = 'C1', order: object = {}): GameState =>
  midTurn(field, attackOf(field, by, 'i1', change), { [by]: { attacks: 0, hasAttacked: true, ...order } });

test('R11.6 a symbol that was rolled is rerolled', () => {
  expect(whyNot(fight({}), { type: 'reroll', face: 'green' })).toBeNull();
  refused(fight({}), { type: 'reroll', face: 'red' }, 'R11.6', 'notRolled');
});

test('R12.4 only a flanking attacker rerolls', () => {
  refused(fight({ step: 'stand', flags: 1, flanking: false }), { type: 'reroll', face: 'green' }, 'R12.4', 'notFlanking');
  refused(fight({ step: 'stand', flags: 1 }), { type: 'reroll', face: 'green' }, 'R15.7', 'notAsked');
});

/** The target has left b1 for the top of the board. */
const vacated = (change: Partial<AttackTask>, by = 'C1', order: object = {}): GameState => {
  const state = fight({ step: 'follow', ...change }, by, order);
  return { ...state, units: state.units.map((unit) => (unit.label === 'i1' ? { ...unit, hex: hex(field, 'f1') } : unit)) };
};
const advance = (to: string): Action => ({ type: 'advance', to: hex(field, to) });
const pursue = (to: string): Action => ({ type: 'pursue', to: hex(field, to) });

test('R15.1 an advance is for those who have it, into the vacated hex', () => {
  refused(vacated({}), advance('b1'), 'R15.1', 'noSuchAbility');
  const mine = midTurn(
    { ...field, units: field.units.map((unit) => (unit.label === 'I1' ? { ...unit, hex: hex(field, 'a2') } : unit)) },
    attackOf(field, 'I1', 'i2', { step: 'follow' }),
    { I1: { attacks: 0, hasAttacked: true } },
  );
  const open = { ...mine, units: mine.units.map((unit) => (unit.label === 'i1' ? { ...unit, hex: hex(field, 'f1') } : unit)) };
  expect(whyNot(open, advance('b1'))).toBeNull();
  refused(open, advance('a1'), 'R15.1', 'tooFar');
  const again = { ...open, turn: { ...open.turn!, orders: open.turn!.orders.map((order) => ({ ...order, advanced: true })) } };
  refused(again, advance('b1'), 'R15.1', 'hasMoved');
});

test('R15.2 a pursuit goes through the vacated hex, as far as it may', () => {
  expect(whyNot(vacated({}), pursue('b1'))).toBeNull();
  refused(vacated({}), pursue('d1'), 'R15.2', 'tooFar');
  refused(vacated({}), pursue('f1'), 'R7.2', 'occupied');
  refused(vacated({}), pursue('c2'), 'R15.3', 'bridge');
  refused(vacated({ inPursuit: true }), pursue('b1'), 'R15.2', 'hasMoved');
  refused(vacated({}, 'C1', { pursued: true }), pursue('b1'), 'R15.2', 'hasMoved');
});

test('R15.2 the pursuing unit attacks, and no other', () => {
  const state = fight({ step: 'pursuit' });
  const attack = (by: string, target: string): Action => ({ type: 'attack', unit: idOf(field, by), target: idOf(field, target) });
  expect(whyNot(state, attack('C1', 'i1'))).toBeNull();
  refused(state, attack('I2', 'i2'), 'R15.2', 'notMeant');
  refused(state, attack('C1', 'i2'), 'R10.1', 'outOfRange');
});

test('R13.1 a retreat goes towards the own edge, on the longest way', () => {
  const state = position(`
  .i2 .   .   .
    ~   .   .   .
  .   .   .i1 .
    .I1 .   .   .

edges lannister top
`);
  const retreat: RetreatTask = {
    kind: 'retreat',
    step: 'step',
    unit: idOf(state, 'i1'),
    left: 2,
    direction: null,
    hits: 0,
    figures: 4,
    captureValue: 0,
    captor: null,
    stepped: 0,
  };
  const to = (name: string): Action => ({ type: 'retreat', to: hex(state, name) });
  const falling = midTurn(state, retreat);
  expect(whyNot(falling, to('b2'))).toBeNull();
  refused(falling, to('d3'), 'R13.1', 'notTowardsEdge');
  const block = (name: string, label: string) => ({
    ...falling,
    units: falling.units.map((unit) => (unit.label === label ? { ...unit, hex: hex(state, name) } : unit)),
  });
  refused(block('c2', 'i2'), to('c2'), 'R13.1', 'occupied');
  const walled = { ...falling, tokens: { [hex(state, 'b1')]: 'palisade' as const, [hex(state, 'c1')]: 'palisade' as const } };
  refused(walled, to('b2'), 'R13.1', 'shorterRoute');
});

test('R6.4 an ability is used once, in its time, by its owner, where it does something', () => {
  const state = position(`
  .i1 .   .   .   .   .
    .C1 .   .   .I1 .I2
  .   .   .   .   .   .

unit C1 rickard
unit I1 maege
unit I2 greatjon
unit i1 kevan
`);
  const commit = (commander: CommanderId): Action => ({ type: 'commit', commander });
  const having = (change: object): GameState => ({ ...state, commanders: state.commanders.map((one) => ({ ...one, ...change })) });
  refused(state, commit('kevan'), 'R6.4', 'notYours');
  refused(having({ captured: true }), commit('rickard'), 'R6.4', 'captured');
  refused(having({ committed: true }), commit('rickard'), 'R6.4', 'alreadyCommitted');
  refused(state, commit('rickard'), 'R6.4', 'noEffect', { commander: 'rickard' });
  refused(midTurn(state, ordersIn('move'), { C1: {} }), commit('rickard'), 'R6.4', 'noEffect');
  refused(state, commit('maege'), 'R6.4', 'notTheTime');

  const preparing = (by: string) => midTurn(state, attackOf(state, by, 'i1', { step: 'prepare', faces: [] }), { [by]: {} });
  expect(whyNot(preparing('I1'), commit('maege'))).toBeNull();
  refused(preparing('C1'), commit('maege'), 'R6.4', 'notControlled', { unit: idOf(state, 'C1') });
  refused(preparing('I1'), commit('greatjon'), 'R6.4', 'notMeant');
  refused(preparing('I1'), commit('rickard'), 'R6.4', 'notTheTime');
  const asked = midTurn(state, { kind: 'disengage', step: 'partingBlow', unit: idOf(state, 'i1'), foe: idOf(state, 'C1') });
  refused(asked, commit('rickard'), 'R6.4', 'notTheTime');
});

test('R11.1 only units with an attack to give join one', () => {
  const state = position(`
  .I1 .i1 .I2
    .I3 .   .

rules coordinatedAttack
`);
  const joining = (orders: Parameters<typeof midTurn>[2]) =>
    midTurn(state, attackOf(state, 'I1', 'i1', { step: 'join', faces: [] }), { I1: { attacks: 0 }, ...orders });
  const choose = (label: string): Action => ({ type: 'choose', unit: idOf(state, label) });
  expect(whyNot(joining({ I2: {} }), choose('I2'))).toBeNull();
  refused(joining({ I2: {} }), choose('i1'), 'R11.1', 'notYours');
  refused(joining({ I2: {} }), choose('I3'), 'R11.1', 'notOrdered');
});

test('R6.4 a commander changes places with neighbouring cavalry only', () => {
  const state = position(`
  .C1 .i1 .I1

unit C1 robbKing
`);
  const task = attackOf(state, 'i1', 'C1', { step: 'takePlace', from: 0, faces: ['green', 'valor'], flanking: false });
  const choose = (label: string): Action => ({ type: 'choose', unit: idOf(state, label) });
  refused(midTurn(state, task), choose('I1'), 'R6.4', 'notMeant');
  refused(midTurn(state, task), choose('i1'), 'R6.4', 'notYours');
});
