import { expect, test } from 'vitest';
import { SIDES } from '../../../src/model/side';
import { parseHexName } from '../../../src/model/hex';
import { RANKS } from '../../../src/model/unit';
import { wolfRaiders } from '../../../src/content/battles/wolfRaiders';
import { newGame } from '../../../src/rules';
import { place, setToken } from '../../../src/rules/board/standing';
import { geometryOf } from '../../../src/rules/board/geometry';
import { scorchTargets } from '../../../src/rules/combat/targets';
import { lookUp } from '../../../src/rules/game';
import { scorePoints } from '../../../src/rules/victory';

const fresh = () => lookUp(structuredClone(newGame(wolfRaiders)), null);
const at = (name: string) => parseHexName(wolfRaiders.grid, name)!;
const hexesWith = (token: string) =>
  Object.entries(wolfRaiders.tokens).flatMap(([hex, one]) => (one === token ? [Number(hex)] : []));
const tents = hexesWith('tent');

test('R3.1 four rounds, four tokens, four dice and four cards, and nobody can be routed', () => {
  expect(wolfRaiders.rounds).toBe(4);
  for (const side of SIDES) {
    expect(wolfRaiders.ratings[side]).toEqual({ commandTokens: 4, orderValue: 4, commandValue: 4, segment: '11' });
  }
});

test('R15.9 the Greatjon’s unit and all Stark cavalry burn tents, and nobody burns anything else', () => {
  const game = fresh();
  const burners = game.state.units.filter((unit) => {
    // Beside a tent, a palisade and plain hexes.
    place(game, unit, at('d6'));
    const targets = scorchTargets(game, unit);
    for (const hex of targets) expect(tents).toContain(hex);
    place(game, unit, at('a1'));
    return targets.length > 0;
  });
  const expected = wolfRaiders.army.filter(
    ({ commander, type }) => commander === 'greatjon' || type === 'winterfellRiders',
  );
  expect(burners.map(({ label }) => label).sort()).toEqual(expected.map(({ label }) => label).sort());
});

test('R0.1 fifteen tokens are enough for every palisade, and five dice are not', () => {
  const rule = wolfRaiders.special.find(({ kind }) => kind === 'palisades');
  expect(rule).toEqual({ kind: 'palisades', owner: 'lannister', tokens: { green: 6, blue: 5, red: 4 }, dice: 5 });
  expect(hexesWith('palisade').length).toBeLessThanOrEqual(15);
  expect(hexesWith('palisade').length).toBeGreaterThan(5);
});

test('R0.1 nine catapults aim at the fords, three of each colour, each next to the two other colours', () => {
  const { neighbours } = geometryOf(wolfRaiders.grid);
  const catapults = wolfRaiders.markers.filter(({ kind }) => kind === 'catapult');
  expect(catapults.map(({ hex }) => hex)).toEqual(hexesWith('ford'));
  for (const rank of RANKS) expect(catapults.filter((one) => one.rank === rank)).toHaveLength(3);
  for (const { hex } of catapults) {
    const around = catapults.filter((one) => one.hex === hex || neighbours[hex]!.includes(one.hex));
    expect(around.map(({ rank }) => rank).sort()).toEqual([...RANKS].sort());
  }
});

test('R18.1 at the end a tent is worth a point to Stark if burnt and to Lannister if left', () => {
  const game = fresh();
  for (const unit of game.state.units) place(game, unit, at('a1'));
  for (const hex of tents.slice(1)) setToken(game, hex, null);
  scorePoints(game, 'end');
  expect(SIDES.map((side) => game.state.houses[side].points)).toEqual([tents.length - 1, 1]);
});

test.each([
  [2, 0],
  [3, 1],
  [5, 1],
  [6, 2],
])('R18.1 %i Lannister units in the camp are worth %i at the end', (units, points) => {
  const game = fresh();
  const camp = ['g6', 'g7', 'g8', 'i7', 'd7', 'j8'].map(at);
  for (const unit of game.state.units) place(game, unit, at('a1'));
  const guards = game.state.units.filter(({ side }) => side === 'lannister').slice(0, units);
  guards.forEach((unit, i) => place(game, unit, camp[i]!));
  scorePoints(game, 'end');
  expect(game.state.houses.lannister.points).toBe(tents.length + points);
});
