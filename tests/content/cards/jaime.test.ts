import { describe, expect, test } from 'vitest';
import { after, asked, diceAsked, offers } from '../../position';
import { choosable, figures, movesOf, tactics } from './asking';
import { lannisterTurn, orderedUnits, readyUnits } from './lannisterTurn';

/** Jaime leads i1; Eddard may lead I2. Nobody has two friends beside him. I9 is outside his zone. */
const FIELD = `
.   .   .   .   .   .   .   .
  .   .   .   .   .   .   .   .
.   .   .I1 .I2 .   .   .   .I9
  .   .   .i1 .   .   .   .   .
.   .   .   .i2 .   .   .   .
  .   .   .   .   .   .   .   .
`;
const JAIME = ['unit i1 jaimeKingslayer', 'commander jaimeKingslayer committed'];
const EDDARD = ['unit I2 eddard', 'commander eddard committed'];

/** The morale marker in the Lannister yellow or the Stark green zone. */
const [SHAKEN, WINNING] = ['morale 8', 'morale -4'];

const turn = (card: string, ...lines: string[]) => lannisterTurn(card, FIELD, ...JAIME, ...lines);
const played = (card: string, ...lines: string[]) => after(turn(card, ...lines), `play ${card} jaimeKingslayer`);

describe('LL01', () => {
  /** Not Jaime’s own unit, which lowers the capture value anyway. */
  const flank = FIELD.replace('.I2 .  ', '.I2 .i3');
  const choosing = (...lines: string[]) =>
    after(lannisterTurn('LL01', flank, ...JAIME, ...EDDARD, ...lines), 'play LL01 jaimeKingslayer');
  const attack = ['choose i3', 'done', 'done', 'attack i3 I2'];

  test('LL01 orders two units', () => {
    expect(choosable(after(choosing(SHAKEN), 'commands 1'))).toEqual(['i3', 'i1', 'i2']);
    expect(orderedUnits(after(choosing(SHAKEN), 'commands 1', 'choose i3', 'choose i2'))).toEqual(['i3', 'i2']);
  });

  test('LL01 with its second command commanders are captured by one hit less', () => {
    const lone = lannisterTurn('LL01', flank, ...JAIME, 'unit I2 0 eddard', 'unit i3 blue', SHAKEN);
    const isTaken = (commands: string, roll: string) =>
      after(lone, 'play LL01 jaimeKingslayer', commands, ...attack, roll).commanders.find(({ id }) => id === 'eddard')
        ?.captured;
    expect(isTaken('commands 1', 'roll green green red')).toBe(false);
    expect(isTaken('commands 1 2', 'roll green green red')).toBe(true);
    expect(isTaken('commands 1 2', 'roll green red red')).toBe(false);
  });

  test('LL01 while own morale is green or better, they roll one more die against a commander’s unit', () => {
    expect(tactics(after(choosing('morale 7'), 'commands 1'))).toEqual(['before']);
    expect(tactics(after(choosing(SHAKEN), 'commands 1'))).toEqual([]);
    const dice = (...steps: string[]) => diceAsked(after(choosing(), 'commands 1', ...steps));
    expect(dice('tactic before', ...attack)).toBe(3);
    expect(dice('decline', ...attack)).toBe(2);
    expect(dice('tactic before', 'choose i1', 'done', 'done', 'attack i1 I1')).toBe(2);
  });
});

describe('LL02', () => {
  test('LL02 orders one unit, which rolls one more die', () => {
    expect(choosable(after(played('LL02'), 'commands 1'))).toEqual(['i1', 'i2']);
    const ordered = after(played('LL02'), 'commands 1', 'choose i1');
    expect(orderedUnits(ordered)).toEqual(['i1']);
    expect(diceAsked(after(ordered, 'done', 'attack i1 I1'))).toBe(3);
  });

  test('LL02 it leaves its engagement without parting blow', () => {
    const ordered = after(played('LL02', 'engaged I1 i1 stark'), 'commands 1', 'choose i1');
    const slipped = after(ordered, 'slip i1');
    expect(slipped.engagements).toEqual([]);
    expect(asked(after(slipped, 'move i1 d4'))).toBe('lannister orders.attack');
  });

  test('LL02 with its second command it pursues two hexes and attacks again', () => {
    const driven = (commands: string) =>
      after(played('LL02', 'unit I1 1'), commands, 'choose i1', 'done', 'attack i1 I1', 'roll green red red');
    expect(offers(driven('commands 1'))).toEqual(['advance c3', 'decline']);
    expect(offers(driven('commands 1 2'))).toEqual(expect.arrayContaining(['advance c3', 'pursue c3', 'pursue c2']));
    expect(offers(driven('commands 1 2'))).not.toContain('pursue c1');
    expect(offers(after(driven('commands 1 2'), 'pursue c2'))).toEqual(['attack i1 I2', 'done']);
  });

  test('LL02 given a valor token it is ready again afterwards', () => {
    expect(tactics(after(played('LL02', 'pool lannister red 1'), 'commands 1'))).toEqual([]);
    const choosing = after(played('LL02', 'pool lannister valor 1'), 'commands 1');
    expect(tactics(choosing)).toEqual(['after']);
    const struck = after(choosing, 'tactic after', 'choose i1', 'done', 'attack i1 I1', 'roll red red red', 'done');
    expect(choosable(struck)).toEqual(['i1']);
    expect(readyUnits(struck)).toEqual(['i2']);
    expect(readyUnits(after(struck, 'choose i1'))).toEqual(['i1', 'i2']);
  });

  test('LL02 only that unit, wherever it went', () => {
    const lines = ['unit i1 spent jaimeKingslayer', 'commander jaimeKingslayer committed', 'pool lannister valor 1'];
    const start = lannisterTurn('LL02', FIELD, ...lines);
    const away = after(start, 'play LL02 jaimeKingslayer', 'commands 1', 'tactic after', 'move i2 f5');
    expect(choosable(away)).toEqual(['i2']);
  });
});

describe('LL03', () => {
  test('LL03 orders three units', () => {
    const four = FIELD.replace('.i2 .  ', '.i2 .i3').replace('.i1 .  ', '.i1 .i4');
    const choosing = after(lannisterTurn('LL03', four, ...JAIME), 'play LL03 jaimeKingslayer');
    expect(choosable(choosing)).toEqual(['i1', 'i4', 'i2', 'i3']);
    expect(orderedUnits(after(choosing, 'choose i1', 'choose i2', 'choose i3'))).toEqual(['i1', 'i2', 'i3']);
  });

  test('LL03 given a red token all of them flank, at the price of one morale', () => {
    expect(tactics(played('LL03', 'pool lannister red 1'))).toEqual(['before']);
    expect(asked(played('LL03', 'pool lannister blue 1 valor 1'))).toBe('lannister card.declare');
    const struck = (tactic: string) =>
      after(
        played('LL03', 'pool lannister red 1'),
        ...[tactic, 'choose i1', 'done', 'done', 'attack i1 I1', 'roll red red'],
      );
    expect(asked(struck('tactic before'))).toBe('lannister attack.reroll');
    expect(struck('tactic before').morale).toBe(1);
    expect(asked(struck('decline'))).toBe('stark turn.choose');
    expect(struck('decline').morale).toBe(0);
  });
});

describe('LL04', () => {
  const WOODS = '.i1 .i2 &   .   .   .   .I1';

  test('LL04 orders two units that are not engaged', () => {
    const crowd = FIELD.replace('.i2 .  ', '.i2 .i3').replace('.i1 .  ', '.i1 .i4');
    const start = lannisterTurn('LL04', crowd, ...JAIME, 'engaged I1 i1 stark');
    const choosing = after(start, 'play LL04 jaimeKingslayer', 'commands 1');
    expect(choosable(choosing)).toEqual(['i4', 'i2', 'i3']);
    expect(orderedUnits(after(choosing, 'choose i2', 'choose i3'))).toEqual(['i2', 'i3']);
  });

  test('LL04 terrain that ends moves does not end theirs', () => {
    const moves = (card: string) => {
      const start = lannisterTurn(card, WOODS, ...JAIME, 'tokens lannister 1');
      return movesOf(after(start, `play ${card} jaimeKingslayer`, 'choose i2', 'done'), 'i2');
    };
    expect(moves('LB03')).toEqual(['c1']);
    expect(moves('LL04')).toEqual(['c1', 'd1']);
  });

  test('LL04 with its second command who moved two hexes rolls one more die', () => {
    const dice = (commands: string, to: string) =>
      diceAsked(after(played('LL04'), commands, 'choose i2', 'done', `move i2 ${to}`, 'attack i2 I2'));
    expect(dice('commands 1', 'e3')).toBe(2);
    expect(dice('commands 1 2', 'e3')).toBe(3);
    expect(dice('commands 1 2', 'd4')).toBe(2);
  });

  test('LL04 while enemy morale is green or worse, one enemy unit is not Stalwart in this turn', () => {
    const steady = FIELD.replace('.   .   .I1 .I2', '.   .I3 .I1 .I2');
    const choosing = (morale: string) =>
      after(lannisterTurn('LL04', steady, ...JAIME, morale), 'play LL04 jaimeKingslayer', 'commands 1');
    expect(tactics(choosing('morale -3'))).toEqual([]);
    expect(tactics(choosing(WINNING))).toEqual(['before']);
    const named = after(choosing(WINNING), 'tactic before');
    expect(choosable(named)).toEqual(['I3', 'I1', 'I2']);
    const struck = (whom: string) =>
      after(named, `choose ${whom}`, 'choose i1', 'done', 'done', 'attack i1 I1', 'roll morale red');
    expect(asked(struck('I1'))).toBe('stark retreat.step');
    expect(asked(struck('I2'))).toBe('stark attack.stand');
    expect(after(struck('I1'), 'retreat b2', 'decline').modifiers).toEqual([]);
  });
});

describe('LL05', () => {
  test('LL05 orders one unit and one adjacent to it, controlled or not', () => {
    const column = '.i1 .i4 .i2 .i3 .   .   .I1';
    const choosing = after(lannisterTurn('LL05', column, ...JAIME), 'play LL05 jaimeKingslayer', 'commands 1');
    expect(choosable(choosing)).toEqual(['i1', 'i4', 'i2']);
    expect(choosable(after(choosing, 'choose i2'))).toEqual(['i4', 'i3']);
    expect(orderedUnits(after(choosing, 'choose i2', 'choose i3'))).toEqual(['i2', 'i3']);
  });

  test('LL05 with its second command each valor scores one more hit', () => {
    const struck = (commands: string) =>
      after(played('LL05'), commands, 'choose i1', 'done', 'done', 'attack i1 I1', 'roll valor red');
    expect(figures(struck('commands 1'), 'I1')).toEqual([3]);
    expect(figures(struck('commands 1 2'), 'I1')).toEqual([2]);
  });

  test('LL05 given a blue and a valor token one commander’s unit in the zone takes a hit afterwards', () => {
    const crowd = FIELD.replace('.I1 .I2 .  ', '.I1 .I2 .I3');
    const enemies = [...EDDARD, 'unit I1 maege', 'unit I9 greatjon'];
    const choosing = (pool: string) =>
      after(
        lannisterTurn('LL05', crowd, ...JAIME, ...enemies, `pool lannister ${pool}`),
        ...['play LL05 jaimeKingslayer', 'commands 1'],
      );
    expect(tactics(choosing('blue 2'))).toEqual([]);
    expect(tactics(choosing('valor 2'))).toEqual([]);
    expect(tactics(choosing('blue 1 valor 1'))).toEqual(['after']);
    const moved = after(choosing('blue 1 valor 1'), 'tactic after', 'choose i1', 'done', 'done', 'done');
    expect(choosable(moved)).toEqual(['I1', 'I2']);
    expect(figures(after(moved, 'choose I2'), 'I1', 'I2')).toEqual([3, 2]);
    expect(asked(after(moved, 'choose I2'))).toBe('stark turn.choose');
  });
});
