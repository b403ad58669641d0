import { expect, test } from 'vitest';
import { SIDES } from '../../../src/model/side';
import { harrenhal } from '../../../src/content/battles/harrenhal';
import { TERRAIN } from '../../../src/content/terrain';
import { newGame } from '../../../src/rules';
import { geometryOf } from '../../../src/rules/board/geometry';
import { lookUp } from '../../../src/rules/game';
import { scoreElimination, scorePoints } from '../../../src/rules/victory';

const fresh = () => lookUp(structuredClone(newGame(harrenhal)), null);
const objectives = harrenhal.markers.map(({ hex }) => hex);

test('R3.1 Rickard leads red cavalry, with Maege and the Greatjon, against Gregor, Addam and Kevan', () => {
  const led = harrenhal.army.flatMap(({ commander }) => commander ?? []);
  expect(led.sort()).toEqual(['addam', 'greatjonLord', 'gregorMountain', 'kevan', 'maege', 'rickard']);
  expect(harrenhal.army.find(({ commander }) => commander === 'rickard')).toMatchObject({ rank: 'red' });
});

test('R3.1 red heavy infantry stands across the road', () => {
  const { neighbours } = geometryOf(harrenhal.grid);
  const isRoad = (hex: number) => TERRAIN[harrenhal.ground[hex]!].isRoad;
  const red = harrenhal.army.filter(({ type, rank }) => type === 'heavyInfantry' && rank === 'red');
  expect(red.some(({ hex }) => isRoad(hex))).toBe(true);
  for (const { hex } of red) expect([hex, ...neighbours[hex]!].some(isRoad)).toBe(true);
});

test('R18.4 three objectives, one on the road between two on hills, belong to nobody when the battle begins', () => {
  expect(objectives.map((hex) => harrenhal.ground[hex])).toEqual(['hill', 'road', 'hill']);
  expect(harrenhal.army.filter(({ hex }) => objectives.includes(hex))).toEqual([]);
  expect(fresh().state.control).toEqual({});
});

test('R18.1 an objective is worth a point each round to whoever controls it, a unit eliminated one to its enemy', () => {
  const game = fresh();
  game.state.control[objectives[0]!] = 'stark';
  game.state.control[objectives[1]!] = 'lannister';
  game.state.control[objectives[2]!] = 'lannister';
  scorePoints(game, 'round');
  expect(SIDES.map((side) => game.state.houses[side].points)).toEqual([1, 2]);
  scoreElimination(game, game.state.units.find(({ label }) => label === 'h1')!);
  expect(SIDES.map((side) => game.state.houses[side].points)).toEqual([2, 2]);
});
