import { describe, expect, it, test } from 'vitest';
import type { GameState } from '../../src/model/state';
import { decisionOf } from '../../src/rules';
import { after, asked, draw, hex, offeredHexes, offers, position, unit } from '../position';

/** Lannister is to act; both houses can go on after that turn. */
const start = (drawing: string, ...lines: string[]) =>
  position([drawing, '', 'first lannister', 'pool lannister green 2 blue 2', 'pool stark morale 1', ...lines].join('\n'));

/** His card is turned: what it could do to the fires is not the matter here. */
const GREGOR = ['unit i1 blue gregorReaver', 'commander gregorReaver committed'];

const dice = (state: GameState) => decisionOf(state)?.chance;
const fireAt = (state: GameState, name: string) => state.fires[hex(state, name)];
const deeds = (state: GameState, verb: string) => offers(state).filter((option) => option.startsWith(verb)).sort();

const WOODS = `
.   &   .I1 .
  .   .i1 .   .
.   .   .   .
`;

const ordered = (drawing: string, ...lines: string[]) =>
  after(start(drawing, ...GREGOR, ...lines), 'order i1 blue', 'done');

test('L2660 blue Gregor rolls three dice at a forest: green, blue and valor make a fire of 2', () => {
  const rolling = after(ordered(WOODS), 'scorch i1 b1');
  expect(dice(rolling)).toEqual({ kind: 'dice', count: 3 });
  const burning = after(rolling, 'roll green blue valor');
  expect(fireAt(burning, 'b1')).toBe(2);
  expect(burning.tokens).toEqual({});
});

test('L2670 with a fire of 1 there before it makes 3, and the forest is razed at once', () => {
  const burning = after(ordered(WOODS, 'fire b1 1'), 'scorch i1 b1', 'roll green blue valor');
  expect(fireAt(burning, 'b1')).toBe(3);
  expect(burning.tokens[hex(burning, 'b1')]).toBe('razed');
});

describe('R15.9', () => {
  test('R15.9 R17.9 a free hex next door that can burn is set on fire instead of an attack', () => {
    const mixed = `
.   ^   &I1 .
  #   .i1 ~   .
.   ;   =   .
`;
    const choosing = ordered(mixed);
    expect(deeds(choosing, 'scorch')).toEqual(['scorch i1 a2', 'scorch i1 c3']);
    const burning = after(choosing, 'scorch i1 a2', 'roll green red red');
    expect(asked(burning)).toBe('stark turn.choose');
    expect(unit(burning, 'i1').ready).toBe(false);
  });

  test('R15.9 only green shields count for others than Gregor', () => {
    const raiding = after(
      start(WOODS.replace('.   .   .   .', '.   .i2 .   .'), ...GREGOR, 'hand lannister LL12'),
      ...['play LL12 gregorReaver', 'choose i2', 'done', 'done', 'scorch i2 a2', 'roll green valor'],
    );
    expect(fireAt(raiding, 'a2')).toBe(1);
  });

  test('R15.9 a roll without success sets no fire', () => {
    expect(after(ordered(WOODS), 'scorch i1 b1', 'roll blue red morale').fires).toEqual({});
  });

  test('R15.9 the fire rises to the limit of its hex and no further', () => {
    const burning = after(ordered(WOODS, 'fire a2 3'), 'scorch i1 a2', 'roll green green green');
    expect(fireAt(burning, 'a2')).toBe(4);
    expect(deeds(ordered(WOODS, 'fire a2 4'), 'scorch i1 a2')).toEqual([]);
  });

  test('R15.9 the dice limits of the own hex apply, those of the hex set on fire do not', () => {
    expect(dice(after(ordered(WOODS.replace('.i1', '&i1')), 'scorch i1 b1'))).toEqual({ kind: 'dice', count: 2 });
    expect(dice(after(ordered(WOODS), 'scorch i1 b1'))).toEqual({ kind: 'dice', count: 3 });
  });

  it.each([
    ['#', 2],
    ['&', 2],
    ['.', 3],
  ])('R15.9 blue archers on "%s" roll %i dice', (ground, count) => {
    const rolling = after(
      start(WOODS.replace('.   .   .   .', `.   ${ground}a1 .   .`), ...GREGOR, 'unit a1 blue', 'hand lannister LL12'),
      ...['play LL12 gregorReaver', 'choose a1', 'done', 'done', 'scorch a1 a3'],
    );
    expect(dice(rolling)).toEqual({ kind: 'dice', count });
  });

  test('R15.9 units without it set no fires', () => {
    expect(deeds(after(start(WOODS, 'unit i1 blue'), 'order i1 blue', 'done'), 'scorch')).toEqual([]);
  });
});

describe('putting out fires', () => {
  test('R17.3 a unit in a fire hex may spend its whole order putting that fire out, which always succeeds', () => {
    const burning = start(WOODS, 'unit i1 blue', 'fire b2 4');
    const choosing = after(burning, 'order i1 blue');
    expect(offers(choosing)).toEqual(['douse i1 b2', 'done']);
    const out = after(choosing, 'douse i1 b2');
    expect(out.fires).toEqual({});
    expect(unit(out, 'i1').ready).toBe(false);
    expect(asked(out)).toBe('stark turn.choose');
    expect(fireAt(after(choosing, 'done'), 'b2')).toBe(4);
  });

  it.each([
    [1, 'green', 'blue'],
    [2, 'blue', 'green'],
    [3, 'red', 'valor'],
    [4, 'valor', 'red'],
  ])('R17.4 a fire of %i next door needs %s, and %s does not do', (level, face, other) => {
    const trying = after(start(WOODS, 'unit i1 blue', `fire a2 ${level}`), 'order i1 blue', 'done', 'douse i1 a2');
    expect(dice(trying)).toEqual({ kind: 'dice', count: 1 });
    expect(after(trying, `roll ${face}`).fires).toEqual({});
    expect(fireAt(after(trying, `roll ${other}`), 'a2')).toBe(level);
  });

  test('R17.4 only fires next door can be tried', () => {
    const choosing = after(start(WOODS, 'unit i1 blue', 'fire a1 1', 'fire a2 1', 'fire b3 2'), 'order i1 blue', 'done');
    expect(deeds(choosing, 'douse')).toEqual(['douse i1 a2', 'douse i1 b3']);
  });
});

test('R17.9 the hexes that may be set on fire are never those of units', () => {
  const choosing = ordered(WOODS.replace('.   .   .   .', '.   .i2 .   .'));
  expect(draw(choosing, offeredHexes(choosing))).toBe(`
.   &x  .I1 .
  .x  .i1 .x  .
.   .i2 .x  .
`);
});

describe('R17.10', () => {
  test('R17.10 a unit may move first and then set or put out a fire, which uses up its attack', () => {
    const moved = after(start(WOODS, ...GREGOR, 'fire a1 1'), 'order i1 blue', 'move i1 a2');
    expect(deeds(moved, 'scorch')).toEqual(['a1', 'a3', 'b1', 'b2', 'b3'].map((name) => `scorch i1 ${name}`));
    expect(deeds(moved, 'douse')).toEqual(['douse i1 a1']);
    const doused = after(moved, 'douse i1 a1', 'roll green');
    expect(unit(doused, 'i1').ready).toBe(false);
    expect(asked(doused)).toBe('stark turn.choose');
  });

  test('R17.10 an engaged unit need not disengage', () => {
    const engaged = ordered(WOODS, 'engaged I1 i1 stark', 'fire a2 1');
    const doused = after(engaged, 'douse i1 a2', 'roll green');
    expect(doused.engagements).toHaveLength(1);
    expect(after(engaged, 'scorch i1 b1', 'roll green red red').engagements).toHaveLength(1);
  });

  test('R17.10 a unit in fire can do neither', () => {
    const burning = after(start(WOODS, ...GREGOR, 'fire b2 1', 'fire a2 1'), 'order i1 blue');
    expect(offers(burning)).toEqual(['douse i1 b2', 'done']);
  });
});
