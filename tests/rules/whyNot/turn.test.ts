import { expect, test } from 'vitest';
import type { Action } from '../../../src/model/action';
import type { Face } from '../../../src/model/dice';
import type { Task } from '../../../src/model/task';
import { whyNot } from '../../../src/rules';
import { position } from '../../position';
import { idOf, midTurn, refused } from './refused';

const state = position(`
  .i1 .   .   .
    .   .   .   .
  .I1 .I2 .I3 .C1

pool stark green 2 valor 2 red 1
hand stark SB01 SB02
unit I2 blue
unit I3 spent
unit C1 rickard
`);
const order = (label: string, token: Face, count: 1 | 2 = 1): Action => ({ type: 'order', unit: idOf(state, label), token, count });

test('R8.1 only own ready units are ordered', () => {
  refused(state, order('i1', 'green'), 'R8.1', 'notYours', { unit: idOf(state, 'i1') });
  refused(state, order('I3', 'green'), 'R8.1', 'spent', { unit: idOf(state, 'I3') });
});

test('R8.1 an empty hex has nothing that could be ordered', () => {
  refused(state, { type: 'chooseHex', hex: 1 }, 'R8.1', 'nothingThere', { hex: 1 });
});

test('R5.3 an eliminated unit is ordered no more', () => {
  const fallen = { ...state, units: state.units.map((unit) => (unit.label === 'I1' ? { ...unit, hex: -1, figures: 0 } : unit)) };
  refused(fallen, order('I1', 'green'), 'R5.3', 'offBoard');
});

test('R8.1 one token must be of the rank or valor', () => {
  refused(state, order('I2', 'green'), 'R8.1', 'wrongToken');
  expect(whyNot(state, order('I2', 'valor'))).toBeNull();
  expect(whyNot(state, order('I2', 'green', 2))).toBeNull();
});

test('R8.1 tokens must be in the pool, and no more are used than needed', () => {
  refused(state, order('I2', 'blue'), 'R8.1', 'notEnoughTokens');
  refused(state, order('I1', 'red', 2), 'R8.1', 'notEnoughTokens');
  refused(state, order('I1', 'green', 2), 'R8.1', 'oneTokenIsEnough');
});

test('R8.2 a morale token rallies a spent unit or raises morale', () => {
  refused(state, { type: 'rally', unit: idOf(state, 'I1') }, 'R8.2', 'notSpent');
  refused(state, { type: 'rally', unit: idOf(state, 'I3') }, 'R8.2', 'notEnoughTokens');
  refused(state, { type: 'rally', unit: idOf(state, 'i1') }, 'R8.2', 'notYours');
  refused(state, { type: 'raiseMorale' }, 'R8.2', 'notEnoughTokens');
});

test('R4.3 nothing moves or attacks before it is ordered', () => {
  refused(state, { type: 'move', unit: idOf(state, 'I1'), to: 4 }, 'R4.3', 'notAsked');
  refused(state, { type: 'attack', unit: idOf(state, 'I1'), target: idOf(state, 'i1') }, 'R4.3', 'notAsked');
  refused(state, { type: 'roll', faces: ['green'] }, 'R4.3', 'notAsked');
  refused(state, { type: 'reroll', face: 'green' }, 'R4.3', 'notAsked');
  refused(state, { type: 'tactic', timing: 'before' }, 'R4.3', 'notAsked');
});

test('R6.4 a turn in which an ability was used is no turn of passing', () => {
  expect(whyNot(state, { type: 'pass' })).toBeNull();
  const committed = { ...state, agenda: [{ kind: 'turn', step: 'choose', side: 'stark', committed: true } as const] };
  refused(committed, { type: 'pass' }, 'R6.4', 'mayNotPass');
});

const regroup = (step: string, kept: readonly string[] = []): Task => ({
  kind: 'regroup',
  step,
  queue: ['stark', 'lannister'],
  fires: [],
  kept,
});

test('R4.4 only a card of the hand is kept, and once', () => {
  const keeping = midTurn(state, regroup('keepCard', ['SB01']));
  refused(keeping, { type: 'keepCard', card: 'SB03' }, 'R4.4', 'notInHand', { card: 'SB03' });
  refused(keeping, { type: 'keepCard', card: 'LB01' }, 'R4.4', 'notInHand');
  refused(keeping, { type: 'keepCard', card: 'SB01' }, 'R4.4', 'alreadyChosen');
  expect(whyNot(keeping, { type: 'keepCard', card: 'SB02' })).toBeNull();
});

test('R4.4 only a token of the pool is kept', () => {
  refused(midTurn(state, regroup('keepToken')), { type: 'keepToken', token: 'morale' }, 'R4.4', 'notEnoughTokens');
});

test('R14.5 a house that recovers says yes or no', () => {
  const recovering = { ...midTurn(state, regroup('recover')), morale: -6 };
  refused(recovering, { type: 'done' }, 'R14.5', 'notAsked');
});
