import { describe, expect, it, test } from 'vitest';
import type { GameState } from '../../src/model/state';
import { decisionOf } from '../../src/rules';
import { after, asked, offers, position, unit } from '../position';

/** Both houses can go on after the turn that is tested. */
const start = (drawing: string, ...lines: string[]) =>
  position([drawing, '', 'pool stark green 2 blue 2 red 2', 'pool lannister morale 1', ...lines].join('\n'));

const diceOf = (state: GameState) => decisionOf(state)?.chance;
const attacks = (state: GameState) => offers(state).filter((option) => option.startsWith('attack'));
const engagements = (state: GameState) =>
  state.engagements.map(({ stark, lannister, token }) => {
    const [first, second] = [state.units[stark]!, state.units[lannister]!];
    return [first.label, second.label, token];
  });

const FACING = `
.   .I1 .   .
  .   .i1 .   .
.   .   .   .
`;

const TWO_ON_ONE = `
.   .I1 .I2 .
  .   .i1 .   .
.   .   .   .
`;

test('R11.1 after all moves each ordered unit attacks once, in its owner’s order', () => {
  const ordered = after(
    start(TWO_ON_ONE, 'unit I1 eddard', 'commander eddard committed', 'hand stark SB02'),
    ...['play SB02 eddard', 'choose I1', 'choose I2', 'done'],
  );
  expect(offers(ordered)).toEqual(['attack I1 i1', 'attack I2 i1', 'done']);
  const first = after(ordered, 'attack I2 i1', 'roll blue red');
  expect(offers(first)).toEqual(['attack I1 i1', 'done']);
  expect(unit(first, 'I2').ready).toBe(false);
  const second = after(first, 'attack I1 i1', 'roll blue red', 'decline');
  expect(asked(second)).toBe('lannister turn.choose');
});

test('R11.1 no unit moves once the attacks have begun', () => {
  const ordered = after(
    start(TWO_ON_ONE, 'unit I1 eddard', 'commander eddard committed', 'hand stark SB02'),
    ...['play SB02 eddard', 'choose I1', 'choose I2', 'done', 'attack I1 i1', 'roll blue red'],
  );
  expect(offers(ordered).filter((option) => option.startsWith('move'))).toEqual([]);
});

test('R11.1 nobody must attack', () => {
  const idle = after(start(FACING), 'order I1 green', 'done', 'done');
  expect(asked(idle)).toBe('lannister turn.choose');
  expect(unit(idle, 'I1').ready).toBe(false);
  expect(unit(idle, 'i1').figures).toBe(4);
});

test('R11.2 the attacker is declared with its target', () => {
  const ordered = after(
    start(`
.   .I1 .   .
  .i1 .i2 .   .
.   .   .   .
`),
    ...['order I1 green', 'done'],
  );
  expect(offers(ordered)).toEqual(['attack I1 i1', 'attack I1 i2', 'done']);
  const attack = after(ordered, 'attack I1 i2', 'roll green green');
  expect(unit(attack, 'i1').figures).toBe(4);
  expect(unit(attack, 'i2').figures).toBe(2);
});

test('R11.3 only enemies in range and sight, and those the attacker’s engagement allows, can be attacked', () => {
  const archers = (...lines: string[]) =>
    after(
      start(
        `
.   .A1 .   .   .   .   .
  .   .i1 &   .   .   .i3
.   .   .   .i2 .   .   .
`,
        ...lines,
      ),
      ...['order A1 green', 'done'],
    );
  expect(attacks(archers())).toEqual(['attack A1 i1']);
  expect(attacks(archers('engaged A1 i1 stark'))).toEqual(['attack A1 i1']);
  const free = after(
    start(`
.   .A1 .   .   .   .   .
  .   .   .   .   .   .i3
.   .   .   .i2 .i1 .   .
`),
    ...['order A1 green', 'done'],
  );
  expect(attacks(free)).toEqual(['attack A1 i2', 'attack A1 i1']);
});

test('R11.4 the token of a melee attack lies before the dice are rolled', () => {
  const rolling = after(start(FACING), 'order I1 green', 'done', 'attack I1 i1');
  expect(asked(rolling)).toBe('chance attack.roll');
  expect(engagements(rolling)).toEqual([['I1', 'i1', 'stark']]);
});

test('R11.4 no token is placed by a ranged attack', () => {
  const rolling = after(
    start(`
.   .A1 .   .
  .   .i1 .   .
.   .   .   .
`),
    ...['order A1 green', 'done', 'attack A1 i1'],
  );
  expect(asked(rolling)).toBe('chance attack.roll');
  expect(engagements(rolling)).toEqual([]);
});

describe('dice', () => {
  it.each([
    ['green', '.', '.', 2],
    ['blue', '.', '.', 3],
    ['red', '.', '.', 4],
    ['red', '.', '^', 3],
    ['red', '^', '^', 4],
    ['red', '.', '&', 2],
    ['blue', '&', '.', 2],
    ['red', '&', '^', 2],
  ])('R11.5 a %s unit on "%s" against one on "%s" rolls %i', (rank, from, to, dice) => {
    const rolling = after(
      start(
        `
.   ${from}I1 .   .
  .   ${to}i1 .   .
.   .   .   .
`,
        `unit I1 ${rank}`,
      ),
      ...[`order I1 ${rank}`, 'done', 'attack I1 i1'],
    );
    expect(diceOf(rolling)).toEqual({ kind: 'dice', count: dice });
  });

  test('R11.5 modifiers count after the limits', () => {
    const rolling = after(
      start(FACING.replace('.i1', '&i1'), 'unit I1 blue eddard', 'hand stark SB08'),
      ...['play SB08 eddard', 'done', 'attack I1 i1'],
    );
    expect(diceOf(rolling)).toEqual({ kind: 'dice', count: 3 });
  });

  test('R11.5 there are never fewer dice than none', () => {
    const less = JSON.stringify({ modifier: { kind: 'dice', amount: -3, when: 'always' }, units: [0], until: 'round' });
    const attacked = after(start(FACING, `modifier ${less}`), 'order I1 green', 'done', 'attack I1 i1');
    expect(asked(attacked)).toBe('lannister turn.choose');
    expect(unit(attacked, 'i1').figures).toBe(4);
    expect(engagements(attacked)).toEqual([['I1', 'i1', 'stark']]);
  });
});

describe('flanking', () => {
  const flanked = after(
    start(TWO_ON_ONE, 'engaged I1 i1 lannister', 'unit I2 blue'),
    ...['order I2 blue', 'done', 'attack I2 i1', 'roll blue red blue'],
  );

  test('R11.6 a flanking attacker may reroll all dice of one symbol, once', () => {
    expect(asked(flanked)).toBe('stark attack.reroll');
    expect(offers(flanked)).toEqual(['reroll blue', 'reroll red', 'decline']);
    const rerolling = after(flanked, 'reroll blue');
    expect(diceOf(rerolling)).toEqual({ kind: 'dice', count: 2 });
    const rerolled = after(rerolling, 'roll green blue');
    expect(asked(rerolled)).toBe('lannister turn.choose');
    expect(unit(rerolled, 'i1').figures).toBe(3);
  });

  test('R11.6 it may let the roll stand', () => {
    expect(unit(after(flanked, 'decline'), 'i1').figures).toBe(4);
  });

  test('R11.6 nobody else rerolls', () => {
    const rolled = after(start(FACING), 'order I1 green', 'done', 'attack I1 i1', 'roll blue red');
    expect(asked(rolled)).toBe('lannister turn.choose');
  });
});

describe('results', () => {
  it.each([
    ['green', 'green blue red', 3],
    ['blue', 'green blue red', 3],
    ['red', 'green blue red', 3],
    ['green', 'green green green', 1],
    ['green', 'green valor blue', 2],
    ['blue', 'green green green', 4],
  ])('R11.7 against a %s unit %s leave %i figures of 4', (rank, roll, figures) => {
    const attacked = after(
      start(FACING, 'unit I1 blue', `unit i1 ${rank}`),
      ...['order I1 blue', 'done', 'attack I1 i1', `roll ${roll}`],
    );
    expect(unit(attacked, 'i1').figures).toBe(figures);
  });

  test('R11.7 valor does not hit where the order table forbids it, nor cavalry attacked by anybody else', () => {
    const shot = after(
      start(FACING.replace('I1', 'A1')),
      ...['order A1 green', 'done', 'attack A1 i1', 'roll valor valor'],
    );
    expect(unit(shot, 'i1').figures).toBe(4);
    const struck = after(
      start(FACING.replace('i1', 'c1')),
      ...['order I1 green', 'done', 'attack I1 c1', 'roll valor valor'],
    );
    expect(unit(struck, 'c1').figures).toBe(3);
    const ridden = after(
      start(FACING.replace('i1', 'c1').replace('I1', 'C1')),
      ...['order C1 green', 'done', 'attack C1 c1', 'roll valor valor'],
    );
    expect(unit(ridden, 'c1').figures).toBe(1);
  });

  test('R11.7 each morale result makes a target that survives retreat one hex', () => {
    const deep = `
.   .I1 .   .
  .   .i1 .   .
.   .   .   .
  .   .   .   .
`;
    const roll = ['order I1 green', 'done', 'attack I1 i1', 'roll morale morale'];
    const pushed = after(start(deep), ...roll);
    expect(offers(pushed)).toEqual(['retreat b3', 'retreat c3']);
    const again = after(pushed, 'retreat b3');
    expect(offers(again)).toEqual(['retreat a4', 'retreat b4']);
    expect(asked(after(again, 'retreat b4'))).toBe('stark attack.follow');
    expect(asked(after(start(deep, 'unit i1 1'), ...roll.slice(0, 3), 'roll green morale'))).toBe('stark attack.follow');
  });
});

test('R11.8 the attacker is spent after its attack', () => {
  const attacked = after(start(FACING), 'order I1 green', 'done', 'attack I1 i1', 'roll blue red');
  expect(unit(attacked, 'I1').ready).toBe(false);
});

test('R11.8 it may advance first', () => {
  const won = after(start(FACING, 'unit i1 1'), 'order I1 green', 'done', 'attack I1 i1', 'roll green red');
  expect(offers(won)).toEqual(['advance b2', 'decline']);
  expect(unit(won, 'I1').ready).toBe(true);
  expect(unit(after(won, 'advance b2'), 'I1').ready).toBe(false);
});

describe('keywords', () => {
  const left = (text: string, roll: string, ...lines: string[]) =>
    unit(
      after(start(text, 'unit I1 blue', ...lines), 'order I1 blue', 'done', 'attack I1 i1', `roll ${roll}`),
      'i1',
    ).figures;

  test('R15.4 cover and toughness ignore the first hits of an attack, and add up', () => {
    const village = FACING.replace('.i1', '#i1');
    expect(left(FACING, 'green green green')).toBe(1);
    expect(left(village, 'green green green')).toBe(2);
    expect(left(FACING, 'green green green', 'unit i1 4 gregorMountain')).toBe(2);
    expect(left(village, 'green green green', 'unit i1 4 gregorMountain')).toBe(3);
    expect(left(village, 'green blue blue', 'unit i1 4 gregorMountain')).toBe(4);
  });

  test('R15.4 they ignore them anew in each attack', () => {
    const attacked = after(
      start(TWO_ON_ONE, 'unit I1 eddard', 'commander eddard committed', 'unit i1 3 gregorMountain', 'hand stark SB02'),
      ...['play SB02 eddard', 'choose I1', 'choose I2', 'done', 'attack I1 i1', 'roll green green'],
      ...['attack I2 i1', 'roll green green', 'decline'],
    );
    expect(unit(attacked, 'i1').figures).toBe(1);
  });

  it.each([
    ['green', 'green green green', 4],
    ['green', 'blue blue valor', 1],
    ['blue', 'blue blue green', 4],
    ['blue', 'red valor green', 2],
    ['red', 'red blue green', 3],
    ['red', 'valor valor valor', 4],
  ])('R15.5 a %s unit in heavy armor has after %s %i figures', (rank, roll, figures) => {
    const attacked = after(
      start(FACING.replace('i1', 'h1'), 'unit I1 blue', `unit h1 ${rank}`),
      ...['order I1 blue', 'done', 'attack I1 h1', `roll ${roll}`],
    );
    expect(unit(attacked, 'h1').figures).toBe(figures);
  });

  test('R15.5 a unit in heavy armor is worth and rolls what its true rank says', () => {
    const fallen = after(
      start(FACING.replace('i1', 'h1'), 'unit h1 1'),
      ...['order I1 green', 'done', 'attack I1 h1', 'roll blue red'],
    );
    expect(fallen.morale).toBe(1);
    const rolling = after(
      position(`${FACING.replace('i1', 'h1')}\nfirst lannister\npool lannister green 1\npool stark morale 1`),
      ...['order h1 green', 'done', 'attack h1 I1'],
    );
    expect(diceOf(rolling)).toEqual({ kind: 'dice', count: 2 });
  });

  const SHOT = `
.   .A1 .   .   .
  .   .   .   .i1 .
.   .   .   .   .
`;

  test('R15.6 an archer that moved before its attack rolls one die less', () => {
    const stood = after(start(SHOT, 'unit A1 blue'), 'order A1 blue', 'done', 'attack A1 i1');
    expect(diceOf(stood)).toEqual({ kind: 'dice', count: 3 });
    const moved = after(start(SHOT, 'unit A1 blue'), 'order A1 blue', 'move A1 c1', 'attack A1 i1');
    expect(diceOf(moved)).toEqual({ kind: 'dice', count: 2 });
  });

  test('R15.6 others keep their dice when they have moved', () => {
    const moved = after(start(SHOT.replace('A1', 'C1')), 'order C1 green', 'move C1 c2', 'attack C1 i1');
    expect(diceOf(moved)).toEqual({ kind: 'dice', count: 2 });
  });
});
