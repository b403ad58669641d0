import { describe, expect, test } from 'vitest';
import { after, asked, diceAsked, hex, offers, unit } from '../../position';
import { choosable, figures, movesOf, tactics } from './asking';
import { BRACED, CLOSE, FIELD, isReady, orderedUnits, playing } from './starkTurn';

const maege = { commander: 'maege', leads: 'I1' };
const { one } = playing(maege);
const ZONE = ['I2', 'I1', 'C1', 'A1', 'I3'];

describe('SL21', () => {
  test('SL21 orders a unit and one beside it, controlled or not', () => {
    const near = playing({ ...maege, drawing: FIELD.replace('.A1 .   .I4', '.A1 .I4 .  ') });
    expect(choosable(near.one('SL21'))).toEqual(ZONE);
    expect(choosable(after(near.one('SL21'), 'choose A1'))).toEqual(['C1', 'I4']);
    const declared = after(near.one('SL21'), 'choose A1', 'choose I4');
    expect(orderedUnits(declared)).toEqual(['A1', 'I4']);
    expect(asked(declared)).toBe('stark orders.move');
  });

  test('SL21 holding green and morale, an enemy of your choice first loses Stalwart', () => {
    const braced = playing({ ...maege, drawing: BRACED });
    expect(tactics(braced.one('SL21', 'pool stark green 2'))).toEqual([]);
    expect(tactics(braced.one('SL21', 'pool stark morale 2'))).toEqual([]);
    const choosing = braced.one('SL21', 'pool stark green 1 morale 1');
    expect(tactics(choosing)).toEqual(['before']);
    expect(choosable(after(choosing, 'tactic before'))).toEqual(['i1', 'c1', 'i3']);
    const shaken = (chosen: string) =>
      after(
        choosing,
        ...['tactic before', `choose ${chosen}`, 'choose I1', 'done', 'done', 'attack I1 i1', 'roll morale red'],
      );
    // It has one way back, and takes it unasked.
    expect(unit(shaken('i1'), 'i1').hex).toBe(hex(choosing, 'c4'));
    expect(unit(shaken('c1'), 'i1').hex).toBe(hex(choosing, 'd3'));
    expect(asked(shaken('c1'))).toBe('lannister attack.stand');
    // For this turn only.
    expect(asked(shaken('i1'))).toBe('stark attack.follow');
    expect(after(shaken('i1'), 'decline').modifiers).toEqual([]);
  });
});

describe('SL22', () => {
  test('SL22 orders two units adjacent to each other', () => {
    expect(choosable(one('SL22'))).toEqual(ZONE);
    expect(choosable(after(one('SL22'), 'choose C1'))).toEqual(['I1', 'A1']);
    expect(asked(after(one('SL22'), 'choose C1', 'choose A1'))).toBe('stark orders.move');
  });

  test('SL22 they ignore the first hit of whoever answers them', () => {
    const left = (card: string) =>
      after(
        one(card, 'engaged C1 c1 lannister'),
        ...['choose C1', 'done', 'disengage C1', 'accept', 'roll green green'],
      );
    expect(figures(left('SL22'), 'C1')).toEqual([2]);
    expect(figures(left('SB02'), 'C1')).toEqual([1]);
  });

  test('SL22 holding green and blue, a unit that is not engaged then moves a hex', () => {
    expect(tactics(one('SL22', 'pool stark green 2'))).toEqual([]);
    expect(tactics(one('SL22', 'pool stark blue 2'))).toEqual([]);
    const choosing = one('SL22', 'pool stark green 1 blue 1', 'engaged C1 c1 lannister');
    expect(tactics(choosing)).toEqual(['after']);
    const ordered = after(choosing, 'tactic after', 'choose I2', 'done', 'done');
    expect(asked(ordered)).toBe('stark effects.choose');
    expect(movesOf(ordered, 'C1')).toEqual([]);
    expect(movesOf(ordered, 'I4')).toEqual([]);
    expect(movesOf(ordered, 'A1').sort()).toEqual(['e1', 'f1', 'f2', 'f3']);
    const shifted = after(ordered, 'move A1 f2');
    expect(unit(shifted, 'A1')).toMatchObject({ hex: hex(shifted, 'f2'), ready: true });
    expect(asked(shifted)).toBe('lannister turn.choose');
  });
});

describe('SL23', () => {
  test('SL23 orders three units among hers and those beside it', () => {
    const choosing = one('SL23', 'morale -8');
    expect(choosable(choosing)).toEqual(['I2', 'I1', 'C1']);
    const kennels = playing({ ...maege, drawing: FIELD.replace('.I3 .   .i1', '.I3 .K1 .i1') });
    const declared = after(kennels.one('SL23', 'morale -8'), 'choose I2', 'choose I1', 'choose K1');
    expect(orderedUnits(declared)).toEqual(['I2', 'I1', 'K1']);
    expect(asked(declared)).toBe('stark orders.move');
  });

  test('SL23 when own morale is green or better, all beside her then have Toughness 1 for the round', () => {
    expect(tactics(one('SL23', 'morale -8'))).toEqual([]);
    expect(tactics(one('SL23', 'morale -7'))).toEqual(['after']);
    const tough = after(one('SL23'), 'tactic after', 'choose I2', 'done', 'done');
    const struck = (target: string) =>
      figures(after(tough, 'order c1 green', 'done', `attack c1 ${target}`, 'roll green green'), target);
    // Neither was ordered; only C1 is beside her.
    expect(struck('C1')).toEqual([2]);
    expect(struck('A1')).toEqual([2]);
  });
});

describe('SL24', () => {
  const engaged = ['engaged I1 i1 lannister', 'engaged C1 c1 stark', 'engaged I3 i2 stark'];

  test('SL24 orders two engaged units, which count as flanking', () => {
    expect(choosable(one('SL24', ...engaged))).toEqual(['I1', 'C1', 'I3']);
    const declared = after(one('SL24', ...engaged), 'choose C1', 'choose I3', 'done');
    expect(orderedUnits(declared)).toEqual(['C1', 'I3']);
    const rolled = after(declared, 'attack C1 c1', 'roll red blue');
    expect(offers(rolled)).toEqual(['reroll blue', 'reroll red', 'decline']);
    expect(figures(after(rolled, 'reroll red', 'roll green'), 'c1')).toEqual([2]);
  });

  test('SL24 holding valor, an engaged unit is then rallied, ordered or not', () => {
    expect(tactics(one('SL24', 'pool stark red 1', ...engaged))).toEqual([]);
    // I4 is engaged too, outside the zone.
    const wide = playing({ ...maege, drawing: FIELD.replace('.c1 .   .  ', '.c1 .   .i4') });
    const spent = ['unit I2 spent', 'unit I3 spent', 'unit I4 spent', 'engaged I4 i4 stark'];
    const choosing = wide.one('SL24', 'pool stark valor 1', ...spent, ...engaged);
    expect(tactics(choosing)).toEqual(['after']);
    const ordered = after(choosing, 'tactic after', 'choose C1', 'done', 'done', 'done');
    expect(choosable(ordered)).toEqual(['C1', 'I3']);
    const rallied = after(ordered, 'choose I3');
    expect(['C1', 'I3', 'I2'].map((label) => isReady(rallied, label))).toEqual([false, true, false]);
  });
});

describe('SL25', () => {
  test('SL25 orders two units on foot, which pursue a hex and attack again', () => {
    expect(choosable(one('SL25'))).toEqual(['I2', 'I1', 'A1', 'I3']);
    expect(asked(after(one('SL25'), 'choose I2', 'choose A1'))).toBe('stark orders.move');
    const won = after(one('SL25', 'unit i1 1'), 'choose I1', 'done', 'done', 'attack I1 i1', 'roll green red');
    expect(offers(won)).toEqual(['advance d3', 'pursue d3', 'decline']);
    expect(offers(after(won, 'pursue d3'))).toEqual(['attack I1 c1', 'done']);
  });

  test('SL25 holding red, an engaged enemy rolls one die less for the round', () => {
    const engaged = ['engaged I1 i1 stark', 'engaged C1 c1 stark', 'engaged I3 i2 stark'];
    const close = playing({ ...maege, drawing: CLOSE });
    expect(tactics(close.one('SL25', 'pool stark valor 1', ...engaged))).toEqual([]);
    const choosing = close.one('SL25', 'pool stark red 1', ...engaged);
    expect(tactics(choosing)).toEqual(['after']);
    const ordered = after(choosing, 'tactic after', 'choose I2', 'done', 'done', 'done');
    expect(choosable(ordered)).toEqual(['i1', 'c1']);
    const attack = ['order c1 green', 'done', 'attack c1 C1'];
    expect(diceAsked(after(ordered, 'choose c1', ...attack))).toBe(1);
    expect(diceAsked(after(ordered, 'done', ...attack))).toBe(2);
  });
});
