import { describe, expect, test } from 'vitest';
import { after, asked, diceAsked } from '../../position';
import { choosable, figures, tactics } from './asking';
import { isReady, orderedUnits, playing } from './starkTurn';

const { one, both } = playing({ commander: 'eddard', leads: 'I1' });
const ZONE = ['I2', 'I1', 'C1', 'A1', 'I3'];

describe('SL06', () => {
  const attack = ['decline', 'choose I1', 'choose C1', 'choose A1', 'done'];

  test('SL06 orders three units', () => {
    const choosing = after(one('SL06'), 'decline');
    expect(choosable(choosing)).toEqual(ZONE);
    const declared = after(choosing, 'choose I2', 'choose C1', 'choose A1');
    expect(orderedUnits(declared)).toEqual(['I2', 'C1', 'A1']);
    expect(asked(declared)).toBe('stark orders.move');
  });

  test('SL06 with its second command each valor of units on foot is one more hit', () => {
    expect(figures(after(one('SL06'), ...attack, 'attack I1 i1', 'roll valor red'), 'i1')).toEqual([3]);
    expect(figures(after(both('SL06'), ...attack, 'attack I1 i1', 'roll valor red'), 'i1')).toEqual([2]);
    // Valor itself never hits for archers.
    expect(figures(after(both('SL06'), ...attack, 'attack A1 c1', 'roll valor red'), 'c1')).toEqual([2]);
    expect(figures(after(both('SL06'), ...attack, 'attack C1 i1', 'roll valor red'), 'i1')).toEqual([3]);
  });

  test('SL06 when own morale is green or better, all ordered units count as flanking', () => {
    expect(tactics(one('SL06', 'morale -8'))).toEqual([]);
    expect(tactics(one('SL06', 'morale -7'))).toEqual(['before']);
    const declared = after(one('SL06'), 'tactic before', 'choose I1', 'choose A1', 'done', 'done');
    expect(asked(after(declared, 'attack I1 i1', 'roll red red'))).toBe('stark attack.reroll');
    expect(asked(after(declared, 'attack A1 c1', 'roll red red'))).toBe('stark attack.reroll');
  });
});

describe('SL07', () => {
  test('SL07 orders two units on foot', () => {
    expect(choosable(one('SL07'))).toEqual(['I2', 'I1', 'A1', 'I3']);
    expect(orderedUnits(after(one('SL07'), 'choose I2', 'choose A1'))).toEqual(['I2', 'A1']);
    expect(asked(after(one('SL07'), 'choose I2', 'choose A1'))).toBe('stark orders.move');
  });

  test('SL07 holding two green, all units of the zone are then Stalwart for the round', () => {
    expect(tactics(one('SL07', 'pool stark green 1 blue 1'))).toEqual([]);
    const choosing = one('SL07', 'pool stark green 2');
    expect(tactics(choosing)).toEqual(['after']);
    const shaken = (tactic: string, move: string, target: string) =>
      asked(
        after(
          choosing,
          ...[tactic, 'choose I2', 'done', 'done'],
          ...['order c1 green', move, `attack c1 ${target}`, 'roll morale red'],
        ),
      );
    // A1 is not ordered, and has only one friend beside it.
    expect(shaken('tactic after', 'done', 'A1')).toBe('stark attack.stand');
    expect(shaken('decline', 'done', 'A1')).toBe('stark retreat.step');
    expect(shaken('tactic after', 'move c1 g3', 'I4')).toBe('stark retreat.step');
  });
});

describe('SL08', () => {
  test('SL08 orders three green units', () => {
    const choosing = one('SL08', 'unit I2 blue');
    expect(choosable(choosing)).toEqual(['I1', 'C1', 'A1', 'I3']);
    const declared = after(choosing, 'choose I1', 'choose C1', 'choose A1');
    expect(orderedUnits(declared)).toEqual(['I1', 'C1', 'A1']);
    expect(asked(declared)).toBe('stark orders.move');
  });

  test('SL08 with its second command they roll one more die', () => {
    const attack = ['choose I1', 'done', 'done', 'attack I1 i1'];
    expect(diceAsked(after(one('SL08'), ...attack))).toBe(2);
    expect(diceAsked(after(both('SL08'), ...attack))).toBe(3);
  });

  test('SL08 when own morale is green or worse, it first rises by two', () => {
    expect(tactics(one('SL08', 'morale -3'))).toEqual([]);
    expect(tactics(one('SL08', 'morale -4'))).toEqual(['before']);
    expect(after(one('SL08', 'morale -4'), 'tactic before').morale).toBe(-2);
  });
});

describe('SL09', () => {
  test('SL09 orders two units adjacent to each other', () => {
    expect(choosable(one('SL09'))).toEqual(ZONE);
    expect(choosable(after(one('SL09'), 'choose I1'))).toEqual(['I2', 'C1']);
    expect(choosable(after(one('SL09'), 'choose A1'))).toEqual(['C1']);
    expect(asked(after(one('SL09'), 'choose A1', 'choose C1'))).toBe('stark orders.move');
  });

  test('SL09 with its second command they roll one more die if they did not move', () => {
    const dice = (commands: typeof one, ...moves: string[]) =>
      diceAsked(after(commands('SL09'), 'choose I1', 'done', ...moves, 'attack I1 i1'));
    expect(dice(both, 'done')).toBe(3);
    expect(dice(both, 'move I1 c3')).toBe(2);
    expect(dice(one, 'done')).toBe(2);
  });

  test('SL09 holding blue, the ordered units then have Toughness 1 for the round', () => {
    expect(tactics(one('SL09', 'pool stark green 1'))).toEqual([]);
    expect(tactics(one('SL09', 'pool stark blue 1'))).toEqual(['after']);
    // A1 leaves the zone and is still one of them (R9.3).
    const ordered = ['tactic after', 'choose A1', 'done', 'move A1 f2', 'done'];
    const tough = after(one('SL09', 'pool stark blue 1'), ...ordered);
    const struck = (target: string) =>
      figures(after(tough, 'order c1 green', 'move c1 e2', `attack c1 ${target}`, 'roll green green'), target);
    expect(struck('A1')).toEqual([3]);
    expect(struck('C1')).toEqual([1]);
  });
});

describe('SL10', () => {
  const spent = ['unit I2 spent', 'unit C1 spent', 'unit I4 spent', 'unit I3 spent'];

  test('SL10 rallies two units on foot, wherever they are', () => {
    const choosing = after(one('SL10', ...spent), 'decline');
    expect(choosable(choosing)).toEqual(['I2', 'I4', 'I3']);
    const rallied = after(choosing, 'choose I4', 'choose I3');
    expect(['I2', 'C1', 'I4', 'I3'].map((label) => isReady(rallied, label))).toEqual([false, false, true, true]);
    expect(asked(rallied)).toBe('lannister turn.choose');
    expect(orderedUnits(rallied)).toEqual([]);
  });

  test('SL10 when own morale is green or better, it gains a green order token', () => {
    expect(tactics(one('SL10', 'morale -8', ...spent))).toEqual([]);
    expect(tactics(one('SL10', 'morale -7', ...spent))).toEqual(['before']);
    const gained = after(one('SL10', ...spent), 'tactic before');
    expect(gained.houses.stark.pool).toMatchObject({ green: 1, blue: 0 });
    expect(asked(gained)).toBe('stark effects.choose');
  });
});
