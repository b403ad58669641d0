import { expect, test } from 'vitest';
import type { Action } from '../../../src/model/action';
import type { Effect } from '../../../src/model/effect';
import type { GameState } from '../../../src/model/state';
import type { CardTask, EffectsTask } from '../../../src/model/task';
import { whyNot } from '../../../src/rules';
import { hex, position } from '../../position';
import { done, idOf, midTurn, refused } from './refused';

const field = position(`
  .   .   .i1 .   .   .   .   .
    .I1 .C1 .   .   .   .I3 .
  .   .I2 .   .   .   .   .I4 .

hand stark SB01 SB04 SB10 SL01
hand lannister LB01
unit I2 spent
unit I3 maege
unit I4 blue
unit C1 rickard
unit i1 kevan
`);
const playCard = (card: string, commander: 'rickard' | 'maege' | 'kevan'): Action => ({ type: 'playCard', card, commander });

test('R9.1 a card of the own hand, by an own commander', () => {
  expect(whyNot(field, playCard('SB01', 'rickard'))).toBeNull();
  refused(field, playCard('SB02', 'rickard'), 'R9.1', 'notInHand', { card: 'SB02' });
  refused(field, playCard('LB01', 'rickard'), 'R9.1', 'notInHand');
  refused(field, playCard('LB01', 'kevan'), 'R9.1', 'notYours', { commander: 'kevan' });
});

const withCommander = (change: object): GameState => ({
  ...field,
  commanders: field.commanders.map((one) => (one.id === 'rickard' ? { ...one, ...change } : one)),
});

test('R9.1 a captured commander plays nothing', () => {
  refused(withCommander({ captured: true }), playCard('SB01', 'rickard'), 'R9.1', 'captured');
});

test('R9.2 a card costs command tokens, up to the limit', () => {
  const poor = { ...field, houses: { ...field.houses, stark: { ...field.houses.stark, commandTokens: 0 } } };
  refused(poor, playCard('SB01', 'rickard'), 'R9.2', 'noCommandTokens');
  refused(withCommander({ tokens: 2 }), playCard('SB01', 'rickard'), 'R9.2', 'commandLimit', { commander: 'rickard' });
});

test('R9.7 an order needs a unit that fits', () => {
  refused(field, playCard('SB04', 'rickard'), 'R9.7', 'noLegalUnit', { card: 'SB04', commander: 'rickard' });
});

test('R9.0 cards are given up for an order only by the optional rule', () => {
  const discard: Action = { type: 'discard', card: 'SB04', commander: 'rickard' };
  refused(field, discard, 'R9.0', 'optionalRuleOff');
  const agreed = { ...field, rules: { ...field.rules, anyCardOrdersOne: true } };
  expect(whyNot(agreed, discard)).toBeNull();
  refused(agreed, { ...discard, card: 'SB02' }, 'R9.1', 'notInHand');
  const tired = { ...agreed, units: agreed.units.map((unit) => ({ ...unit, ready: false })) };
  refused(tired, discard, 'R9.7', 'noLegalUnit');
  const poor = { ...agreed, houses: { ...field.houses, stark: { ...field.houses.stark, commandTokens: 0 } } };
  refused(poor, discard, 'R9.2', 'noCommandTokens');
});

const cardTask = (change: Partial<CardTask>): CardTask => ({
  kind: 'card',
  step: 'commands',
  side: 'stark',
  card: 'SB03',
  commander: 'rickard',
  eligible: ['I1', 'C1'].map((label) => idOf(field, label)),
  tacticMet: false,
  tactic: 'none',
  commands: [],
  orders: [],
  declared: [],
  ...change,
});

test('R9.2 commands are chosen once each, and paid', () => {
  const choosing = midTurn(field, cardTask({}));
  const commands = (...list: number[]): Action => ({ type: 'commands', commands: list });
  expect(whyNot(choosing, commands(0, 1))).toBeNull();
  refused(choosing, commands(), 'R9.2', 'atLeastOne');
  refused(choosing, commands(0, 0), 'R9.2', 'noSuchCommand');
  refused(choosing, commands(2), 'R9.2', 'noSuchCommand');
  refused(choosing, commands(1), 'R9.8', 'noEffect', { card: 'SB03' });
  refused(midTurn(field, cardTask({ eligible: [] })), commands(0), 'R9.7', 'noLegalUnit');
  refused(midTurn(withCommander({ tokens: 1 }), cardTask({})), commands(0, 1), 'R9.2', 'commandLimit');
});

test('R9.5 a tactic has its condition and its time', () => {
  const timed = midTurn(field, cardTask({ card: 'SL03', step: 'tactic', tacticMet: true }));
  expect(whyNot(timed, { type: 'tactic', timing: 'after' })).toBeNull();
  refused(timed, { type: 'tactic', timing: 'before' }, 'R9.5', 'notTheTime');
  const unmet = midTurn(field, cardTask({ card: 'SL03' }));
  refused(unmet, { type: 'tactic', timing: 'after' }, 'R9.5', 'conditionNotMet', { card: 'SL03' });
  const tooEarly = midTurn(field, cardTask({ card: 'SL03', tacticMet: true }));
  refused(tooEarly, { type: 'tactic', timing: 'after' }, 'R9.2', 'notAsked');
});

test('R9.3 units to be ordered are ready, in the zone and such as the card says', () => {
  const declaring = (where: Extract<Effect, { kind: 'order' }>['where'], change: Partial<CardTask> = {}) =>
    midTurn(field, cardTask({ step: 'declare', orders: [{ kind: 'order', count: 2, ...(where && { where }) }], ...change }));
  const choose = (label: string): Action => ({ type: 'choose', unit: idOf(field, label) });
  const any = declaring(undefined);
  expect(whyNot(any, choose('I1'))).toBeNull();
  refused(any, choose('i1'), 'R9.3', 'notYours');
  refused(any, choose('I2'), 'R9.3', 'spent');
  refused(any, choose('I3'), 'R9.3', 'notControlled', { commander: 'rickard' });
  refused(declaring({ classes: ['cavalry'] }), choose('I1'), 'R9.3', 'notMeant');
  refused(any, done, 'R9.7', 'atLeastOne');
  const second = midTurn(
    field,
    cardTask({ step: 'declare', orders: [{ kind: 'order', count: 2, bond: 'sameRank' }], declared: [idOf(field, 'C1')], eligible: [0, 1, 2, 3, 4, 5] }),
    { C1: {} },
  );
  refused(second, choose('C1'), 'R9.4', 'alreadyOrdered');
  refused(second, choose('I4'), 'R9.7', 'notMeant');
});

test('R9.3 what counts is the zone when the card was played; an escort must only be adjacent', () => {
  const declaring = (escort: number, declared: readonly string[]) =>
    midTurn(
      field,
      cardTask({
        step: 'declare',
        orders: [{ kind: 'order', count: 1, escort }],
        declared: declared.map((label) => idOf(field, label)),
        eligible: [idOf(field, 'C1')],
      }),
      Object.fromEntries(declared.map((label) => [label, {}])),
    );
  // In the zone by now, as a shift before the command may have brought it there.
  refused(declaring(0, []), { type: 'choose', unit: idOf(field, 'I1') }, 'R9.3', 'notControlled');
  refused(declaring(1, ['C1']), { type: 'choose', unit: idOf(field, 'I4') }, 'R9.3', 'notAdjacent', { unit: idOf(field, 'I4') });
});

const effects = (effect: Effect, change: Partial<EffectsTask> = {}): EffectsTask => ({
  kind: 'effects',
  step: 'choose',
  side: 'stark',
  commander: 'rickard',
  effects: [effect],
  chosen: [],
  hexes: [],
  direction: null,
  ...change,
});
const choose = (label: string): Action => ({ type: 'choose', unit: idOf(field, label) });

test('R9.3 an effect falls on units in the zone that it speaks of', () => {
  const on = { side: 'own', count: 2, reach: 'zone' } as const;
  const rallying = midTurn(field, effects({ kind: 'rally', on, price: 1 }));
  expect(whyNot(rallying, choose('I2'))).toBeNull();
  refused(rallying, choose('I1'), 'R9.6', 'notSpent');
  refused(rallying, choose('I4'), 'R9.3', 'notControlled');
  refused(rallying, choose('i1'), 'R9.3', 'notMeant');
  refused(midTurn(field, effects({ kind: 'rally', on, price: 4 })), choose('I2'), 'R6.6', 'cannotPay');
  refused(midTurn(field, effects({ kind: 'hit', on: { ...on, count: 'any' }, hits: 1 }, { chosen: [idOf(field, 'I1')] })), choose('I1'), 'R9.3', 'alreadyChosen');
  const fallen = { ...field, units: field.units.map((unit) => (unit.label === 'I2' ? { ...unit, hex: -1 } : unit)) };
  refused(midTurn(fallen, effects({ kind: 'rally', on })), choose('I2'), 'R5.3', 'offBoard');
});

test('R9.3 a shift goes as far as the effect says', () => {
  const shift: Effect = { kind: 'shift', on: { side: 'own', count: 1, reach: 'zone' }, hexes: 1 };
  const shifting = midTurn(field, effects(shift));
  const move = (label: string, to: string): Action => ({ type: 'move', unit: idOf(field, label), to: hex(field, to) });
  expect(whyNot(shifting, move('I1', 'a1'))).toBeNull();
  refused(shifting, move('I4', 'g3'), 'R9.3', 'notControlled');
  refused(shifting, move('C1', 'e3'), 'R7.1', 'tooFar');
  refused(shifting, move('I1', 'b3'), 'R7.2', 'occupied');
  const burning = { ...shifting, fires: { [hex(field, 'a2')]: 1 as const } };
  refused(burning, move('I1', 'a1'), 'R17.2', 'inFire');
});

test('R17.1 only fires are fanned, each once', () => {
  const fanning = (hexes: number[]) => ({
    ...midTurn(field, effects({ kind: 'bespoke', name: 'fanTheFlames' }, { direction: 1, hexes })),
    fires: { 0: 1, 1: 1 } as const,
  });
  refused(fanning([]), { type: 'chooseHex', hex: 2 }, 'R17.1', 'notBurning', { hex: 2 });
  refused(fanning([0]), { type: 'chooseHex', hex: 0 }, 'R17.1', 'alreadyChosen', { hex: 0 });
  refused(fanning([]), choose('I1'), 'R9.3', 'notOffered');
  refused({ ...fanning([]), agenda: midTurn(field, effects({ kind: 'bespoke', name: 'fanTheFlames' })).agenda }, { type: 'chooseHex', hex: 0 }, 'R9.3', 'notOffered');
});
