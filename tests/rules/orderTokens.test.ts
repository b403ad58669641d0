import { expect, test } from 'vitest';
import { after, offers, position, unit } from '../position';

/** Stark units of all ranks, far from each other, with these tokens. */
const army = (pool: string) =>
  position(`
    .I1 .   .   .   .   .A1 .   .   .   .   .C1
      .   .   .   .   .   .   .   .   .   .
    .   .   .   .   .i1 .   .   .   .   .   .

    unit I1 green
    unit A1 blue
    unit C1 red
    pool stark ${pool}
    pool lannister green 1
  `);

test.each([
  ['green 1', ['order I1 green']],
  ['blue 1', ['order A1 blue']],
  ['red 1', ['order C1 red']],
  ['valor 1', ['order I1 valor', 'order A1 valor', 'order C1 valor']],
  ['green 2', ['order I1 green', 'order A1 2 green', 'order C1 2 green']],
  ['blue 3', ['order I1 2 blue', 'order A1 blue', 'order C1 2 blue']],
  ['morale 2', ['order I1 2 morale', 'order A1 2 morale', 'order C1 2 morale', 'raise']],
  ['green 1 blue 1', ['order I1 green', 'order A1 blue']],
])('R8.1 with %s one may: %j', (pool, deeds) => {
  expect(offers(army(pool))).toEqual([...deeds, 'pass']);
});

test('R8.1 the tokens used leave the pool', () => {
  const one = after(army('green 3'), 'order I1 green');
  expect(one.houses.stark.pool.green).toBe(2);
  const two = after(army('green 3'), 'order A1 2 green');
  expect(two.houses.stark.pool.green).toBe(1);
});

test('R8.1 only own ready units are ordered, those off the board not at all', () => {
  const state = position(`
    .I1 .I2 .
      .i1 .

    unit I1 spent
    unit I3 dead
    pool stark valor 1
  `);
  expect(offers(state)).toEqual(['order I2 valor', 'pass']);
});

test('R8.2 a morale token raises own morale by 1 and orders nobody', () => {
  const state = after(army('morale 1'), 'raise');
  expect(state.morale).toBe(1);
  expect(state.houses.stark.pool.morale).toBe(0);
  expect(offers(state)).toEqual(['order i1 green', 'pass']);
});

const spent = (says: string) =>
  position(`
    .I1 .I2 .
      .   .i1

    unit I2 spent
    pool stark morale 1
    pool lannister green 1
    ${says}
  `);

test('R8.2 a morale token rallies a spent unit for 1 of own morale', () => {
  expect(offers(spent(''))).toEqual(['rally I2', 'raise', 'pass']);
  const state = after(spent(''), 'rally I2');
  expect(unit(state, 'I2').ready).toBe(true);
  expect(state.morale).toBe(-1);
  expect(state.houses.stark.pool.morale).toBe(0);
  expect(offers(state)).toEqual(['order i1 green', 'pass']);
});

test('R8.2 at an own end 11 it still rallies', () => {
  const state = after(spent('morale -11\nsegments 11 rout'), 'rally I2');
  expect(unit(state, 'I2').ready).toBe(true);
  expect(state.morale).toBe(-11);
  expect(state.outcome).toBeNull();
});

test('R8.2 lowering own morale into the own rout is legal and loses', () => {
  const state = after(spent('morale -10'), 'rally I2');
  expect(state.outcome).toEqual({ winner: 'lannister', reason: 'rout' });
});

test('R8.3 a token orders a unit that no commander controls', () => {
  const state = position(`
    .I1 .   .   .   .I2
      .   .   .   .i1

    unit I1 maege
    hand stark SB02
    pool stark green 1
  `);
  expect(offers(state)).toContain('order I2 green');
  const played = after(state, 'play SB02 maege');
  expect(played.turn?.orders.map((order) => order.unit)).toEqual([unit(state, 'I1').id]);
});
