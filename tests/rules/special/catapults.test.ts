import { describe, expect, test } from 'vitest';
import type { HexMarker } from '../../../src/model/battle';
import type { GameState } from '../../../src/model/state';
import type { Rank } from '../../../src/model/unit';
import { OFF_BOARD } from '../../../src/model/hex';
import { after, asked, diceAsked, hex, play, position, rolls, unit } from '../../position';

/** A green unit rides up to two fords; a green catapult aims at b2. */
function ready(eastern: Rank, says = ''): GameState {
  const drawn = position(`
.   .   .   .
  ~   :   :   .I1
.   .c1 ~   .

edges stark top
first lannister
pool lannister valor 2
pool stark valor 2
unit c1 green${says}
`);
  const aimed = (name: string, rank: Rank): HexMarker => ({
    hex: hex(drawn, name),
    kind: 'catapult',
    owner: 'stark',
    faceUp: true,
    rank,
  });
  return {
    ...drawn,
    plan: {
      ...drawn.plan,
      special: [{ kind: 'catapults', against: 'lannister' }],
      scoring: [{ when: 'eliminated', side: 'stark', points: 1 }],
    },
    markers: [aimed('b2', 'green'), aimed('c2', eastern)],
  };
}
const start = ready('blue');
const intoFord = after(start, 'order c1 valor', 'move c1 b2');

test('R0.1 a unit that enters a hex at which a catapult of its rank aims is shot at with one die', () => {
  expect(asked(intoFord)).toBe('chance catapult.roll');
  expect(diceAsked(intoFord)).toBe(1);
});

test('R0.1 the colour of its rank destroys the unit, and its enemy scores and gains morale as for any other', () => {
  const hit = play(intoFord, rolls('green'));
  expect(unit(hit, 'c1')).toMatchObject({ hex: OFF_BOARD, figures: 0 });
  expect(hit.houses.stark.points).toBe(1);
  expect(hit.morale).toBe(1);
});

test.each(['blue', 'red', 'valor', 'morale'] as const)('R0.1 %s misses a green unit, which goes on', (face) => {
  const missed = play(intoFord, rolls(face));
  expect(unit(missed, 'c1')).toMatchObject({ hex: hex(missed, 'b2'), figures: 3 });
  expect(missed.houses.stark.points).toBe(0);
});

test('R0.1 a catapult of another rank does not shoot', () => {
  const blue = { ...start, units: start.units.map((one) => (one.label === 'c1' ? { ...one, rank: 'blue' as const } : one)) };
  const state = after(blue, 'order c1 valor', 'move c1 b2');
  expect(asked(state)).not.toBe('chance catapult.roll');
  expect(unit(state, 'c1').hex).toBe(hex(state, 'b2'));
});

test('R0.1 who rides through is shot at in each hex, unless the first stone has hit', () => {
  const through = after(ready('green'), 'order c1 valor', 'move c1 c2');
  const once = play(through, rolls('red'));
  expect([asked(through), asked(once)]).toEqual(['chance catapult.roll', 'chance catapult.roll']);
  expect(asked(play(once, rolls('red')))).not.toBe('chance catapult.roll');
  expect(asked(play(through, rolls('green')))).not.toBe('chance catapult.roll');
  expect(unit(play(through, rolls('green')), 'c1').hex).toBe(OFF_BOARD);
});

test('R0.1 catapults do not shoot at their own house', () => {
  const theirs = after(ready('green'), 'pass', 'order I1 valor', 'move I1 c2');
  expect(asked(theirs)).not.toBe('chance catapult.roll');
  expect(unit(theirs, 'I1').hex).toBe(hex(theirs, 'c2'));
});

test('R6.6 a commander whose unit is destroyed by a stone is captured', () => {
  const led = after(ready('blue', ' addam'), 'order c1 valor', 'move c1 b2');
  const hit = play(led, rolls('green'));
  expect(hit.commanders).toMatchObject([{ id: 'addam', captured: true }]);
});

describe('the way of a unit', () => {
  /** Where the unit has been shot at on its way, one catapult aiming at b2. */
  function shotAt(picture: string, label: string, rank: Rank, to: string): boolean {
    const drawn = position(`${picture}
first lannister
pool lannister valor 1
unit ${label} ${rank}
`);
    const catapult: HexMarker = { hex: hex(drawn, 'b2'), kind: 'catapult', owner: 'stark', faceUp: true, rank };
    const plan = { ...drawn.plan, special: [{ kind: 'catapults', against: 'lannister' } as const] };
    const moved = after({ ...drawn, plan, markers: [catapult] }, `order ${label} valor`, `move ${label} ${to}`);
    return asked(moved) === 'chance catapult.roll';
  }

  const plain = `
.   .   .   .   .
  .c1 .   .   .   .I1
`;
  test('R7.1 it goes around the stones if the longer way is not too long', () => {
    expect(shotAt(plain, 'c1', 'green', 'd2')).toBe(false);
    expect(shotAt(plain, 'c1', 'blue', 'd2')).toBe(true);
    expect(shotAt(plain, 'c1', 'green', 'b2')).toBe(true);
  });

  test('R5.2 it does not give up its attack to go around them', () => {
    const road = `
.   .   =   .   .
  =i1 =   .   .   .I1
`;
    expect(shotAt(road, 'i1', 'blue', 'c1')).toBe(true);
    expect(shotAt(road, 'i1', 'green', 'c1')).toBe(false);
  });
});
