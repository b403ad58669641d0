import { describe, expect, test } from 'vitest';
import { after, asked, diceAsked, offers, unit } from '../../position';
import { choosable, figures, movesOf, tactics } from './asking';
import { CLOSE, FIELD, orderedUnits, playing } from './starkTurn';

const greatjon = { commander: 'greatjon', leads: 'I1' };
const { one, both } = playing(greatjon);
const close = playing({ ...greatjon, drawing: CLOSE });
const ZONE = ['I2', 'I1', 'C1', 'A1', 'I3'];

describe('SL11', () => {
  test('SL11 orders two units', () => {
    expect(choosable(one('SL11'))).toEqual(ZONE);
    expect(orderedUnits(after(one('SL11'), 'choose I2', 'choose C1'))).toEqual(['I2', 'C1']);
    expect(asked(after(one('SL11'), 'choose I2', 'choose C1'))).toBe('stark orders.move');
  });

  test('SL11 with its second command they pursue two hexes', () => {
    const won = ['choose I1', 'done', 'done', 'attack I1 i1', 'roll green red'];
    expect(offers(after(one('SL11', 'unit i1 1'), ...won))).toEqual(['advance d3', 'decline']);
    const pursuing = after(both('SL11', 'unit i1 1'), ...won);
    expect(offers(pursuing)).toEqual(expect.arrayContaining(['pursue d3', 'pursue d4']));
    expect(offers(pursuing)).not.toContain('pursue d5');
    expect(offers(after(pursuing, 'pursue d4'))).toEqual(['attack I1 c1', 'done']);
  });

  test('SL11 holding morale and valor, any of the ordered units are rallied for a figure each', () => {
    expect(tactics(one('SL11', 'pool stark morale 2'))).toEqual([]);
    expect(tactics(one('SL11', 'pool stark valor 2'))).toEqual([]);
    const choosing = one('SL11', 'pool stark morale 1 valor 1', 'unit A1 spent');
    expect(tactics(choosing)).toEqual(['after']);
    // C1 leaves the zone and is still one of them (R9.3).
    const ordered = after(choosing, 'tactic after', 'choose I2', 'choose C1', 'move C1 f2', 'done');
    expect(choosable(ordered)).toEqual(['I2', 'C1']);
    const rallied = after(ordered, 'choose I2', 'choose C1');
    expect([unit(rallied, 'I2'), unit(rallied, 'C1')]).toMatchObject([
      { ready: true, figures: 3 },
      { ready: true, figures: 2 },
    ]);
  });
});

describe('SL12', () => {
  const engaged = ['engaged I1 i1 stark', 'engaged C1 c1 lannister', 'engaged I3 i2 lannister'];

  test('SL12 orders three engaged units', () => {
    expect(choosable(one('SL12', ...engaged))).toEqual(['I1', 'C1', 'I3']);
    const declared = after(close.one('SL12', ...engaged, 'engaged I2 i3 stark'), 'choose I1', 'choose C1', 'choose I3');
    expect(orderedUnits(declared)).toEqual(['I1', 'C1', 'I3']);
    expect(asked(declared)).toBe('stark orders.move');
  });

  test('SL12 with its second command each valor is one more hit', () => {
    const attack = ['choose C1', 'done', 'done', 'attack C1 c1', 'roll valor red'];
    expect(figures(after(one('SL12', ...engaged), ...attack), 'c1')).toEqual([2]);
    expect(figures(after(both('SL12', ...engaged), ...attack), 'c1')).toEqual([1]);
  });

  test('SL12 holding red, they roll one more die at the price of a morale', () => {
    expect(tactics(one('SL12', 'pool stark blue 1', ...engaged))).toEqual([]);
    expect(tactics(one('SL12', 'pool stark red 1', ...engaged))).toEqual(['before']);
    const paid = after(one('SL12', 'pool stark red 1', ...engaged), 'tactic before');
    expect(paid.morale).toBe(-1);
    expect(diceAsked(after(paid, 'choose C1', 'done', 'done', 'attack C1 c1'))).toBe(3);
  });
});

describe('SL13', () => {
  test('SL13 orders three units of infantry that are not engaged, and they move one hex further', () => {
    expect(choosable(one('SL13', 'engaged I1 i1 lannister'))).toEqual(['I2', 'I3']);
    const kennels = playing({ ...greatjon, drawing: FIELD.replace('.A1', '.K1') });
    const declared = after(kennels.one('SL13'), 'choose I2', 'choose K1', 'choose I3');
    expect(asked(declared)).toBe('stark orders.move');
    // Three hexes off: a green war host moves two.
    expect(movesOf(declared, 'I3')).toContain('d4');
    expect(movesOf(declared, 'I3')).not.toContain('e4');
  });

  test('SL13 holding green and valor, two engaged enemies then take a hit at the price of a morale', () => {
    const engaged = ['engaged I1 i1 lannister', 'engaged C1 c1 stark', 'engaged I3 i2 stark'];
    const holding = (pool: string) => close.one('SL13', pool, ...engaged);
    expect(tactics(holding('pool stark green 2'))).toEqual([]);
    expect(tactics(holding('pool stark valor 2'))).toEqual([]);
    const choosing = holding('pool stark green 1 valor 1');
    expect(tactics(choosing)).toEqual(['after']);
    const ordered = after(choosing, 'tactic after', 'done', 'done');
    expect(choosable(ordered)).toEqual(['i1', 'c1']);
    const struck = after(ordered, 'choose i1', 'choose c1');
    expect(figures(struck, 'i3', 'i1', 'c1', 'i2')).toEqual([4, 3, 2, 4]);
    expect(struck.morale).toBe(-1);
    expect(figures(after(ordered, 'choose c1', 'done'), 'i1', 'c1')).toEqual([4, 2]);
  });

  test('SL13 strikes two of three, when I2 has engaged in the same turn', () => {
    const choosing = close.one(
      'SL13',
      ...['pool stark green 1 valor 1', 'engaged I1 i1 lannister', 'engaged C1 c1 stark', 'unit I3 spent'],
    );
    const fought = after(choosing, 'tactic after', 'done', 'attack I2 i3', 'roll red red');
    expect(choosable(fought)).toEqual(['i3', 'i1', 'c1']);
    expect(asked(after(fought, 'choose i3', 'choose i1'))).toBe('lannister turn.choose');
  });
});

describe('SL14', () => {
  const attack = ['choose I1', 'done', 'attack I1 i1'];

  test('SL14 orders one unit, which rolls two more dice', () => {
    expect(choosable(one('SL14'))).toEqual(ZONE);
    expect(asked(after(one('SL14'), 'choose I1'))).toBe('stark orders.move');
    expect(diceAsked(after(one('SL14'), ...attack))).toBe(4);
  });

  test('SL14 with its second command each morale result is also a hit', () => {
    const rolled = [...attack, 'roll morale red red red'];
    expect(figures(after(one('SL14'), ...rolled), 'i1')).toEqual([4]);
    expect(figures(after(both('SL14'), ...rolled), 'i1')).toEqual([3]);
    expect(asked(after(both('SL14'), ...rolled))).toBe('lannister retreat.step');
  });

  test('SL14 when enemy morale is green or worse, an engaged enemy then retreats two hexes', () => {
    expect(tactics(one('SL14', 'morale 3'))).toEqual([]);
    const engaged = ['engaged C1 c1 lannister', 'engaged I3 i2 stark'];
    const choosing = close.one('SL14', 'morale 4', 'engaged I1 i1 stark', ...engaged);
    expect(tactics(choosing)).toEqual(['after']);
    const ordered = after(choosing, 'tactic after', 'choose A1', 'done', 'done');
    expect(choosable(ordered)).toEqual(['i1', 'c1']);
    const driven = after(ordered, 'choose c1');
    expect(offers(driven)).toEqual(['retreat d4', 'retreat e4']);
    expect(offers(after(driven, 'retreat e4'))).toEqual(['retreat e5', 'retreat f5']);
    const gone = after(driven, 'retreat e4', 'retreat e5');
    expect(asked(gone)).toBe('lannister turn.choose');
    expect(figures(gone, 'c1')).toEqual([3]);
    expect(gone.engagements).toHaveLength(2);
  });
});

describe('SL15', () => {
  const spent = ['unit I2 1 spent', 'unit C1 spent', 'unit I4 2 spent', 'unit I3 spent'];

  test('SL15 rallies any infantry for a figure each, wherever it is', () => {
    const choosing = one('SL15', ...spent);
    // I2 cannot pay (R6.6).
    expect(choosable(choosing)).toEqual(['I4', 'I3']);
    const rallied = after(choosing, 'choose I4', 'choose I3');
    expect([unit(rallied, 'I4'), unit(rallied, 'I3'), unit(rallied, 'I2')]).toMatchObject([
      { ready: true, figures: 1 },
      { ready: true, figures: 3 },
      { ready: false, figures: 1 },
    ]);
    expect(asked(rallied)).toBe('lannister turn.choose');
    const alone = after(choosing, 'choose I4', 'done');
    expect(unit(alone, 'I3')).toMatchObject({ ready: false, figures: 4 });
  });

  test('SL15 holding morale, own morale first rises by one', () => {
    expect(tactics(one('SL15', 'pool stark valor 1', ...spent))).toEqual([]);
    expect(tactics(one('SL15', 'pool stark morale 1', ...spent))).toEqual(['before']);
    expect(after(one('SL15', 'pool stark morale 1', ...spent), 'tactic before').morale).toBe(1);
  });
});
