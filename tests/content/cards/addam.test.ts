import { describe, expect, test } from 'vitest';
import { after, asked, diceAsked, hex, offers, unit } from '../../position';
import { choosable, movesOf, tactics } from './asking';
import { lannisterTurn, orderedUnits, readyUnits } from './lannisterTurn';

/** Addam rides with c1, which itself moves one hex further than others. I9 and c9 are outside his zone. */
const FIELD = `
.   .   .   .   .   .   .   .
  .   .   .   .   .   .   .   .
.   .   .I1 .I2 .   .   .   .I9
  .   .   .i1 .c1 .   .   .   .c9
.   .   .c2 .i2 .   .   .   .
  .   .   .   .   .   .   .   .
`;
/** With a third cavalry unit in the zone. */
const RIDERS = FIELD.replace('.i1 .c1 .  ', '.i1 .c1 .c3');
const ADDAM = ['unit c1 addam', 'commander addam committed'];

const played = (card: string, ...lines: string[]) =>
  after(lannisterTurn(card, FIELD, ...ADDAM, ...lines), `play ${card} addam`);

describe('LL16', () => {
  /** The hexes of a row that c2 may move to, without its second command. */
  const moves = (card: string) => {
    const start = lannisterTurn(card, '.c1 .c2 .   .   .   .   .   .   .I1', ...ADDAM, 'tokens lannister 1');
    return movesOf(after(start, `play ${card} addam`, 'choose c2', 'done'), 'c2');
  };

  test('LL16 orders two cavalry units, which move one hex further', () => {
    const choosing = after(lannisterTurn('LL16', RIDERS, ...ADDAM), 'play LL16 addam', 'commands 1');
    expect(choosable(choosing)).toEqual(['c1', 'c3', 'c2']);
    expect(orderedUnits(after(choosing, 'choose c2', 'choose c1'))).toEqual(['c2', 'c1']);
    expect(moves('LB03').at(-1)).toBe('f1');
    expect(moves('LL16').at(-1)).toBe('g1');
  });

  test('LL16 with its second command who moved two hexes rolls one more die', () => {
    const dice = (commands: string, to: string) =>
      diceAsked(after(played('LL16'), commands, 'choose c2', 'done', `move c2 ${to}`, 'attack c2 I1'));
    expect(dice('commands 1', 'b3')).toBe(2);
    expect(dice('commands 1 2', 'b3')).toBe(3);
    expect(dice('commands 1 2', 'b4')).toBe(2);
  });

  test('LL16 given a blue token one cavalry unit that is not engaged moves two hexes afterwards', () => {
    expect(tactics(after(played('LL16', 'pool lannister green 1'), 'commands 1'))).toEqual([]);
    const start = lannisterTurn('LL16', RIDERS, ...ADDAM, 'pool lannister blue 1', 'engaged I2 c1 stark');
    const choosing = after(start, 'play LL16 addam', 'commands 1');
    expect(tactics(choosing)).toEqual(['after']);
    const shifting = after(choosing, 'tactic after', 'choose c1', 'done', 'done', 'done');
    expect(movesOf(shifting, 'c1')).toEqual([]);
    expect(movesOf(shifting, 'c9')).toEqual([]);
    expect(movesOf(shifting, 'c3')).toContain('f4');
    expect(movesOf(shifting, 'c2')).toContain('b4');
    expect(movesOf(shifting, 'c2')).not.toContain('a2');
    const shifted = after(shifting, 'move c2 b3');
    expect(unit(shifted, 'c2')).toMatchObject({ hex: hex(shifted, 'b3'), ready: true });
    expect(asked(shifted)).toBe('stark turn.choose');
  });
});

describe('LL17', () => {
  test('LL17 orders two units adjacent to each other', () => {
    expect(choosable(played('LL17'))).toEqual(['i1', 'c1', 'c2', 'i2']);
    expect(choosable(after(played('LL17'), 'choose c2'))).toEqual(['i1', 'i2']);
    expect(choosable(after(played('LL17'), 'choose c1'))).toEqual(['i1', 'i2']);
    expect(orderedUnits(after(played('LL17'), 'choose c1', 'choose i2'))).toEqual(['c1', 'i2']);
  });

  test('LL17 given a green token they move one hex further', () => {
    expect(tactics(played('LL17', 'pool lannister blue 1'))).toEqual([]);
    expect(tactics(played('LL17', 'pool lannister green 1'))).toEqual(['before']);
    const moves = (tactic: string) => {
      const start = lannisterTurn('LL17', '.c1 .i1 .   .   .   .   .I1', ...ADDAM, 'pool lannister green 1');
      return movesOf(after(start, 'play LL17 addam', tactic, 'choose i1', 'done'), 'i1');
    };
    expect(moves('decline')).toEqual(['c1', 'd1']);
    expect(moves('tactic before')).toEqual(['c1', 'd1', 'e1']);
  });
});

describe('LL18', () => {
  test('LL18 orders two units that are not engaged', () => {
    const choosing = after(played('LL18', 'engaged I1 i1 stark'), 'commands 1');
    expect(choosable(choosing)).toEqual(['c1', 'c2', 'i2']);
    expect(orderedUnits(after(choosing, 'choose c2', 'choose i2'))).toEqual(['c2', 'i2']);
    expect(asked(after(choosing, 'choose c2', 'choose i2'))).toBe('lannister orders.move');
  });

  test('LL18 with its second command they attack first, slip away and move', () => {
    const ordered = after(played('LL18'), 'commands 1 2', 'choose i1', 'done');
    expect(asked(ordered)).toBe('lannister orders.attack');
    const struck = after(ordered, 'attack i1 I1', 'roll red red', 'done');
    expect(offers(struck)).toEqual(['disengage i1', 'slip i1', 'done']);
    const slipped = after(struck, 'slip i1');
    expect(slipped.engagements).toEqual([]);
    expect(unit(after(slipped, 'move i1 b5'), 'i1')).toMatchObject({ hex: hex(slipped, 'b5'), ready: false });
  });

  test('LL18 given two green tokens terrain that ends moves does not end theirs', () => {
    expect(tactics(after(played('LL18', 'pool lannister green 1 valor 1'), 'commands 1'))).toEqual([]);
    expect(tactics(after(played('LL18', 'pool lannister green 2'), 'commands 1'))).toEqual(['before']);
    const moves = (tactic: string) => {
      const start = lannisterTurn('LL18', '.c1 .i1 &   .   .   .   .I1', ...ADDAM, 'pool lannister green 2');
      return movesOf(after(start, 'play LL18 addam', 'commands 1', tactic, 'choose i1', 'done'), 'i1');
    };
    expect(moves('decline')).toEqual(['c1']);
    expect(moves('tactic before')).toEqual(['c1', 'd1']);
  });
});

describe('LL19', () => {
  test('LL19 orders any two units', () => {
    expect(choosable(played('LL19'))).toEqual(['i1', 'c1', 'c2', 'i2']);
    expect(orderedUnits(after(played('LL19'), 'choose c2', 'choose i2'))).toEqual(['c2', 'i2']);
  });

  test('LL19 while enemy morale is green or worse, one ordered cavalry unit is ready again afterwards', () => {
    expect(tactics(played('LL19', 'morale -3'))).toEqual([]);
    expect(tactics(played('LL19', 'morale -4'))).toEqual(['after']);
    const choosing = after(lannisterTurn('LL19', RIDERS, ...ADDAM, 'morale -4', 'unit c3 spent'), 'play LL19 addam');
    const rode = after(choosing, 'tactic after', 'choose c1', 'choose c2', 'move c2 a5', 'done', 'done');
    expect(choosable(rode)).toEqual(['c1', 'c2']);
    expect(readyUnits(rode)).toEqual(['i1', 'c9', 'i2']);
    expect(readyUnits(after(rode, 'choose c2'))).toEqual(['i1', 'c9', 'c2', 'i2']);
    expect(asked(after(rode, 'choose c2'))).toBe('stark turn.choose');
    const onFoot = after(choosing, 'tactic after', 'choose i1', 'choose i2', 'done', 'done');
    expect(asked(onFoot)).toBe('stark turn.choose');
  });
});

describe('LL20', () => {
  test('LL20 orders one unit and two adjacent to it, controlled or not', () => {
    const column = '.c1 .   .i1 .i2 .   .   .I1';
    const start = lannisterTurn('LL20', column, ...ADDAM);
    expect(choosable(after(start, 'play LL20 addam'))).toEqual(['c1', 'i1']);
    expect(orderedUnits(after(start, 'play LL20 addam', 'choose i1', 'choose i2'))).toEqual(['i1', 'i2']);
    const crowd = FIELD.replace('.   .c2', '.i3 .c2');
    const ordering = after(lannisterTurn('LL20', crowd, ...ADDAM), 'play LL20 addam', 'choose c2');
    expect(choosable(ordering)).toEqual(['i1', 'i3', 'i2']);
    const three = after(ordering, 'choose i1', 'choose i2');
    expect(orderedUnits(three)).toEqual(['c2', 'i1', 'i2']);
    expect(asked(three)).toBe('lannister orders.move');
  });

  test('LL20 given a valor token two engaged units are free beforehand, without parting blow', () => {
    const engaged = ['engaged I1 i1 stark', 'engaged I2 c1 stark'];
    expect(tactics(played('LL20', 'pool lannister red 1', ...engaged))).toEqual([]);
    expect(tactics(played('LL20', 'pool lannister valor 1', ...engaged))).toEqual(['before']);
    const pressed = FIELD.replace('.   .i1', '.I3 .i1');
    const held = ['pool lannister valor 1', ...engaged, 'engaged I3 c2 stark', 'engaged I9 c9 stark'];
    const freeing = after(lannisterTurn('LL20', pressed, ...ADDAM, ...held), 'play LL20 addam', 'tactic before');
    expect(choosable(freeing)).toEqual(['i1', 'c1', 'c2']);
    expect(after(freeing, 'choose c1', 'done').engagements).toHaveLength(3);
    const freed = after(freeing, 'choose c1', 'choose i1');
    expect(freed.engagements).toHaveLength(2);
    expect(asked(freed)).toBe('lannister card.declare');
    expect(movesOf(after(freed, 'choose c1', 'done'), 'c1')).toContain('e3');
  });
});
