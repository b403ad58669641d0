import { describe, expect, test } from 'vitest';
import { after, asked, diceAsked, hex, offers } from '../../position';
import { choosable, figures, tactics } from './asking';
import { lannisterTurn, orderedUnits } from './lannisterTurn';

/** Gregor leads i1; I9 and i9 are outside his zone. */
const FIELD = `
.   .   .   .   .   .   .   .
  .   .   .   .   .   .   .   .
.   .   .I1 .I2 .   .   .   .I9
  .   .   .i1 .i2 .   .   .   .i9
.   .   .   .c1 .i3 .   .   .
  .   .   .   .   .   .   .   .
`;
const GREGOR = ['unit i1 gregorMountain', 'commander gregorMountain committed'];
const ENGAGED = ['engaged I1 i1 stark', 'engaged I2 i2 stark', 'engaged I9 i9 stark'];

const played = (card: string, ...lines: string[]) =>
  after(lannisterTurn(card, FIELD, ...GREGOR, ...lines), `play ${card} gregorMountain`);

describe('LL11', () => {
  test('LL11 orders two infantry units, which roll one more die', () => {
    expect(choosable(played('LL11'))).toEqual(['i1', 'i2', 'i3']);
    const ordered = after(played('LL11'), 'choose i1', 'choose i2');
    expect(orderedUnits(ordered)).toEqual(['i1', 'i2']);
    expect(diceAsked(after(ordered, 'done', 'attack i2 I2'))).toBe(3);
  });

  test('LL11 given a blue token own morale rises for each enemy unit forced back two hexes', () => {
    expect(tactics(played('LL11', 'pool lannister green 1 valor 1'))).toEqual([]);
    expect(tactics(played('LL11', 'pool lannister blue 1'))).toEqual(['before']);
    const struck = (tactic: string, ...rest: string[]) =>
      after(played('LL11', 'pool lannister blue 1'), tactic, 'choose i1', 'choose i2', 'done', 'attack i1 I1', ...rest);
    const far = ['roll morale morale red', 'retreat b2', 'retreat b1', 'decline'];
    expect(struck('tactic before', ...far).morale).toBe(-1);
    expect(struck('decline', ...far).morale).toBe(0);
    expect(struck('tactic before', 'roll morale red red', 'retreat b2', 'decline').morale).toBe(0);
    const both = [...far, 'attack i2 I2', 'roll morale morale red', 'retreat d2', 'retreat d1'];
    expect(struck('tactic before', ...both).morale).toBe(-2);
  });
});

describe('LL12', () => {
  const scorching = (card: string, ...steps: string[]) =>
    after(played(card, 'pool lannister red 1'), ...steps, 'choose i2', 'done', 'done');

  test('LL12 orders two units, which may set fire to the land', () => {
    expect(orderedUnits(after(played('LL12'), 'choose c1', 'choose i3'))).toEqual(['c1', 'i3']);
    expect(offers(scorching('LB03'))).toEqual(['attack i2 I2', 'done']);
    expect(offers(scorching('LL12', 'decline'))).toContain('scorch i2 e3');
    const burning = after(scorching('LL12', 'decline'), 'scorch i2 e3', 'roll valor green');
    expect(burning.fires).toEqual({ [hex(burning, 'e3')]: 1 });
  });

  test('LL12 given a red token their valor sets fires too', () => {
    expect(tactics(played('LL12', 'pool lannister valor 1'))).toEqual([]);
    expect(tactics(played('LL12', 'pool lannister red 1'))).toEqual(['before']);
    const burning = after(scorching('LL12', 'tactic before'), 'scorch i2 e3', 'roll valor green');
    expect(burning.fires).toEqual({ [hex(burning, 'e3')]: 2 });
  });
});

describe('LL13', () => {
  test('LL13 orders one unit, which rolls two more dice', () => {
    expect(choosable(played('LL13'))).toEqual(['i1', 'i2', 'c1', 'i3']);
    const ordered = after(played('LL13'), 'choose i2');
    expect(orderedUnits(ordered)).toEqual(['i2']);
    expect(diceAsked(after(ordered, 'done', 'attack i2 I2'))).toBe(4);
  });

  test('LL13 it ignores the first hit of a counterattack', () => {
    const stalwart = FIELD.replace('.I1 .I2 .  ', '.I1 .I2 .I3');
    const start = lannisterTurn('LL13', stalwart, ...GREGOR);
    const struck = after(start, 'play LL13 gregorMountain', 'choose i2', 'done', 'attack i2 I2', 'roll red red red red');
    expect(figures(after(struck, 'accept', 'roll green green'), 'i2')).toEqual([3]);
  });

  test('LL13 given a valor token one engaged enemy unit in the zone takes a hit afterwards', () => {
    expect(tactics(played('LL13', 'pool lannister red 1'))).toEqual([]);
    const near = FIELD.replace('.I1 .I2 .  ', '.I1 .I2 .I3');
    const start = lannisterTurn('LL13', near, ...GREGOR, ...ENGAGED, 'pool lannister valor 1');
    const choosing = after(start, 'play LL13 gregorMountain');
    expect(tactics(choosing)).toEqual(['after']);
    const moved = after(choosing, 'tactic after', 'choose c1', 'done');
    expect(choosable(moved)).toEqual(['I1', 'I2']);
    expect(figures(after(moved, 'choose I2'), 'I1', 'I2')).toEqual([4, 3]);
    expect(asked(after(moved, 'choose I2'))).toBe('stark turn.choose');
  });
});

describe('LL14', () => {
  const line = FIELD.replace('.I1 .I2 .  ', '.I1 .I2 .I3').replace('.i1 .i2 .  ', '.i1 .i2 .i4');
  const choosing = (morale: string) =>
    after(
      lannisterTurn('LL14', line, ...GREGOR, ...ENGAGED, 'engaged I3 i4 stark', morale),
      'play LL14 gregorMountain',
    );

  test('LL14 orders two engaged units, whose valor scores one more hit', () => {
    expect(choosable(choosing('morale 0'))).toEqual(['i1', 'i2', 'i4']);
    const ordered = after(choosing('morale 0'), 'choose i1', 'choose i2');
    expect(orderedUnits(ordered)).toEqual(['i1', 'i2']);
    expect(figures(after(ordered, 'done', 'attack i2 I2', 'roll valor red'), 'I2')).toEqual([2]);
  });

  test('LL14 while enemy morale is green or worse, two engaged enemy units retreat a hex afterwards', () => {
    expect(tactics(choosing('morale -3'))).toEqual([]);
    expect(tactics(choosing('morale -4'))).toEqual(['after']);
    const fought = after(choosing('morale -4'), 'tactic after', 'choose i1', 'done', 'done', 'done');
    expect(choosable(fought)).toEqual(['I1', 'I2', 'I3']);
    const driven = after(fought, 'choose I1', 'choose I2', 'retreat b2', 'retreat d2');
    expect(driven.engagements.map(({ stark }) => driven.units[stark]?.label)).toEqual(['I9', 'I3']);
    expect(asked(driven)).toBe('stark turn.choose');
  });

  test('LL14 spares who broke off meanwhile', () => {
    const ordered = after(choosing('morale -4'), 'tactic after', 'choose i1', 'done', 'done');
    const fled = after(ordered, 'attack i1 I1', 'roll morale red');
    expect(choosable(after(fled, 'retreat b2', 'decline'))).toEqual(['I2', 'I3']);
  });
});

describe('LL15', () => {
  test('LL15 orders three infantry units', () => {
    const four = FIELD.replace('.   .   .i1', '.   .i4 .i1');
    const choosing = after(lannisterTurn('LL15', four, ...GREGOR), 'play LL15 gregorMountain');
    expect(choosable(choosing)).toEqual(['i4', 'i1', 'i2', 'i3']);
    expect(orderedUnits(after(choosing, 'choose i1', 'choose i2', 'choose i3'))).toEqual(['i1', 'i2', 'i3']);
  });

  test('LL15 given a red and a morale token every enemy unit beside the commander takes a hit afterwards', () => {
    const near = FIELD.replace('.I1 .I2 .  ', '.I1 .I2 .I3');
    const choosing = (pool: string) =>
      after(lannisterTurn('LL15', near, ...GREGOR, `pool lannister ${pool}`), 'play LL15 gregorMountain');
    expect(tactics(choosing('red 2'))).toEqual([]);
    expect(tactics(choosing('morale 2'))).toEqual([]);
    expect(tactics(choosing('red 1 morale 1'))).toEqual(['after']);
    const moved = after(choosing('red 1 morale 1'), 'tactic after', 'choose i3', 'done');
    expect(figures(moved, 'I1', 'I2', 'I3')).toEqual([4, 4, 4]);
    expect(figures(after(moved, 'done'), 'I1', 'I2', 'I3')).toEqual([3, 3, 4]);
  });
});
