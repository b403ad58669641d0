import { expect, test } from 'vitest';
import { OFF_BOARD } from '../../src/model/hex';
import { reach } from '../../src/rules/board/reach';
import { isFree, place } from '../../src/rules/board/standing';
import { burnDown, canBurn, putOut, setFire } from '../../src/rules/fire';
import { battle, eventsOf, hexNamed, unitNamed } from './battle';

test('R17.1 a fire never rises above the burn limit of its hex', () => {
  const game = battle('.   &   #   =');
  for (const hex of [0, 1, 2, 3]) {
    setFire(game, hex, 1, false);
    setFire(game, hex, 5, false);
  }
  expect(game.state.fires).toEqual({ 0: 4, 1: 3, 2: 4, 3: 4 });
  setFire(game, 0, 1, false);
  expect(eventsOf(game, 'fireSet')).toHaveLength(8);
});

test('R17.1 hexes without limit never burn', () => {
  const game = battle('^   ~   %   +   :   .');
  for (const hex of [0, 1, 2, 3, 4]) setFire(game, hex, 4, true);
  expect(game.state.fires).toEqual({});
  expect([0, 1, 2, 3, 4, 5, OFF_BOARD].map((hex) => canBurn(game, hex))).toEqual([
    ...[false, false, false, false, false],
    true,
    false,
  ]);
});

test('R17.2 no unit enters a fire hex', () => {
  const game = battle('.I1 .   .');
  const unit = unitNamed(game, 'I1');
  expect(reach(game, unit, 2)).toEqual([1, 2]);
  setFire(game, 1, 1, true);
  expect(reach(game, unit, 2)).toEqual([]);
});

test('R17.7 terrain that reaches its limit in the command phase is razed or removed at once', () => {
  const game = battle('&   #   *   -   |   ,   !');
  for (const hex of [0, 1, 2, 3, 4, 5, 6]) setFire(game, hex, 4, true);
  expect(game.terrain).toEqual(['razed', 'razed', 'razed', 'river', 'plain', 'plain', 'plain']);
  expect(eventsOf(game, 'terrainRazed').map(({ hex }) => hex)).toEqual([0, 1, 2]);
  expect(eventsOf(game, 'terrainRemoved').map(({ token }) => token)).toEqual([
    ...['woodenBridge', 'palisade'],
    ...['tent', 'siegeTower'],
  ]);
});

test('R17.7 below its limit, or by spreading, terrain still stands', () => {
  const game = battle('&   &');
  setFire(game, 0, 2, true);
  setFire(game, 1, 3, false);
  expect(game.terrain).toEqual(['forest', 'forest']);
});

test('R17.8 on a razed hex the fire stays at its level, never rises, and no new one starts', () => {
  const game = battle('&   ;');
  setFire(game, 0, 3, true);
  setFire(game, 0, 1, true);
  setFire(game, 1, 1, true);
  expect(game.state.fires).toEqual({ 0: 3 });
  expect(canBurn(game, 0)).toBe(false);
  burnDown(game, 0);
  expect(eventsOf(game, 'terrainRazed')).toHaveLength(1);
});

test('R17.8 where a token was destroyed the fire goes out', () => {
  const game = battle('-   |');
  setFire(game, 0, 3, true);
  setFire(game, 1, 3, true);
  expect(game.state.fires).toEqual({ 1: 3 });
  setFire(game, 1, 1, true);
  expect(game.state.fires).toEqual({});
  expect(eventsOf(game, 'fireOut').map(({ hex }) => hex)).toEqual([0, 1]);
});

test('R17.8 a fire that is put out is gone, and one that is not there cannot be', () => {
  const game = battle('.');
  putOut(game, 0);
  setFire(game, 0, 2, true);
  putOut(game, 0);
  expect(game.state.fires).toEqual({});
  expect(eventsOf(game, 'fireOut')).toHaveLength(1);
});

test('R17.11 a unit on a bridge that burnt down may move out, and nobody may enter', () => {
  const game = battle('.   -I1 .C1');
  setFire(game, 1, 3, true);
  const unit = unitNamed(game, 'I1');
  expect(unit).toMatchObject({ hex: hexNamed(game, 'b1'), figures: 4 });
  expect(reach(game, unit, 2)).toEqual([0]);
  place(game, unit, 0);
  expect(isFree(game, 1)).toBe(false);
});
