import { describe, expect, test } from 'vitest';
import { after, asked, diceAsked, offers } from '../../position';
import { choosable, figures, movesOf } from './asking';
import { lannisterTurn, orderedUnits, readyUnits } from './lannisterTurn';

/** All but i9 are in Tywin’s zone; he rides with c1. */
const FIELD = `
.   .   .   .   .   .   .
  .   .I1 .I2 .   .   .   .
.   .i2 .i1 .c1 .   .   .
  .   .   .c2 .a1 .   .   .
.   .   .   .   .   .   .i9
`;
const TYWIN = ['unit c1 tywin', 'commander tywin committed'];

const turn = (card: string, ...lines: string[]) => lannisterTurn(card, FIELD, ...TYWIN, ...lines);
const played = (card: string, ...lines: string[]) => after(turn(card, ...lines), `play ${card} tywin`);

describe('LB01', () => {
  const choosing = played('LB01', 'unit i1 blue', 'unit i2 blue', 'unit a1 blue', 'engaged I1 i2 stark');

  test('LB01 orders two units of the same rank', () => {
    const first = after(choosing, 'commands 1');
    expect(choosable(first)).toEqual(['i2', 'i1', 'c1', 'c2', 'a1']);
    expect(choosable(after(first, 'choose i1'))).toEqual(['i2', 'a1']);
    expect(choosable(after(first, 'choose c2'))).toEqual(['c1']);
    expect(orderedUnits(after(first, 'choose i1', 'choose i2'))).toEqual(['i1', 'i2']);
  });

  test('LB01 with its second command units that flank roll one more die', () => {
    const dice = (commands: string, target: string) =>
      diceAsked(after(choosing, commands, 'choose i1', 'done', 'done', `attack i1 ${target}`));
    expect(dice('commands 1', 'I1')).toBe(3);
    expect(dice('commands 1 2', 'I1')).toBe(4);
    expect(dice('commands 1 2', 'I2')).toBe(3);
  });
});

describe('LB02', () => {
  const attacked = (commands: string) => after(played('LB02'), commands, 'choose i1', 'done', 'attack i1 I1');

  test('LB02 orders one unit, which rolls one more die', () => {
    const one = after(played('LB02'), 'commands 1');
    expect(choosable(one)).toEqual(['i2', 'i1', 'c1', 'c2', 'a1']);
    expect(orderedUnits(after(one, 'choose i1'))).toEqual(['i1']);
    expect(diceAsked(attacked('commands 1'))).toBe(3);
    expect(asked(after(attacked('commands 1'), 'roll red red red'))).toBe('stark turn.choose');
  });

  test('LB02 with its second command that unit counts as flanking', () => {
    const rolled = after(attacked('commands 1 2'), 'roll red red blue');
    expect(asked(rolled)).toBe('lannister attack.reroll');
    expect(figures(after(rolled, 'reroll red', 'roll green green'), 'I1')).toEqual([2]);
  });
});

test('LB03 orders any two units', () => {
  const choosing = played('LB03');
  expect(choosable(choosing)).toEqual(['i2', 'i1', 'c1', 'c2', 'a1']);
  expect(orderedUnits(after(choosing, 'choose i2', 'choose a1'))).toEqual(['i2', 'a1']);
  expect(asked(after(choosing, 'choose i2', 'choose a1'))).toBe('lannister orders.move');
});

describe('LB04', () => {
  const ENGAGED = ['engaged I1 i1 stark', 'engaged I2 c1 stark'];
  /** I1 is Stalwart: it has two friends beside it (R15.7). */
  const stalwart = FIELD.replace('.   .I1 .I2', '.I3 .I1 .I2');

  test('LB04 orders two engaged units', () => {
    const start = lannisterTurn('LB04', stalwart, ...TYWIN, ...ENGAGED, 'engaged I3 i2 stark');
    const choosing = after(start, 'play LB04 tywin');
    expect(choosable(choosing)).toEqual(['i2', 'i1', 'c1']);
    expect(orderedUnits(after(choosing, 'choose i1', 'choose c1'))).toEqual(['i1', 'c1']);
    expect(offers(turn('LB04', 'pool lannister green 1'))).not.toContain('play LB04 tywin');
  });

  test('LB04 they ignore the first hit of a parting blow', () => {
    const left = after(played('LB04', ...ENGAGED), 'choose i1', 'done', 'disengage i1', 'accept', 'roll green green');
    expect(figures(left, 'i1')).toEqual([3]);
  });

  test('LB04 they ignore the first hit of a counterattack', () => {
    const start = lannisterTurn('LB04', stalwart, ...TYWIN, ...ENGAGED);
    const attacked = after(start, 'play LB04 tywin', 'choose i1', 'done', 'done', 'attack i1 I1', 'roll red red');
    expect(figures(after(attacked, 'accept', 'roll green green'), 'i1')).toEqual([3]);
  });
});

test('LB05 orders three units that are not engaged', () => {
  const choosing = played('LB05', 'engaged I1 i1 stark');
  expect(choosable(choosing)).toEqual(['i2', 'c1', 'c2', 'a1']);
  expect(choosable(after(choosing, 'choose i2', 'choose c2'))).toEqual(['c1', 'a1']);
  expect(orderedUnits(after(choosing, 'choose i2', 'choose c2', 'choose a1'))).toEqual(['i2', 'c2', 'a1']);
});

test('LB06 orders three cavalry units', () => {
  const riders = FIELD.replace('i2', 'c3').replace('a1', 'c4');
  const choosing = after(lannisterTurn('LB06', riders, ...TYWIN), 'play LB06 tywin');
  expect(choosable(choosing)).toEqual(['c3', 'c1', 'c2', 'c4']);
  const three = after(choosing, 'choose c1', 'choose c2', 'choose c3');
  expect(orderedUnits(three)).toEqual(['c1', 'c2', 'c3']);
});

describe('LB07', () => {
  test('LB07 orders two infantry or ranged units', () => {
    expect(choosable(played('LB07'))).toEqual(['i2', 'i1', 'a1']);
    expect(orderedUnits(after(played('LB07'), 'choose i2', 'choose a1'))).toEqual(['i2', 'a1']);
  });

  test('LB07 archers lose no die by moving', () => {
    const moved = (card: string) => after(played(card), 'choose a1', 'done', 'move a1 e3', 'attack a1 I2');
    expect(diceAsked(moved('LB07'))).toBe(2);
    expect(diceAsked(moved('LB03'))).toBe(1);
  });
});

describe('LB08', () => {
  const ranks = ['unit i2 blue', 'unit c2 blue', 'unit a1 red'];

  test('LB08 orders two blue or red units', () => {
    expect(choosable(played('LB08', ...ranks))).toEqual(['i2', 'c2', 'a1']);
    expect(orderedUnits(after(played('LB08', ...ranks), 'choose i2', 'choose a1'))).toEqual(['i2', 'a1']);
  });

  test('LB08 they move one hex further', () => {
    const moves = (card: string) => {
      const start = lannisterTurn(card, '.c1 .i2 .   .   .   .   .I1', 'unit c1 blue tywin', 'unit i2 blue');
      return movesOf(after(start, `play ${card} tywin`, 'choose i2', 'done'), 'i2');
    };
    expect(moves('LB03')).toEqual(['c1', 'd1']);
    expect(moves('LB08')).toEqual(['c1', 'd1', 'e1']);
  });

  test('LB08 they may attack after the hex further', () => {
    const start = lannisterTurn('LB08', '.c1 .i2 .   .   .I1', ...TYWIN, 'unit i2 blue');
    expect(offers(after(start, 'play LB08 tywin', 'move i2 d1'))).toEqual(['attack i2 I1', 'done']);
  });
});

test('LB09 orders all blue units in the zone', () => {
  const blue = ['i1', 'a1', 'i9'].map((label) => `unit ${label} blue`);
  expect(orderedUnits(played('LB09', ...blue))).toEqual(['i1', 'a1']);
});

test('LB10 rallies all units in the zone, orders nobody and costs no morale', () => {
  const spent = ['i1', 'c2', 'i9'].map((label) => `unit ${label} spent`);
  const rallied = played('LB10', ...spent, 'engaged I1 i1 stark');
  expect(readyUnits(rallied)).toEqual(['i2', 'i1', 'c1', 'c2', 'a1']);
  expect(rallied.morale).toBe(0);
  expect(asked(rallied)).toBe('stark turn.choose');
});
