import { describe, expect, test } from 'vitest';
import { after, asked, diceAsked } from '../../position';
import { choosable, figures, movesOf } from './asking';
import { FIELD, isReady, orderedUnits, playing } from './starkTurn';

const { one, both } = playing({ commander: 'greatjon', leads: 'I1' });

test('SB01 orders two units of the same rank', () => {
  const choosing = one('SB01', 'unit I2 blue', 'unit A1 blue');
  expect(choosable(choosing)).toEqual(['I2', 'I1', 'C1', 'A1', 'I3']);
  expect(choosable(after(choosing, 'choose I2'))).toEqual(['A1']);
  expect(choosable(after(choosing, 'choose C1'))).toEqual(['I1', 'I3']);
  expect(asked(after(choosing, 'choose C1', 'choose I1'))).toBe('stark orders.move');
});

test('SB02 orders any two units', () => {
  const choosing = one('SB02', 'unit I2 blue');
  expect(choosable(choosing)).toEqual(['I2', 'I1', 'C1', 'A1', 'I3']);
  const declared = after(choosing, 'choose I2', 'choose C1');
  expect(orderedUnits(declared)).toEqual(['I2', 'C1']);
  expect(asked(declared)).toBe('stark orders.move');
});

describe('SB03', () => {
  test('SB03 orders two units on foot', () => {
    expect(choosable(one('SB03'))).toEqual(['I2', 'I1', 'A1', 'I3']);
    expect(asked(after(one('SB03'), 'choose I1', 'choose A1'))).toBe('stark orders.move');
  });

  test('SB03 with its second command archers that stand still roll one more die', () => {
    const declared = after(both('SB03'), 'choose I1', 'choose A1');
    expect(diceAsked(after(declared, 'done', 'attack A1 c1'))).toBe(3);
    expect(diceAsked(after(declared, 'move A1 f2', 'done', 'attack A1 c1'))).toBe(1);
    expect(diceAsked(after(declared, 'done', 'attack I1 i1'))).toBe(2);
    expect(diceAsked(after(one('SB03'), 'choose A1', 'done', 'done', 'attack A1 c1'))).toBe(2);
  });
});

test('SB04 orders two engaged units, which roll one more die', () => {
  const choosing = one('SB04', 'engaged I1 i1 stark', 'engaged C1 c1 lannister', 'engaged I3 i2 lannister');
  expect(choosable(choosing)).toEqual(['I1', 'C1', 'I3']);
  const declared = after(choosing, 'choose I1', 'choose C1', 'done');
  expect(diceAsked(after(declared, 'attack I1 i1'))).toBe(3);
  expect(diceAsked(after(declared, 'attack C1 c1'))).toBe(3);
});

test('SB05 orders three units of the same rank', () => {
  const first = after(one('SB05', 'unit A1 blue'), 'choose I2');
  expect(choosable(first)).toEqual(['I1', 'C1', 'I3']);
  const declared = after(first, 'choose I1', 'choose I3');
  expect(orderedUnits(declared)).toEqual(['I2', 'I1', 'I3']);
  expect(asked(declared)).toBe('stark orders.move');
});

describe('SB06', () => {
  const on = (drawing: string) => playing({ commander: 'greatjon', leads: 'I1', drawing });
  const facingHorse = on(FIELD.replace('.i1 .c1', '.c1 .i1'));

  test('SB06 orders three units of infantry', () => {
    const choosing = on(FIELD.replace('.A1', '.K1')).one('SB06');
    expect(choosable(choosing)).toEqual(['I2', 'I1', 'K1', 'I3']);
    expect(asked(after(choosing, 'choose I2', 'choose K1', 'choose I3'))).toBe('stark orders.move');
    expect(choosable(one('SB06'))).toEqual(['I2', 'I1', 'I3']);
  });

  test('SB06 with its second command they roll one more die against cavalry', () => {
    const attack = ['choose I1', 'done', 'done'];
    expect(diceAsked(after(facingHorse.both('SB06'), ...attack, 'attack I1 c1'))).toBe(3);
    expect(diceAsked(after(facingHorse.one('SB06'), ...attack, 'attack I1 c1'))).toBe(2);
    expect(diceAsked(after(both('SB06'), ...attack, 'attack I1 i1'))).toBe(2);
  });
});

test('SB07 orders two units that are not engaged, and they move one hex further', () => {
  const choosing = one('SB07', 'engaged I1 i1 stark');
  expect(choosable(choosing)).toEqual(['I2', 'C1', 'A1', 'I3']);
  // Three hexes off: a green war host moves two.
  const moves = movesOf(after(choosing, 'choose I3', 'choose A1'), 'I3');
  expect(moves).toContain('d4');
  expect(moves).not.toContain('e4');
  expect(movesOf(after(one('SB02'), 'choose I3', 'choose A1'), 'I3')).not.toContain('d4');
});

test('SB08 orders one unit, which moves one hex further and rolls one more die', () => {
  const choosing = one('SB08');
  expect(choosable(choosing)).toEqual(['I2', 'I1', 'C1', 'A1', 'I3']);
  expect(asked(after(choosing, 'choose I3'))).toBe('stark orders.move');
  const moves = movesOf(after(choosing, 'choose I3'), 'I3');
  expect(moves).toContain('d4');
  expect(moves).not.toContain('e4');
  expect(diceAsked(after(choosing, 'choose C1', 'done', 'attack C1 i1'))).toBe(3);
});

test('SB09 orders all green units of the zone', () => {
  const ordered = one('SB09', 'unit I2 blue');
  expect(orderedUnits(ordered)).toEqual(['I1', 'C1', 'A1', 'I3']);
  expect(asked(ordered)).toBe('stark orders.move');
});

test('SB10 rallies all units of the zone and orders nobody', () => {
  const rallied = one('SB10', 'unit I2 spent', 'unit C1 spent', 'unit I4 spent');
  expect(asked(rallied)).toBe('lannister turn.choose');
  expect(['I2', 'C1', 'I4'].map((label) => isReady(rallied, label))).toEqual([true, true, false]);
  expect(orderedUnits(rallied)).toEqual([]);
  expect(rallied.morale).toBe(0);
  expect(figures(rallied, 'I2', 'C1')).toEqual([4, 3]);
});
