import { expect, test } from 'vitest';
import type { HexMarker } from '../../../src/model/battle';
import { OFF_BOARD } from '../../../src/model/hex';
import type { GameState } from '../../../src/model/state';
import { after, asked, hex, offers, position, unit } from '../../position';

const drawn = position(`
&   .   &   .
  .I1 .A1 .A2 .i1

pool stark green 2
pool lannister green 1
`);
const archersAt = (name: string): HexMarker => ({ hex: hex(drawn, name), kind: 'archers', owner: 'stark', faceUp: false });

/** Two units of archers wait off the board, and two tokens lie in the woods. */
const start: GameState = {
  ...drawn,
  plan: { ...drawn.plan, special: [{ kind: 'ambush', side: 'stark', labels: ['A1', 'A2'] }] },
  units: drawn.units.map((one) => (one.label.startsWith('A') ? { ...one, hex: OFF_BOARD } : one)),
  markers: [archersAt('a1'), archersAt('c1')],
};
const springs = (state: GameState) => offers(state).filter((offer) => offer.startsWith('choose hex'));

test('R0.1 in its turn a house may turn up archers in hiding, which come into play there, ready', () => {
  expect(springs(start)).toEqual(['choose hex a1', 'choose hex c1']);
  const sprung = after(start, 'choose hex c1');
  expect(unit(sprung, 'A1')).toMatchObject({ hex: hex(start, 'c1'), ready: true, figures: 4 });
  expect(sprung.markers).toEqual([archersAt('a1')]);
  expect(unit(sprung, 'A2').hex).toBe(OFF_BOARD);
});

test('R0.1 its rule may come after another of the same house', () => {
  const special = [{ kind: 'lay', side: 'stark', markers: [], hexes: [] } as const, ...start.plan.special];
  expect(springs({ ...start, plan: { ...start.plan, special } })).toEqual(['choose hex a1', 'choose hex c1']);
});

test('R0.1 it is no turn of its own: the archers may be ordered at once, and the house may not pass instead', () => {
  const sprung = after(start, 'choose hex c1');
  expect(asked(sprung)).toBe('stark turn.choose');
  expect(offers(sprung)).toContain('order A1 green');
  expect(offers(start)).toContain('pass');
  expect(offers(sprung)).not.toContain('pass');
  expect(springs(after(sprung, 'choose hex a1'))).toEqual([]);
});

test('R0.1 nobody hides under another token of the house', () => {
  const catelyn: HexMarker = { hex: hex(drawn, 'b1'), kind: 'catelyn', owner: 'stark', faceUp: true };
  expect(springs({ ...start, markers: [...start.markers, catelyn] })).toEqual(['choose hex a1', 'choose hex c1']);
});

test('R5.5 nobody comes into play where somebody stands', () => {
  const onto = after(start, 'order I1 green', 'move I1 a1', 'pass');
  expect(asked(onto)).toBe('stark turn.choose');
  expect(springs(onto)).toEqual(['choose hex c1']);
});

test('R4.3 archers come out for a house that could otherwise only pass, if there is a token to order them', () => {
  const spent = { ...start, units: start.units.map((one) => ({ ...one, ready: one.label !== 'I1' })) };
  expect(offers(spent)).toEqual(['choose hex a1', 'choose hex c1', 'pass']);
  const penniless = { ...spent.houses.stark, pool: { ...spent.houses.stark.pool, green: 0 } };
  expect(offers({ ...spent, houses: { ...spent.houses, stark: penniless } })).toEqual(['pass']);
});

test('R0.1 the enemy has no such choice', () => {
  const theirs = after(start, 'order I1 green', 'move I1 b1');
  expect(asked(theirs)).toBe('lannister turn.choose');
  expect(springs(theirs)).toEqual([]);
});

test('R0.1 an enemy who ends a movement on the token finds the archers before they have shot', () => {
  const found = after(start, 'order I1 green', 'move I1 b1', 'order i1 green', 'move i1 c1', 'done');
  expect(found.markers).toEqual([archersAt('a1')]);
  expect(springs(found)).toEqual(['choose hex a1']);
});

test('R0.1 their own house walks over them', () => {
  const there = after(start, 'order I1 green', 'move I1 a1');
  expect(there.markers).toHaveLength(2);
});

test('R5.3 archers who have fallen do not come back', () => {
  const fallen = { ...start, units: start.units.map((one) => (one.label === 'A1' ? { ...one, figures: 0 } : one)) };
  expect(unit(after(fallen, 'choose hex a1'), 'A2').hex).toBe(hex(start, 'a1'));
});

test('R8.1 nobody in hiding is ordered', () => {
  expect(offers(start).filter((offer) => offer.startsWith('order'))).toEqual(['order I1 green']);
});
