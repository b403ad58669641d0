import { expect, test } from 'vitest';
import { OFF_BOARD } from '../../../src/model/hex';
import { SIDES } from '../../../src/model/side';
import { whisperingWood } from '../../../src/content/battles/whisperingWood';
import { COMMANDERS } from '../../../src/content/commanders';
import { newGame } from '../../../src/rules';
import { lookUp } from '../../../src/rules/game';
import { checkInstant, scoreElimination, scorePoints } from '../../../src/rules/victory';

const fresh = () => lookUp(structuredClone(newGame(whisperingWood)), null);
const rowOf = (hex: number) => Math.floor(hex / whisperingWood.grid.columns);

test('R18.1 a unit destroyed is worth a point to its enemy', () => {
  const game = fresh();
  for (const label of ['I2', 'i3', 'i4']) scoreElimination(game, game.state.units.find((one) => one.label === label)!);
  expect(SIDES.map((side) => game.state.houses[side].points)).toEqual([2, 1]);
});

test.each([
  [3, [0, 0]],
  [4, [1, 0]],
  [8, [2, 0]],
  [11, [3, 0]],
  [-7, [0, 1]],
  [-10, [0, 2]],
  [-11, [0, 3]],
])('R18.1 at the end with the marker on %i the houses score %j for the enemy’s morale', (morale, expected) => {
  const game = fresh();
  game.state.morale = morale;
  scorePoints(game, 'end');
  expect(SIDES.map((side) => game.state.houses[side].points)).toEqual(expected);
});

test.each([
  ['stark', 'jaimeKingslayer', 'robbYoungWolf'],
  ['lannister', 'robbYoungWolf', 'jaimeKingslayer'],
] as const)('R18.3 %s wins at once with five points and %s captured, not with one of the two', (side, leader, own) => {
  const outcome = (points: number, captured: string | null) => {
    const game = fresh();
    game.state.houses[side].points = points;
    for (const one of game.state.commanders) one.captured = one.id === captured;
    checkInstant(game);
    return game.state.outcome;
  };
  expect(outcome(5, leader)).toEqual({ winner: side, reason: 'instant' });
  expect(outcome(4, leader)).toBeNull();
  expect(outcome(5, null)).toBeNull();
  expect(outcome(5, own)).toBeNull();
});

test('R18.1 Catelyn waits behind the river, and is worth five points to Lannister only', () => {
  const catelyn = whisperingWood.markers.find(({ kind }) => kind === 'catelyn')!;
  const river = whisperingWood.ground.flatMap((ground, hex) => (ground === 'river' ? [rowOf(hex)] : []));
  expect(rowOf(catelyn.hex)).toBeLessThan(Math.min(...river));
  expect(whisperingWood.scoring.filter(({ when }) => when === 'taken')).toEqual([
    { when: 'taken', side: 'lannister', marker: 'catelyn', points: 5 },
  ]);
});

test('R0.1 three units of archers hide in woods where nobody stands', () => {
  const hidden = whisperingWood.army.filter(({ hex }) => hex === OFF_BOARD);
  expect(hidden.map(({ type, side }) => `${side} ${type}`)).toEqual(Array(3).fill('stark northmenArchers'));
  const [lay, ambush] = whisperingWood.special;
  expect(ambush).toEqual({ kind: 'ambush', side: 'stark', labels: hidden.map(({ label }) => label) });
  if (lay?.kind !== 'lay') throw new Error('the first special rule lays tokens');
  expect(lay.markers).toEqual(['archers', 'archers', 'archers']);
  expect(lay.hexes.map((hex) => whisperingWood.ground[hex])).toEqual(lay.hexes.map(() => 'forest'));
  expect(lay.hexes.filter((hex) => whisperingWood.army.some((unit) => unit.hex === hex))).toEqual([]);
});

test('R3.1 it lasts six rounds, with the momentum Lannister’s and both leaders where their cards say', () => {
  expect(whisperingWood).toMatchObject({ rounds: 6, momentum: 'lannister' });
  const led = newGame(whisperingWood).commanders.map(({ id }) => COMMANDERS[id].name);
  expect(led.sort()).toEqual(['addam', 'greatjon', 'jaime', 'kevan', 'maege', 'rickard', 'robb']);
});
