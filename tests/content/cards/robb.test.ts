import { describe, expect, test } from 'vitest';
import type { GameState } from '../../../src/model/state';
import { after, asked, diceAsked, hex, offers, unit } from '../../position';
import { choosable, figures, movesOf, tactics } from './asking';
import { CLOSE, FIELD, isReady, orderedUnits, playing } from './starkTurn';

const robb = { commander: 'robbYoungWolf', leads: 'C1' };
const { one, both } = playing(robb);
const close = playing({ ...robb, drawing: CLOSE });

describe('SL01', () => {
  test('SL01 orders three units', () => {
    expect(choosable(one('SL01'))).toEqual(['I2', 'I1', 'C1', 'A1']);
    const declared = after(one('SL01'), 'choose I2', 'choose C1', 'choose A1');
    expect(orderedUnits(declared)).toEqual(['I2', 'C1', 'A1']);
    expect(asked(declared)).toBe('stark orders.move');
  });

  test('SL01 holding blue and valor, every engaged enemy of the zone is hit, before or after', () => {
    const engaged = ['engaged I1 i1 lannister', 'engaged I3 i2 stark'];
    expect(tactics(one('SL01', 'pool stark blue 2', ...engaged))).toEqual([]);
    expect(tactics(one('SL01', 'pool stark valor 2', ...engaged))).toEqual([]);
    const choosing = one('SL01', 'pool stark blue 1 valor 1', ...engaged);
    expect(tactics(choosing)).toEqual(['before', 'after']);
    expect(figures(after(choosing, 'tactic before'), 'i1', 'c1', 'i2')).toEqual([3, 3, 4]);
    const attacking = after(choosing, 'tactic after', 'choose C1', 'done', 'done', 'attack C1 c1');
    expect(figures(attacking, 'i1', 'c1')).toEqual([4, 3]);
    // By then C1 has engaged c1.
    expect(figures(after(attacking, 'roll red red'), 'i1', 'c1', 'i2')).toEqual([3, 2, 4]);
  });
});

describe('SL02', () => {
  const track = playing({ ...robb, drawing: '.C1 &   .   .   .   .   .   .i1' });

  test('SL02 orders two units that no terrain stops', () => {
    expect(choosable(one('SL02'))).toEqual(['I2', 'I1', 'C1', 'A1']);
    expect(asked(after(one('SL02'), 'choose I1', 'choose C1'))).toBe('stark orders.move');
    expect(movesOf(track.one('SL02'), 'C1')).toEqual(['b1', 'c1', 'd1', 'e1']);
    expect(movesOf(track.one('SB02'), 'C1')).toEqual(['b1']);
  });

  test('SL02 with its second command they move one hex further', () => {
    expect(movesOf(track.both('SL02'), 'C1')).toEqual(['b1', 'c1', 'd1', 'e1', 'f1']);
  });

  test('SL02 holding blue, two engaged units first take their tokens away', () => {
    const engaged = ['engaged I1 i1 lannister', 'engaged C1 c1 stark', 'engaged I2 i3 stark', 'engaged I3 i2 stark'];
    expect(tactics(close.one('SL02', 'pool stark red 1', ...engaged))).toEqual([]);
    const choosing = close.one('SL02', 'pool stark blue 1', ...engaged);
    expect(tactics(choosing)).toEqual(['before']);
    expect(choosable(after(choosing, 'tactic before'))).toEqual(['I2', 'I1', 'C1']);
    const freed = after(choosing, 'tactic before', 'choose I1', 'choose C1');
    expect(freed.engagements).toHaveLength(2);
    expect(asked(freed)).toBe('stark card.declare');
    expect(movesOf(after(freed, 'choose I1', 'done'), 'I1')).toContain('c1');
  });
});

describe('SL03', () => {
  const engaged = 'engaged I1 i1 lannister';

  test('SL03 orders three units that are not engaged', () => {
    expect(choosable(one('SL03', engaged))).toEqual(['I2', 'C1', 'A1']);
    expect(asked(after(one('SL03'), 'choose I2', 'choose I1', 'choose C1'))).toBe('stark orders.move');
  });

  test('SL03 with its second command they roll one more die when flanking', () => {
    const attack = ['choose C1', 'done', 'done'];
    expect(diceAsked(after(both('SL03', engaged), ...attack, 'attack C1 i1'))).toBe(3);
    expect(diceAsked(after(both('SL03', engaged), ...attack, 'attack C1 c1'))).toBe(2);
    expect(diceAsked(after(one('SL03', engaged), ...attack, 'attack C1 i1'))).toBe(2);
  });

  test('SL03 when enemy morale is green or worse, an enemy then retreats a hex', () => {
    expect(tactics(one('SL03', 'morale 3'))).toEqual([]);
    expect(tactics(one('SL03', 'morale 4'))).toEqual(['after']);
    const ordered = after(one('SL03', 'morale 4'), 'tactic after', 'choose C1', 'done', 'done', 'done');
    expect(choosable(ordered)).toEqual(['i1', 'c1']);
    const driven = after(ordered, 'choose c1');
    expect(offers(driven)).toEqual(['retreat d4', 'retreat e4']);
    expect(asked(after(driven, 'retreat e4'))).toBe('lannister turn.choose');
  });
});

describe('SL04', () => {
  test('SL04 orders a unit and two beside it, controlled or not', () => {
    const choosing = playing({ ...robb, drawing: FIELD.replace('.I3 .   .i1', '.I3 .K1 .i1') }).one('SL04');
    expect(choosable(choosing)).toEqual(['I2', 'I1', 'C1', 'A1', 'K1']);
    const first = after(choosing, 'choose I2');
    expect(choosable(first)).toEqual(['I1', 'I3', 'K1']);
    const declared = after(first, 'choose I3', 'choose I1');
    expect(orderedUnits(declared)).toEqual(['I2', 'I3', 'I1']);
    expect(asked(declared)).toBe('stark orders.move');
  });

  test('SL04 holding red, a unit that is not engaged first moves two hexes and may still be ordered', () => {
    expect(tactics(one('SL04', 'pool stark blue 1'))).toEqual([]);
    const choosing = one('SL04', 'pool stark red 1', 'engaged I1 i1 stark');
    expect(tactics(choosing)).toEqual(['before']);
    const shifting = after(choosing, 'tactic before');
    expect(movesOf(shifting, 'I1')).toEqual([]);
    expect(movesOf(shifting, 'I4')).toEqual([]);
    expect(movesOf(shifting, 'A1')).not.toContain('c1');
    const shifted = after(shifting, 'move A1 d1');
    expect(unit(shifted, 'A1')).toMatchObject({ hex: hex(shifted, 'd1'), ready: true });
    // Now it stands beside I1 and C1.
    expect(choosable(after(shifted, 'choose I1'))).toEqual(['I2', 'C1', 'A1']);
  });

  test('SL04 R15.6 archers that it moves first have moved, whoever orders them: they are off balance', () => {
    const shifting = after(one('SL04', 'pool stark red 1'), 'tactic before');
    const shooting = (state: GameState) => diceAsked(after(state, 'choose A1', 'done', 'done', 'attack A1 c1'));
    expect(shooting(after(shifting, 'move A1 f2'))).toBe(1);
    expect(shooting(after(shifting, 'done'))).toBe(2);
  });
});

describe('SL05', () => {
  const engaged = ['engaged C1 c1 lannister', 'engaged I1 i1 lannister'];

  test('SL05 orders two units that slip away without parting blow', () => {
    expect(choosable(one('SL05'))).toEqual(['I2', 'I1', 'C1', 'A1']);
    const declared = after(one('SL05', ...engaged), 'choose C1', 'choose I1');
    expect(offers(declared)).toEqual(expect.arrayContaining(['slip C1', 'slip I1']));
    const slipped = after(declared, 'slip I1');
    expect(asked(slipped)).toBe('stark orders.move');
    expect(movesOf(slipped, 'I1')).toContain('c1');
    expect(movesOf(slipped, 'C1')).toEqual([]);
  });

  test('SL05 holding two blue, one of the ordered units is rallied', () => {
    expect(tactics(one('SL05', 'pool stark blue 1 red 1'))).toEqual([]);
    const choosing = one('SL05', 'pool stark blue 2', 'unit A1 spent');
    expect(tactics(choosing)).toEqual(['after']);
    // I2 leaves the zone and is still one of them (R9.3).
    const ordered = after(choosing, 'tactic after', 'choose C1', 'choose I2', 'move I2 a2', 'done', 'done');
    expect(choosable(ordered)).toEqual(['I2', 'C1']);
    const rallied = after(ordered, 'choose I2');
    expect(['I2', 'C1', 'A1'].map((label) => isReady(rallied, label))).toEqual([true, false, false]);
  });
});
