import { describe, expect, it, test } from 'vitest';
import type { GameState } from '../../src/model/state';
import { decisionOf } from '../../src/rules';
import { after, asked, draw, hex, offers, position, unit } from '../position';

/** Both houses can go on after the turn that is tested. */
const start = (drawing: string, ...lines: string[]) =>
  position([drawing, '', 'pool stark green 2', 'pool lannister morale 1', ...lines].join('\n'));

const hounds = (state: GameState) => offers(state).filter((option) => option.startsWith('hounds'));
const dice = (state: GameState) => decisionOf(state)?.chance;

/** Whom the hounds of K1 may be set on when it is ordered and has not moved. */
const prey = (drawing: string, ...lines: string[]) => hounds(after(start(drawing, ...lines), 'order K1 green', 'done'));

const FIELD = `
.   .   .   .   .   .
  .   .K1 .   .i1 .   .
.   .   .   .   .   .
  .   .   .   .   .   .
`;

/** The hounds of K1 run at a unit two hexes away. */
const unleashed = (...lines: string[]) => after(start(FIELD, ...lines), 'order K1 green', 'done', 'hounds K1 i1');

describe('targets', () => {
  test('R15.8 hounds run two or three hexes, neither one nor four', () => {
    const near = `
.i1 .   .   .   .   .
  .K1 .   .i2 .   .   .
.   .   .   .   .   .
  .   .   .i3 .   .   .
`;
    expect(prey(near)).toEqual(['hounds K1 i2', 'hounds K1 i3']);
    expect(prey(FIELD.replace('.i1 .   ', '.   .i1 '))).toEqual(['hounds K1 i1']);
    expect(prey(FIELD.replace('.i1 .   .', '.   .   .i1'))).toEqual([]);
  });

  test('R15.8 R17.2 from a fire no hounds are set on anybody', () => {
    expect(offers(after(start(FIELD, 'fire b2 1'), 'order K1 green'))).toEqual(['douse K1 b2', 'done']);
  });

  it.each([
    ['friends do not block their sight', '.I1', true],
    ['enemies do', '.i2', false],
    ['rivers do', '~  ', false],
    ['a ford does not', ':  ', true],
    ['nor a bridge', '-  ', true],
    ['forest does', '&  ', false],
  ])('R15.8 %s', (_, between, sees) => {
    expect(prey(FIELD.replace('.K1 .  ', `.K1 ${between}`)).includes('hounds K1 i1')).toBe(sees);
  });

  test('R15.8 they run instead of moving and attacking', () => {
    const moved = after(start(FIELD), 'order K1 green', 'move K1 b3');
    expect(hounds(moved)).toEqual([]);
    const ran = after(unleashed(), 'roll green', 'roll red red');
    expect(asked(ran)).toBe('lannister turn.choose');
    expect(unit(ran, 'K1').ready).toBe(false);
  });

  test('R15.8 an engaged unit cannot set them on', () => {
    const engaged = FIELD.replace('.K1 .   ', '.K1 .i2 ').replace('.   .   .   .   ', '.   .   .   .i3 ');
    expect(prey(engaged)).toEqual(['hounds K1 i3']);
    expect(prey(engaged, 'engaged K1 i2 stark')).toEqual([]);
  });

  test('R15.8 other units have none', () => {
    expect(hounds(after(start(FIELD.replace('K1', 'I1')), 'order I1 green', 'done'))).toEqual([]);
  });
});

describe('the first die', () => {
  it.each([
    ['green', 2],
    ['blue', 3],
    ['red', 4],
  ])('R15.8 a %s shield gives %i dice', (face, count) => {
    const rolling = after(unleashed(), `roll ${face}`);
    expect(dice(rolling)).toEqual({ kind: 'dice', count });
  });

  test('R15.8 the usual rules of hits hold for the attack roll', () => {
    const struck = after(unleashed('unit i1 blue 3 gregorMountain'), 'roll blue', 'roll blue valor green');
    expect(unit(struck, 'i1').figures).toBe(2);
    const forest = after(start(FIELD.replace('.i1', '&i1')), 'order K1 green', 'done', 'hounds K1 i1', 'roll red');
    expect(dice(forest)).toEqual({ kind: 'dice', count: 2 });
  });

  test('R15.8 morale drives the target back one hex without a roll', () => {
    const driven = after(unleashed(), 'roll morale');
    expect(offers(driven)).toEqual(['retreat d3', 'retreat e3']);
    const done = after(driven, 'retreat d3');
    expect(draw(done)).toBe(`
.   .   .   .   .   .
  .   .K1 .   .   .   .
.   .   .   .i1 .   .
  .   .   .   .   .   .
`);
    expect(asked(done)).toBe('lannister turn.choose');
  });

  test('R15.8 Stalwart units do not ignore it either', () => {
    const friends = FIELD.replace('.   .   .   .   .   .', '.   .   .   .i2 .i3 .');
    const driven = after(start(friends), 'order K1 green', 'done', 'hounds K1 i1', 'roll morale');
    expect(asked(driven)).toBe('lannister retreat.step');
  });

  test('R15.7 R15.8 but the first morale result of their attack roll', () => {
    const friends = FIELD.replace('.   .   .   .   .   .', '.   .   .   .i2 .i3 .');
    const rolled = after(start(friends), 'order K1 green', 'done', 'hounds K1 i1', 'roll green', 'roll morale red');
    expect(asked(rolled)).toBe('lannister attack.stand');
    expect(asked(after(rolled, 'accept'))).toBe('lannister turn.choose');
    expect(asked(after(rolled, 'decline'))).toBe('lannister retreat.step');
  });

  test('R15.8 where it is blocked it is a hit', () => {
    const cornered = FIELD.replaceAll('.   .   .   .   .   .', '~   ~   ~   ~   ~   ~').replace('~', '.');
    const driven = after(start(cornered), 'order K1 green', 'done', 'hounds K1 i1', 'roll morale');
    expect(unit(driven, 'i1').figures).toBe(3);
  });

  test('R15.8 valor is one hit that nothing ignores', () => {
    expect(unit(after(unleashed('unit i1 blue 3 gregorMountain'), 'roll valor'), 'i1').figures).toBe(2);
    const armored = start(FIELD.replace('.i1', '#h1'), 'unit h1 red');
    expect(unit(after(armored, 'order K1 green', 'done', 'hounds K1 h1', 'roll valor'), 'h1').figures).toBe(3);
  });
});

test('R15.8 hounds engage nobody and are not counterattacked', () => {
  const friends = FIELD.replace('.   .   .   .   .   .', '.   .   .   .i2 .i3 .');
  const struck = after(start(friends), 'order K1 green', 'done', 'hounds K1 i1', 'roll green', 'roll green red');
  expect(struck.engagements).toEqual([]);
  expect(unit(struck, 'i1').figures).toBe(3);
  expect(asked(struck)).toBe('lannister turn.choose');
});

test('R15.8 nobody follows what the hounds drove off', () => {
  const driven = after(
    start(FIELD.replace('K1', 'C1').replace('.   .i1', '.i1 .  '), 'unit C1 robbYoungWolf'),
    ...['order C1 green', 'done', 'hounds C1 i1', 'roll morale', 'retreat c3'],
  );
  expect(asked(driven)).toBe('lannister turn.choose');
  expect(unit(driven, 'C1').hex).toBe(hex(driven, 'b2'));
});
