import { describe, expect, test } from 'vitest';
import { after, asked, diceAsked, offers } from '../../position';
import { choosable, figures, movesOf, tactics } from './asking';
import { lannisterTurn, orderedUnits, readyUnits } from './lannisterTurn';

/** Tywin rides with c1; i9 is outside his zone. */
const FIELD = `
.   .   .   .   .   .   .   .
  .   .   .   .   .   .   .   .
.   .   .I1 .I2 .   .   .   .I9
  .   .   .i1 .c1 .   .   .i9 .
.   .   .   .i2 .c2 .   .   .
  .   .   .   .   .   .   .   .
`;
const TYWIN = ['unit c1 tywin', 'commander tywin committed'];

const played = (card: string, ...lines: string[]) =>
  after(lannisterTurn(card, FIELD, ...TYWIN, ...lines), `play ${card} tywin`);

describe('LL06', () => {
  test('LL06 orders three units', () => {
    const choosing = played('LL06', 'morale 8');
    expect(choosable(choosing)).toEqual(['i1', 'c1', 'i2', 'c2']);
    expect(orderedUnits(after(choosing, 'choose i1', 'choose i2', 'choose c2'))).toEqual(['i1', 'i2', 'c2']);
  });

  test('LL06 while own morale is green or better, a card is drawn afterwards', () => {
    expect(tactics(played('LL06', 'morale 8'))).toEqual([]);
    expect(tactics(played('LL06', 'morale 7'))).toEqual(['after']);
    const ordered = after(played('LL06', 'deck lannister LB01 LB02'), 'tactic after', 'choose i2', 'done');
    expect(ordered.houses.lannister.hand).toEqual([]);
    expect(after(ordered, 'done').houses.lannister).toMatchObject({ hand: ['LB01'], deck: ['LB02'] });
  });
});

describe('LL07', () => {
  test('LL07 orders three units that are not engaged', () => {
    const crowd = FIELD.replace('.i1 .c1 .  ', '.i1 .c1 .i3');
    const choosing = after(lannisterTurn('LL07', crowd, ...TYWIN, 'engaged I1 i1 stark'), 'play LL07 tywin');
    expect(choosable(choosing)).toEqual(['c1', 'i3', 'i2', 'c2']);
    expect(orderedUnits(after(choosing, 'choose c2', 'choose i2', 'choose c1'))).toEqual(['c2', 'i2', 'c1']);
  });

  test('LL07 they move one hex further', () => {
    const moves = (card: string) => {
      const start = lannisterTurn(card, '.c1 .i1 .   .   .   .   .I1', ...TYWIN);
      return movesOf(after(start, `play ${card} tywin`, 'choose i1', 'done'), 'i1');
    };
    expect(moves('LB03')).toEqual(['c1', 'd1']);
    expect(moves('LL07')).toEqual(['c1', 'd1', 'e1']);
  });

  test('LL07 given a green and a blue token a command token comes back from a commander of choice', () => {
    expect(tactics(played('LL07', 'pool lannister green 2'))).toEqual([]);
    expect(tactics(played('LL07', 'pool lannister blue 2'))).toEqual([]);
    const start = ['pool lannister green 1 blue 1', 'unit i9 kevan', 'commander kevan committed tokens 1'];
    expect(tactics(played('LL07', ...start))).toEqual(['before']);
    const choosing = after(played('LL07', ...start), 'tactic before');
    expect(choosing.houses.lannister.commandTokens).toBe(1);
    expect(choosable(choosing)).toEqual(['c1', 'i9']);
    const taken = after(choosing, 'choose i9');
    expect(taken.houses.lannister.commandTokens).toBe(2);
    expect(taken.commanders.map(({ id, tokens }) => [id, tokens])).toEqual([['tywin', 1], ['kevan', 0]]);
    expect(asked(taken)).toBe('lannister card.declare');
  });
});

describe('LL08', () => {
  test('LL08 orders two units', () => {
    const choosing = after(played('LL08'), 'commands 1');
    expect(choosable(choosing)).toEqual(['i1', 'c1', 'i2', 'c2']);
    expect(orderedUnits(after(choosing, 'choose i1', 'choose c2'))).toEqual(['i1', 'c2']);
  });

  test('LL08 with its second command each morale result is also a hit', () => {
    const struck = (commands: string) =>
      after(played('LL08'), commands, 'choose i1', 'done', 'done', 'attack i1 I1', 'roll morale green');
    expect(figures(struck('commands 1'), 'I1')).toEqual([3]);
    expect(figures(struck('commands 1 2'), 'I1')).toEqual([2]);
    expect(asked(struck('commands 1 2'))).toBe('stark retreat.step');
  });

  test('LL08 while enemy morale is green or worse, one enemy unit in the zone retreats a hex beforehand', () => {
    const choosing = (morale: string) => after(played('LL08', morale), 'commands 1');
    expect(tactics(choosing('morale -3'))).toEqual([]);
    expect(tactics(choosing('morale -4'))).toEqual(['before']);
    const feared = after(choosing('morale -4'), 'tactic before');
    expect(choosable(feared)).toEqual(['I1', 'I2']);
    expect(offers(after(feared, 'choose I1'))).toEqual(['retreat b2', 'retreat c2']);
    expect(asked(after(feared, 'choose I1', 'retreat b2'))).toBe('lannister card.declare');
  });
});

describe('LL09', () => {
  const SPENT = ['i1', 'i2', 'c2', 'i3', 'i9'].map((label) => `unit ${label} spent`);
  const reserve = FIELD.replace('.i1 .c1 .  ', '.i1 .c1 .i3');
  const rallying = (...lines: string[]) =>
    after(lannisterTurn('LL09', reserve, ...TYWIN, ...SPENT, ...lines), 'play LL09 tywin');

  test('LL09 rallies three units that are not engaged, and orders nobody', () => {
    expect(choosable(rallying('engaged I1 i1 stark'))).toEqual(['i3', 'i2', 'c2']);
    expect(choosable(rallying())).toEqual(['i1', 'i3', 'i2', 'c2']);
    const rallied = after(rallying(), 'choose i1', 'choose i2', 'choose c2');
    expect(readyUnits(rallied)).toEqual(['i1', 'c1', 'i2', 'c2']);
    expect(asked(rallied)).toBe('stark turn.choose');
  });

  test('LL09 given a morale token a red token comes into the pool', () => {
    expect(tactics(rallying('pool lannister red 1 valor 1'))).toEqual([]);
    expect(tactics(rallying('pool lannister morale 1'))).toEqual(['before']);
    const gained = after(rallying('pool lannister morale 1'), 'tactic before');
    expect(gained.houses.lannister.pool).toMatchObject({ morale: 1, red: 1 });
  });
});

describe('LL10', () => {
  const ranks = ['unit i1 blue', 'unit i2 red', 'unit c2 blue'];

  test('LL10 orders two blue or red units', () => {
    const choosing = after(played('LL10', ...ranks), 'commands 1');
    expect(choosable(choosing)).toEqual(['i1', 'i2', 'c2']);
    expect(orderedUnits(after(choosing, 'choose i1', 'choose c2'))).toEqual(['i1', 'c2']);
  });

  test('LL10 with its second command they roll one more die', () => {
    const dice = (commands: string) =>
      diceAsked(after(played('LL10', ...ranks), commands, 'choose i1', 'done', 'done', 'attack i1 I1'));
    expect(dice('commands 1')).toBe(3);
    expect(dice('commands 1 2')).toBe(4);
  });

  test('LL10 while enemy morale is green or worse, own morale rises by one afterwards', () => {
    const choosing = (morale: string) => after(played('LL10', ...ranks, morale), 'commands 1');
    expect(tactics(choosing('morale -3'))).toEqual([]);
    expect(tactics(choosing('morale -4'))).toEqual(['after']);
    const ordered = after(choosing('morale -4'), 'tactic after', 'choose i2', 'done');
    expect(ordered.morale).toBe(-4);
    expect(after(ordered, 'done').morale).toBe(-5);
  });
});
