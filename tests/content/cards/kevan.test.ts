import { describe, expect, test } from 'vitest';
import { after, asked, diceAsked, offers } from '../../position';
import { choosable, figures, tactics } from './asking';
import { lannisterTurn, orderedUnits, readyUnits } from './lannisterTurn';

/** Kevan leads i1; c2 is in his zone, not beside him; i9 is outside it. */
const FIELD = `
.   .   .   .   .   .   .   .
  .   .   .   .   .   .   .   .
.   .   .I1 .I2 .   .   .   .
  .   .   .i1 .i2 .c2 .   .   .i9
.   .   .a1 .   .   .   .   .
  .   .   .   .   .   .   .   .
`;
const KEVAN = ['unit i1 kevan', 'commander kevan committed'];
const ENGAGED = ['engaged I1 i1 stark', 'engaged I2 i2 stark'];

const played = (card: string, ...lines: string[]) =>
  after(lannisterTurn(card, FIELD, ...KEVAN, ...lines), `play ${card} kevan`);

describe('LL21', () => {
  test('LL21 orders three units', () => {
    const choosing = after(played('LL21', 'morale 8'), 'commands 1');
    expect(choosable(choosing)).toEqual(['i1', 'i2', 'c2', 'a1']);
    expect(orderedUnits(after(choosing, 'choose i1', 'choose i2', 'choose a1'))).toEqual(['i1', 'i2', 'a1']);
  });

  test('LL21 with its second command each of them may give up its attack for a die of its neighbour', () => {
    const ordered = (commands: string) =>
      after(played('LL21', 'morale 8'), commands, 'choose i2', 'choose c2', 'done', 'done');
    expect(offers(ordered('commands 1'))).toEqual(['attack i2 I2', 'done']);
    const lent = after(ordered('commands 1 2'), 'support c2 i2');
    expect(readyUnits(lent)).toEqual(['i1', 'i2', 'i9', 'a1']);
    expect(diceAsked(after(lent, 'attack i2 I2'))).toBe(3);
  });

  test('LL21 while own morale is green or better, a green token comes into the pool afterwards', () => {
    expect(tactics(after(played('LL21', 'morale 8'), 'commands 1'))).toEqual([]);
    const choosing = after(played('LL21', 'morale 7'), 'commands 1');
    expect(tactics(choosing)).toEqual(['after']);
    const ordered = after(choosing, 'tactic after', 'choose c2', 'done');
    expect(ordered.houses.lannister.pool.green).toBe(0);
    expect(after(ordered, 'done').houses.lannister.pool.green).toBe(1);
  });
});

describe('LL22', () => {
  test('LL22 orders two infantry or ranged units', () => {
    const choosing = after(played('LL22'), 'commands 1');
    expect(choosable(choosing)).toEqual(['i1', 'i2', 'a1']);
    expect(orderedUnits(after(choosing, 'choose i2', 'choose a1'))).toEqual(['i2', 'a1']);
  });

  test('LL22 with its second command who stood still rolls one more die', () => {
    const dice = (commands: string, move: string) =>
      diceAsked(after(played('LL22'), commands, 'choose i2', 'done', move, 'attack i2 I2'));
    expect(dice('commands 1', 'done')).toBe(2);
    expect(dice('commands 1 2', 'done')).toBe(3);
    expect(dice('commands 1 2', 'move i2 e3')).toBe(2);
  });

  test('LL22 given two green tokens two units in the zone have Toughness 1 until the end of the round', () => {
    expect(tactics(after(played('LL22', 'pool lannister green 1 valor 1'), 'commands 1'))).toEqual([]);
    const choosing = after(played('LL22', 'pool lannister green 2'), 'commands 1');
    expect(tactics(choosing)).toEqual(['after']);
    const moved = after(choosing, 'tactic after', 'choose a1', 'done', 'done', 'done');
    expect(choosable(moved)).toEqual(['i1', 'i2', 'c2', 'a1']);
    const struck = (...shielded: string[]) =>
      after(moved, ...shielded, 'order I2 valor', 'done', 'attack I2 i2', 'roll green green');
    expect(figures(struck('choose i2', 'choose c2'), 'i2')).toEqual([3]);
    expect(figures(struck('choose a1', 'choose c2'), 'i2')).toEqual([2]);
  });
});

describe('LL23', () => {
  /** Nobody has two friends beside him, so only the card makes him Stalwart. */
  const LINE = `
.   .   .   .   .   .   .
  .   .   .   .   .   .   .
.   .   .I1 .   .I2 .   .
  .   .i3 .   .i4 .   .   .
.   .   .   .i1 .I3 .   .
  .   .i5 .   .   .   .   .
`;
  const engaged = ['engaged I1 i3 stark', 'engaged I2 i4 stark', 'engaged I3 i1 stark'];
  const choosing = (...lines: string[]) =>
    after(lannisterTurn('LL23', LINE, ...KEVAN, ...engaged, ...lines), 'play LL23 kevan');

  test('LL23 orders two engaged units, which leave without parting blow', () => {
    expect(choosable(choosing())).toEqual(['i3', 'i4', 'i1']);
    const ordered = after(choosing(), 'choose i3', 'choose i4');
    expect(orderedUnits(ordered)).toEqual(['i3', 'i4']);
    const slipped = after(ordered, 'slip i3');
    expect(slipped.engagements).toHaveLength(2);
    expect(asked(after(slipped, 'move i3 a5'))).toBe('lannister orders.move');
  });

  test('LL23 given a blue token they are Stalwart until the end of the round', () => {
    expect(tactics(choosing('pool lannister green 1'))).toEqual([]);
    expect(tactics(choosing('pool lannister blue 1'))).toEqual(['after']);
    const struck = (tactic: string, chosen: string) =>
      after(
        choosing('pool lannister blue 1'),
        ...[tactic, `choose ${chosen}`, 'done', 'done', 'done'],
        ...['order I1 valor', 'done', 'attack I1 i3', 'roll morale red'],
      );
    expect(asked(struck('decline', 'i3'))).toBe('lannister retreat.step');
    expect(asked(struck('tactic after', 'i3'))).toBe('lannister attack.stand');
    expect(asked(struck('tactic after', 'i4'))).toBe('lannister retreat.step');
  });
});

describe('LL24', () => {
  test('LL24 orders his own unit and those beside it, three at most', () => {
    const choosing = played('LL24');
    expect(choosable(choosing)).toEqual(['i1', 'i2', 'a1']);
    expect(orderedUnits(after(choosing, 'choose a1', 'choose i2', 'choose i1'))).toEqual(['a1', 'i2', 'i1']);
    const crowd = FIELD.replace('.   .   .i1', '.   .i3 .i1');
    const four = after(lannisterTurn('LL24', crowd, ...KEVAN), 'play LL24 kevan');
    expect(asked(after(four, 'choose i1', 'choose i2', 'choose i3'))).toBe('lannister orders.move');
  });

  test('LL24 they are in Heavy Armor against counterattacks and parting blows', () => {
    const left = (card: string, ...roll: string[]) =>
      after(played(card, ...ENGAGED), 'choose i2', 'done', 'disengage i2', 'accept', ...roll);
    expect(figures(left('LB03', 'roll green green'), 'i2')).toEqual([2]);
    expect(figures(left('LL24', 'roll green green'), 'i2')).toEqual([4]);
    expect(figures(left('LL24', 'roll blue green'), 'i2')).toEqual([3]);
  });

  test('LL24 given a morale token own morale rises by one beforehand', () => {
    expect(tactics(played('LL24', 'pool lannister valor 1'))).toEqual([]);
    expect(tactics(played('LL24', 'pool lannister morale 1'))).toEqual(['before']);
    const raised = after(played('LL24', 'pool lannister morale 1'), 'tactic before');
    expect(raised.morale).toBe(-1);
    expect(raised.houses.lannister.pool.morale).toBe(1);
    expect(asked(raised)).toBe('lannister card.declare');
  });
});

describe('LL25', () => {
  const spent = (...labels: string[]) => labels.map((label) => `unit ${label} spent`);

  test('LL25 rallies three infantry or ranged units, and orders nobody', () => {
    const crowd = FIELD.replace('.a1 .   .  ', '.a1 .i3 .  ');
    const tired = ['unit i1 spent kevan', ...spent('i2', 'i3', 'a1', 'c2', 'i9')];
    const lines = [...tired, 'commander kevan committed', 'morale 8'];
    const rallying = after(lannisterTurn('LL25', crowd, ...lines), 'play LL25 kevan');
    expect(choosable(rallying)).toEqual(['i1', 'i2', 'a1', 'i3']);
    const rallied = after(rallying, 'choose i1', 'choose a1', 'choose i3');
    expect(readyUnits(rallied)).toEqual(['i1', 'a1', 'i3']);
    expect(asked(rallied)).toBe('stark turn.choose');
  });

  test('LL25 while own morale is green or better, a command token comes back to the command board', () => {
    expect(tactics(played('LL25', ...spent('i2'), 'morale 8'))).toEqual([]);
    const lines = ['unit i1 kevan', 'commander kevan committed tokens 1', ...spent('i2'), 'morale 7'];
    const choosing = after(lannisterTurn('LL25', FIELD, ...lines), 'play LL25 kevan');
    expect(tactics(choosing)).toEqual(['before']);
    expect(choosing.houses.lannister.commandTokens).toBe(1);
    const taken = after(choosing, 'tactic before', 'choose i1');
    expect(taken.houses.lannister.commandTokens).toBe(2);
    expect(choosable(taken)).toEqual(['i2']);
  });
});
