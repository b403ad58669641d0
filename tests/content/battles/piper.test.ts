import { expect, test } from 'vitest';
import { SIDES } from '../../../src/model/side';
import { piper } from '../../../src/content/battles/piper';
import { lookUp } from '../../../src/rules/game';
import { newGame } from '../../../src/rules';
import { scorePoints } from '../../../src/rules/victory';

const terrainAt = (hex: number) => piper.tokens[hex] ?? piper.ground[hex];
const objectives = piper.markers.map(({ hex }) => hex);
const buildings = objectives.filter((hex) => terrainAt(hex) === 'building');
const crossings = objectives.filter((hex) => terrainAt(hex) !== 'building');

/** The points of both houses when Stark controls these hexes and Lannister those. */
function scored(when: 'round' | 'end', stark: readonly number[], lannister: readonly number[]) {
  const game = lookUp(structuredClone(newGame(piper)), null);
  for (const hex of stark) game.state.control[hex] = 'stark';
  for (const hex of lannister) game.state.control[hex] = 'lannister';
  scorePoints(game, when);
  return SIDES.map((side) => game.state.houses[side].points);
}

test('R18.1 every building of the village and every crossing of the river is an objective', () => {
  const drawn = piper.ground.map((_, hex) => hex).filter((hex) => ['building', 'ford', 'stoneBridge'].includes(terrainAt(hex)!));
  expect(objectives).toEqual(drawn);
  expect([buildings.length, crossings.length]).toEqual([4, 3]);
});

test('R18.1 a building is worth a point to either house at the end of every round', () => {
  expect(scored('round', buildings.slice(0, 3), buildings.slice(3))).toEqual([3, 1]);
  expect(scored('round', crossings, [])).toEqual([0, 0]);
});

test('R18.1 a crossing is worth two points to either house at the end', () => {
  expect(scored('end', crossings.slice(0, 1), crossings.slice(1))).toEqual([2, 4]);
  expect(scored('end', buildings, [])).toEqual([0, 0]);
});

test('R3.1 the crossings lie in the rear of the column, and the village between the two Stark groups', () => {
  const column = (hex: number) => hex % piper.grid.columns;
  const row = (hex: number) => Math.floor(hex / piper.grid.columns);
  const village = buildings.map(column);
  const stark = piper.army.filter(({ side }) => side === 'stark').map(({ hex }) => column(hex));
  expect(stark.filter((one) => one > Math.min(...village) && one < Math.max(...village))).toEqual([]);
  expect(stark.some((one) => one < Math.min(...village))).toBe(true);
  expect(stark.some((one) => one > Math.max(...village))).toBe(true);
  const gregor = piper.army.find(({ commander }) => commander === 'gregorMountain')!;
  expect(crossings.every((hex) => row(hex) > row(gregor.hex))).toBe(true);
});

test('R3.1 Rickard and the Greatjon face Gregor, the Mountain, and Addam', () => {
  const { commanders } = newGame(piper);
  expect(commanders.map(({ id }) => id).sort()).toEqual(['addam', 'greatjon', 'gregorMountain', 'rickard']);
});
