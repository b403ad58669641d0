import { describe, expect, it, test } from 'vitest';
import type { GameState } from '../../src/model/state';
import { decisionOf } from '../../src/rules';
import { after, asked, offers, position, unit } from '../position';

/** Lannister is to attack; both houses can go on after that turn. */
const start = (drawing: string, ...lines: string[]) =>
  position(
    [drawing, '', 'first lannister', 'pool lannister green 2 blue 2 red 2', 'pool stark morale 1', ...lines].join('\n'),
  );

const attack = (state: GameState, attacker: string, target: string, ...answers: string[]) =>
  after(state, `order ${attacker} ${unit(state, attacker).rank}`, 'done', `attack ${attacker} ${target}`, ...answers);

const dice = (state: GameState) => decisionOf(state)?.chance;
const engagements = (state: GameState) =>
  state.engagements.map(({ stark, lannister, token }) => {
    const [first, second] = [state.units[stark]!, state.units[lannister]!];
    return [first.label, second.label, token];
  });

const FACING = `
.   .   .   .
  .   .I1 .   .
.   .   .i1 .
  .   .   .   .
`;

/** Maege is Stalwart by her card. */
const maege = 'unit I1 4 maege';

describe('R11.9', () => {
  test('R11.9 a Stalwart target of a melee attack that stayed may counterattack, or not', () => {
    const attacked = attack(start(FACING, maege), 'i1', 'I1', 'roll red red');
    expect(asked(attacked)).toBe('stark attack.counterattack');
    expect(offers(attacked)).toEqual(['accept', 'decline']);
    expect(unit(after(attacked, 'accept', 'roll green green'), 'i1').figures).toBe(2);
    const declined = after(attacked, 'decline');
    expect(asked(declined)).toBe('stark turn.choose');
    expect(unit(declined, 'i1').figures).toBe(4);
  });

  test('R11.9 nobody else may', () => {
    expect(asked(attack(start(FACING), 'i1', 'I1', 'roll red red'))).toBe('stark turn.choose');
    const shot = attack(start(FACING.replace('i1', 'a1'), maege), 'a1', 'I1', 'roll red red');
    expect(asked(shot)).toBe('stark turn.choose');
    const driven = attack(start(FACING, maege), 'i1', 'I1', 'roll morale morale', 'accept', 'retreat b1', 'decline');
    expect(asked(driven)).toBe('stark turn.choose');
    const burning = attack(start(FACING, maege, 'fire b2 1'), 'i1', 'I1', 'roll red red');
    expect(asked(burning)).toBe('stark turn.choose');
  });

  test('R11.9 a target whose retreat was wholly blocked did not leave its hex', () => {
    const river = FACING.replace('.   .   .   .', '~   ~   ~   ~');
    const cornered = attack(start(river, maege), 'i1', 'I1', 'roll morale red');
    expect(asked(after(cornered, 'decline'))).toBe('stark attack.counterattack');
  });

  test('R11.9 spent units and archers strike back too, with their own dice and valor restriction', () => {
    const archers = FACING.replace('.   .   .   .', '.   .I2 .I3 .').replace('I1', 'A1');
    const attacked = attack(start(archers, 'unit A1 red spent'), 'i1', 'A1', 'roll green blue', 'accept');
    expect(dice(attacked)).toEqual({ kind: 'dice', count: 4 });
    expect(unit(after(attacked, 'roll valor valor valor green'), 'i1').figures).toBe(3);
  });

  test('R11.9 terrain limits its dice, a ford those of counterattacks', () => {
    const countered = (ground: string) => {
      const field = start(FACING.replace('.I1', `${ground}I1`), 'unit I1 red maege');
      return dice(attack(field, 'i1', 'I1', 'roll red red', 'accept'));
    };
    expect(countered('.')).toEqual({ kind: 'dice', count: 4 });
    expect(countered('&')).toEqual({ kind: 'dice', count: 2 });
    expect(countered(':')).toEqual({ kind: 'dice', count: 2 });
  });

  test('R11.9 a counterattack is not counterattacked', () => {
    const both = `
.   .   .   .
  .   .I1 .   .
.   .   .i1 .i2
  .   .i3 .   .
`;
    const countered = attack(start(both, maege), 'i1', 'I1', 'roll red red', 'accept', 'roll red red');
    expect(asked(countered)).toBe('stark turn.choose');
  });

  test('R11.9 "when attacking" modifiers do not apply to it', () => {
    const rickard = FACING.replace('.   .   .   .', '.   .I2 .I3 .').replace('I1', 'C1');
    const lines = ['unit C1 rickard', 'unit i1 jaimeKingslayer', 'commander jaimeKingslayer committed'];
    const countered = attack(start(rickard, ...lines), 'i1', 'C1', 'roll blue blue', 'accept');
    expect(dice(countered)).toEqual({ kind: 'dice', count: 2 });
  });

  test('R11.9 its morale results drive the attacker back', () => {
    const countered = attack(start(FACING, maege), 'i1', 'I1', 'roll red red', 'accept', 'roll morale red');
    expect(asked(countered)).toBe('lannister retreat.step');
    expect(offers(countered)).toEqual(['retreat b4', 'retreat c4']);
    expect(engagements(after(countered, 'retreat b4'))).toEqual([]);
  });

  test('R11.9 it neither places nor replaces a token', () => {
    const countered = attack(start(FACING, maege), 'i1', 'I1', 'roll red red', 'accept', 'roll red red');
    expect(engagements(countered)).toEqual([['I1', 'i1', 'lannister']]);
  });

  test('R11.9 it may fell the attacker, and does not advance into its hex', () => {
    const countered = attack(start(FACING, maege, 'unit i1 1'), 'i1', 'I1', 'roll red red', 'accept', 'roll green green');
    expect(asked(countered)).toBe('stark turn.choose');
    expect(unit(countered, 'I1').hex).toBe(unit(start(FACING), 'I1').hex);
    expect(countered.morale).toBe(1);
  });
});

const FLANKED = `
.   .   .   .   .
  .   .I2 .I3 .   .
.   .i1 .I1 .c1 .
  .   .   .   .   .
`;

test('L2283 a Stalwart war host flanked by cavaliers stays engaged and strikes back with its usual dice', () => {
  const flanked = attack(start(FLANKED, 'engaged I1 i1 lannister'), 'c1', 'I1', 'roll red blue', 'decline');
  expect(asked(flanked)).toBe('stark attack.counterattack');
  const striking = after(flanked, 'accept');
  expect(dice(striking)).toEqual({ kind: 'dice', count: 2 });
  const struck = after(striking, 'roll green valor');
  expect(unit(struck, 'c1').figures).toBe(2);
  expect(engagements(struck)).toEqual([['I1', 'i1', 'lannister']]);
  expect(unit(struck, 'I1').figures).toBe(4);
  expect(asked(struck)).toBe('stark turn.choose');
});

test('L2294 when the counterattack drives the cavaliers off the war host does not advance', () => {
  const struck = attack(
    start(FLANKED, 'engaged I1 i1 lannister'),
    ...(['c1', 'I1', 'roll red blue', 'decline', 'accept', 'roll morale blue', 'retreat d4'] as const),
  );
  expect(asked(struck)).toBe('stark turn.choose');
  expect(unit(struck, 'I1').hex).toBe(unit(start(FLANKED), 'I1').hex);
});

describe('R15.7', () => {
  const ROWS = `
.   .   .   .   .   .
  .I1 .I2 .   .   .   .
.   .   .I3 .   .   .
  .   .   .   .   .   .
.a1 .   .   .   .   .
`;
  const asksToStand = (target: string) =>
    asked(attack(start(ROWS, 'unit I3 maege'), 'a1', target, 'roll morale blue')) === 'stark attack.stand';

  it.each([
    ['I1', 'with one friend beside it is not', false],
    ['I2', 'with two friends beside it is', true],
    ['I3', 'under Maege is', true],
  ])('L2685 unit %s %s Stalwart', (target, _, is) => {
    expect(asksToStand(target)).toBe(is);
  });

  test('R15.7 a Stalwart unit may ignore the first morale result of an attack, and only that', () => {
    const attacked = attack(start(FACING, maege), 'i1', 'I1', 'roll morale morale');
    expect(asked(attacked)).toBe('stark attack.stand');
    const ignored = after(attacked, 'accept', 'retreat b1');
    expect(asked(ignored)).toBe('lannister attack.follow');
    const fled = after(attacked, 'decline', 'retreat b1');
    expect(unit(fled, 'I1').figures).toBe(3);
    const stood = after(attack(start(FACING, maege), 'i1', 'I1', 'roll morale red'), 'accept');
    expect(asked(stood)).toBe('stark attack.counterattack');
  });

  test('R15.7 it is tested at each use', () => {
    const twice = `
.   .   .I2 .
  .   .I1 .I3 .
.   .i2 .i1 .
  .   .   .   .
`;
    const before = start(twice, 'unit i1 kevan', 'commander kevan committed', 'hand lannister LB03');
    const first = after(before, 'play LB03 kevan', 'choose i1', 'choose i2', 'done', 'attack i1 I3', 'roll morale blue');
    expect(asked(first)).toBe('stark attack.stand');
    const alone = after(first, 'decline', 'decline', 'attack i2 I1', 'roll morale blue');
    expect(asked(alone)).toBe('lannister attack.follow');
  });
});
