import { describe, expect, test } from 'vitest';
import type { GameState } from '../../../src/model/state';
import { after, asked, diceAsked, position } from '../../position';
import { choosable, figures, tactics } from './asking';
import { BRACED, FIELD, isReady, orderedUnits, playing } from './starkTurn';

const rickard = { commander: 'rickard', leads: 'C1' };
const { one, both } = playing(rickard);
const braced = playing({ ...rickard, drawing: BRACED });
/** All friends are riders: four units in the zone, C4 and C6 outside it. */
const RIDERS = FIELD.replace('.I2 .I1 .C1 .A1', '.C2 .C5 .C1 .C3').replace('.I4', '.C4').replace('.I3', '.C6');
const riders = playing({ ...rickard, drawing: RIDERS });
const KEVAN = ['unit i1 kevan', 'commander kevan committed'];

/** The tactic that SL16 and SL18 share, with the marker here. */
const shared = (card: string, morale: number) => braced.one(card, `morale ${morale}`);
const answered = (card: string, chosen: string) =>
  after(
    shared(card, 4),
    ...['tactic before', `choose ${chosen}`, 'choose C1', 'done', 'done', 'attack C1 i1', 'roll red red'],
  );

describe('SL16', () => {
  test('SL16 orders two units', () => {
    expect(choosable(one('SL16'))).toEqual(['I2', 'I1', 'C1', 'A1']);
    expect(orderedUnits(after(one('SL16'), 'choose I2', 'choose C1'))).toEqual(['I2', 'C1']);
    expect(asked(after(one('SL16'), 'choose I2', 'choose C1'))).toBe('stark orders.move');
  });

  test('SL16 with its second command they attack first and move then', () => {
    const declared = after(both('SL16'), 'choose A1', 'done');
    expect(asked(declared)).toBe('stark orders.attack');
    const shot = after(declared, 'attack A1 c1');
    // They have not moved yet, and keep their balance.
    expect(diceAsked(shot)).toBe(2);
    expect(asked(after(shot, 'roll red red'))).toBe('stark orders.move');
    expect(asked(after(shot, 'roll red red', 'move A1 f1'))).toBe('lannister turn.choose');
  });

  test('SL16 when enemy morale is green or worse, an enemy of your choice cannot counterattack', () => {
    expect(tactics(shared('SL16', 3))).toEqual([]);
    expect(tactics(shared('SL16', 4))).toEqual(['before']);
    expect(choosable(after(shared('SL16', 4), 'tactic before'))).toEqual(['i1', 'c1', 'i3']);
    expect(asked(answered('SL16', 'i1'))).toBe('lannister turn.choose');
    expect(asked(answered('SL16', 'c1'))).toBe('lannister attack.counterattack');
    // For this turn only.
    expect(answered('SL16', 'i1').modifiers).toEqual([]);
  });
});

describe('SL17', () => {
  test('SL17 orders two units of cavalry', () => {
    expect(orderedUnits(one('SL17'))).toEqual(['C1']);
    expect(choosable(riders.one('SL17'))).toEqual(['C2', 'C5', 'C1', 'C3']);
    expect(orderedUnits(after(riders.one('SL17'), 'choose C2', 'choose C3'))).toEqual(['C2', 'C3']);
    expect(asked(after(riders.one('SL17'), 'choose C2', 'choose C3'))).toBe('stark orders.move');
  });

  test('SL17 with its second command they roll two more dice against a unit with a commander', () => {
    const charge = ['choose C2', 'done', 'move C2 c3', 'attack C2 i1'];
    expect(diceAsked(after(riders.one('SL17', ...KEVAN), ...charge))).toBe(2);
    expect(diceAsked(after(riders.both('SL17', ...KEVAN), ...charge))).toBe(4);
    expect(diceAsked(after(riders.both('SL17'), ...charge))).toBe(2);
  });

  test('SL17 when own morale is green or worse, they roll one more die', () => {
    expect(tactics(one('SL17', 'morale -3'))).toEqual([]);
    expect(tactics(one('SL17', 'morale -4'))).toEqual(['before']);
    const attack = ['done', 'attack C1 c1'];
    expect(diceAsked(after(one('SL17', 'morale -4'), 'tactic before', ...attack))).toBe(3);
    expect(diceAsked(after(one('SL17', 'morale -4'), 'decline', ...attack))).toBe(2);
  });
});

describe('SL18', () => {
  const facingHorse = playing({ ...rickard, drawing: FIELD.replace('.i1 .c1', '.c1 .i1') });

  test('SL18 orders two units, and enemy cavalry cannot ignore the valor of the infantry among them', () => {
    expect(choosable(one('SL18'))).toEqual(['I2', 'I1', 'C1', 'A1']);
    const rolled = (start: GameState, label: string) =>
      figures(after(start, 'choose I1', 'choose A1', 'done', `attack ${label} c1`, 'roll valor red'), 'c1');
    expect(rolled(facingHorse.one('SL18'), 'I1')).toEqual([2]);
    expect(rolled(facingHorse.one('SB02'), 'I1')).toEqual([3]);
    expect(rolled(one('SL18'), 'A1')).toEqual([3]);
  });

  test('SL18 when enemy morale is green or worse, an enemy of your choice cannot counterattack', () => {
    expect(tactics(shared('SL18', 3))).toEqual([]);
    expect(tactics(shared('SL18', 4))).toEqual(['before']);
    expect(choosable(after(shared('SL18', 4), 'tactic before'))).toEqual(['i1', 'c1', 'i3']);
    expect(asked(answered('SL18', 'i1'))).toBe('lannister turn.choose');
    expect(asked(answered('SL18', 'c1'))).toBe('lannister attack.counterattack');
    expect(answered('SL18', 'i1').modifiers).toEqual([]);
  });
});

describe('SL19', () => {
  test('SL19 orders three units of cavalry', () => {
    expect(orderedUnits(one('SL19'))).toEqual(['C1']);
    expect(choosable(riders.one('SL19'))).toEqual(['C2', 'C5', 'C1', 'C3']);
    const declared = after(riders.one('SL19'), 'choose C2', 'choose C1', 'choose C3');
    expect(orderedUnits(declared)).toEqual(['C2', 'C1', 'C3']);
    expect(asked(declared)).toBe('stark orders.move');
  });

  test('SL19 holding blue, one of them is then rallied', () => {
    expect(tactics(riders.one('SL19', 'pool stark red 1'))).toEqual([]);
    const choosing = riders.one('SL19', 'pool stark blue 1', 'unit C4 spent');
    expect(tactics(choosing)).toEqual(['after']);
    // C3 leaves the zone and is still one of them (R9.3).
    const ordered = after(choosing, 'tactic after', 'choose C2', 'choose C3', 'done', 'move C3 g1', 'done');
    expect(choosable(ordered)).toEqual(['C2', 'C3']);
    const rallied = after(ordered, 'choose C3');
    expect(['C2', 'C3', 'C4'].map((label) => isReady(rallied, label))).toEqual([false, true, false]);
  });
});

describe('SL20', () => {
  const LAST = ['unit i1 0 kevan', 'commander kevan committed'];

  test('SL20 orders one unit, which rolls one more die', () => {
    expect(choosable(one('SL20'))).toEqual(['I2', 'I1', 'C1', 'A1']);
    expect(asked(after(one('SL20'), 'choose I1'))).toBe('stark orders.move');
    expect(diceAsked(after(one('SL20'), 'choose I1', 'done', 'attack I1 i1'))).toBe(3);
  });

  test('SL20 the capture value of a commander it attacks is one lower', () => {
    const attacked = after(one('SL20', ...LAST), 'choose I1', 'done', 'attack I1 i1', 'roll green red red');
    expect(attacked.commanders).toContainEqual(expect.objectContaining({ id: 'kevan', captured: true }));
    const plain = position([FIELD, '', 'pool stark green 1', ...LAST].join('\n'));
    const missed = after(plain, 'order I1 green', 'done', 'attack I1 i1', 'roll green red');
    expect(missed.commanders).toContainEqual(expect.objectContaining({ id: 'kevan', captured: false }));
  });

  test('SL20 holding red and valor, a unit with a commander first takes a hit', () => {
    expect(tactics(one('SL20', 'pool stark red 2', ...KEVAN))).toEqual([]);
    expect(tactics(one('SL20', 'pool stark valor 2', ...KEVAN))).toEqual([]);
    const near = one('SL20', 'pool stark red 1 valor 1', ...KEVAN, 'unit i2 gregorMountain');
    expect(tactics(near)).toEqual(['before']);
    expect(choosable(after(near, 'tactic before'))).toEqual(['i1']);
    const struck = after(one('SL20', 'pool stark red 1 valor 1', ...KEVAN, 'unit c1 addam'), 'tactic before', 'choose i1');
    expect(figures(struck, 'i1', 'c1')).toEqual([2, 2]);
    expect(asked(struck)).toBe('stark card.declare');
  });
});
