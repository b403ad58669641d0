import { expect, test } from 'vitest';
import type { BattlePlan } from '../../../src/model/battle';
import type { GameState } from '../../../src/model/state';
import { decisionOf, newGame } from '../../../src/rules';
import { after, asked, diceAsked, draw, flush, hex, offers, play, position, rolls } from '../../position';

const field = position(`
.I1 .   .
  |   |   .
.   .i1 .
`);
const planWith = (green: number, blue: number, red: number, dice: number): BattlePlan => ({
  ...field.plan,
  special: [{ kind: 'palisades', owner: 'lannister', tokens: { green, blue, red }, dice }],
});

/** Both decks are shuffled, and the special rule asks. */
const shuffled = (plan: BattlePlan): GameState =>
  ['stark', 'lannister'].reduce((state) => {
    const chance = decisionOf(state)?.chance;
    if (chance?.kind !== 'shuffle') throw new Error('no deck to shuffle');
    return play(state, { type: 'shuffle', cards: chance.cards });
  }, newGame(plan));

/** One red and one green guard at a2, one blue at b2. */
const manned = after(shuffled(planWith(1, 1, 1, 2)), 'choose hex a2', 'choose hex b2', 'choose hex a2');

test('R0.1 before the first round the owner mans the palisades, the dearest tokens first', () => {
  const start = shuffled(planWith(1, 1, 1, 2));
  expect(asked(start)).toBe('lannister deploy.man');
  expect(offers(start)).toEqual(['choose hex a2', 'choose hex b2']);
  expect(manned.markers.map((one) => [one.hex, one.kind, one.rank])).toEqual([
    [hex(field, 'a2'), 'guard', 'red'],
    [hex(field, 'a2'), 'guard', 'green'],
    [hex(field, 'b2'), 'guard', 'blue'],
  ]);
});

test('R0.1 no palisade is left without a token', () => {
  const two = after(shuffled(planWith(1, 1, 1, 2)), 'choose hex a2', 'choose hex a2');
  // The last token has but one place to go, and is not asked for.
  expect(asked(two)).toBe('chance deploy.roll');
  expect(two.markers.filter((one) => one.hex === hex(two, 'b2'))).toMatchObject([{ rank: 'green' }]);
});

test('R0.1 morale is rolled again until there is none', () => {
  expect(diceAsked(manned)).toBe(2);
  const once = play(manned, rolls('morale', 'blue'));
  expect(diceAsked(once)).toBe(1);
  const twice = play(once, rolls('morale'));
  expect(diceAsked(twice)).toBe(1);
  expect(asked(play(twice, rolls('red')))).toBe('stark deploy.strip');
});

test('R0.1 a die removes a token of its colour, two others any one', () => {
  expect(offers(play(manned, rolls('red', 'blue')))).toEqual([
    'strip a2 green blue red',
    'strip a2 red red',
    'strip b2 blue blue',
    'done',
  ]);
});

test('R0.1 two dice of one colour remove any one', () => {
  expect(offers(play(manned, rolls('blue', 'blue')))).toEqual([
    'strip a2 green blue blue',
    'strip a2 red blue blue',
    'strip b2 blue blue',
    'done',
  ]);
});

test('R0.1 a valor removes any token', () => {
  const state = play(manned, rolls('valor', 'green'));
  expect(offers(state)).toEqual(expect.arrayContaining(['strip a2 green valor', 'strip a2 red valor', 'strip b2 blue valor']));
});

test('R0.1 a palisade that has lost its last token is gone, and the other guards have done their duty', () => {
  const state = after(play(manned, rolls('blue', 'red')), 'strip b2 blue blue', 'strip a2 red red');
  expect(draw(state)).toBe(
    flush(`
.I1 .   .
  |   .   .
.   .i1 .
`),
  );
  expect(state.markers).toEqual([]);
  expect(asked(state)).toBe('chance round.roll');
});

test('R0.1 the enemy may leave dice unused', () => {
  const state = after(play(manned, rolls('blue', 'red')), 'done');
  expect(draw(state)).toBe(draw(field));
});

test('R0.1 of two equal guards one goes, even after the game has been saved and read again', () => {
  const plan = planWith(0, 0, 4, 1);
  let state = shuffled(plan);
  for (const place of ['b2', 'b2', 'a2']) {
    state = after(JSON.parse(JSON.stringify(state)) as GameState, `choose hex ${place}`);
  }
  const left = after(play(after(state, 'choose hex a2'), rolls('red')), 'strip b2 red red');
  expect(draw(left)).toBe(draw(field));
});
