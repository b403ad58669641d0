import { expect, test } from 'vitest';
import type { GameState } from '../../../src/model/state';
import { SIDES } from '../../../src/model/side';
import { goldenTooth } from '../../../src/content/battles/goldenTooth';
import { TERRAIN } from '../../../src/content/terrain';
import { newGame } from '../../../src/rules';
import { geometryOf } from '../../../src/rules/board/geometry';
import { lookUp } from '../../../src/rules/game';
import { scoreElimination, scorePoints } from '../../../src/rules/victory';

const places = goldenTooth.markers.map(({ hex }) => hex);
const terrainAt = (hex: number) => goldenTooth.tokens[hex] ?? goldenTooth.ground[hex]!;
const fresh = () => lookUp(structuredClone(newGame(goldenTooth)), null);
const points = ({ houses }: GameState) => SIDES.map((side) => houses[side].points);

test('R18.1 the three places lie on the road or beside it', () => {
  const { adjacent } = geometryOf(goldenTooth.grid);
  expect(places).toHaveLength(3);
  for (const hex of places) {
    expect([hex, ...adjacent[hex]!].some((one) => TERRAIN[terrainAt(one)].isRoad)).toBe(true);
  }
});

test('R18.1 Stark scores a point for each place at the end of every round, Lannister four at the end', () => {
  const game = fresh();
  game.state.control[places[0]!] = 'stark';
  game.state.control[places[1]!] = 'stark';
  game.state.control[places[2]!] = 'lannister';
  scorePoints(game, 'round');
  expect(points(game.state)).toEqual([2, 0]);
  scorePoints(game, 'end');
  expect(points(game.state)).toEqual([2, 4]);
});

test('R18.1 each house scores a point for an enemy unit eliminated', () => {
  const game = fresh();
  for (const label of ['I2', 'i2', 'i3']) scoreElimination(game, game.state.units.find((one) => one.label === label)!);
  expect(points(game.state)).toEqual([2, 1]);
});

test('R3.1 Eddard meets Jaime, the Young Lion', () => {
  expect(newGame(goldenTooth).commanders.map(({ id }) => id)).toEqual(['eddard', 'jaimeYoungLion']);
});
