import { expect, test } from 'vitest';
import { parseHexName } from '../../../src/model/hex';
import type { Side } from '../../../src/model/side';
import { SIDES } from '../../../src/model/side';
import { breakingSiege } from '../../../src/content/battles/breakingSiege';
import { newGame } from '../../../src/rules';
import { place, setToken } from '../../../src/rules/board/standing';
import { scorchTargets } from '../../../src/rules/combat/targets';
import { lookUp } from '../../../src/rules/game';
import { layMarker } from '../../../src/rules/special/markers';
import { scorePoints } from '../../../src/rules/victory';

const fresh = () => lookUp(structuredClone(newGame(breakingSiege)), null);
const at = (name: string) => parseHexName(breakingSiege.grid, name)!;
const hexesWith = (token: string) =>
  Object.entries(breakingSiege.tokens).flatMap(([hex, one]) => (one === token ? [Number(hex)] : []));
const towers = hexesWith('siegeTower');
const pointsAtEnd = (game: ReturnType<typeof fresh>) => {
  scorePoints(game, 'end');
  return SIDES.map((side) => game.state.houses[side].points);
};

test('R3.1 the armies are those of the book', () => {
  const count = (side: Side) => {
    const types = breakingSiege.army.filter((unit) => unit.side === side).map(({ type }) => type);
    return Object.fromEntries([...new Set(types)].sort().map((type) => [type, types.filter((one) => one === type).length]));
  };
  expect(count('stark')).toEqual({ kennelmasters: 2, warHost: 7, winterfellRiders: 4 });
  expect(count('lannister')).toEqual({
    casterlyRockCavaliers: 1,
    heavyInfantry: 3,
    lannisportGuards: 6,
    westerlandsArchers: 2,
  });
  expect(breakingSiege.army.flatMap(({ commander }) => commander ?? []).sort()).toEqual(
    ['addam', 'greatjon', 'gregorMountain', 'kevan', 'robbYoungWolf'],
  );
});

test('R15.9 the Greatjon’s unit and all Stark cavalry burn siege towers, and nobody burns anything else', () => {
  const game = fresh();
  const burners = game.state.units.filter((unit) => {
    place(game, unit, at('e2'));
    const targets = scorchTargets(game, unit);
    for (const hex of targets) expect(towers).toContain(hex);
    place(game, unit, at('a1'));
    return targets.length > 0;
  });
  const expected = breakingSiege.army.filter(
    ({ commander, type }) => commander === 'greatjon' || type === 'winterfellRiders',
  );
  expect(burners.map(({ label }) => label).sort()).toEqual(expected.map(({ label }) => label).sort());
});

test('R0.1 Lannister hides one true and one false Edmure in its tents', () => {
  const [rule] = breakingSiege.special.filter(({ kind }) => kind === 'lay');
  expect(rule).toEqual({ kind: 'lay', side: 'lannister', markers: ['edmure', 'falseEdmure'], hexes: hexesWith('tent') });
});

test('R18.1 each of eight towers burnt is worth two points to Stark, those at the gate one to Lannister if left', () => {
  expect(towers).toHaveLength(8);
  expect(pointsAtEnd(fresh())).toEqual([0, 4]);
  const burnt = fresh();
  for (const name of ['d2', 'e3', 'e4']) setToken(burnt, at(name), null);
  expect(pointsAtEnd(burnt)).toEqual([6, 2]);
});

test.each([
  ['d5', true, 5],
  ['h1', true, 5],
  ['h8', true, 0],
  ['h1', false, 0],
])('R18.1 Edmure in %s, found: %s, is worth %i to Stark', (name, faceUp, points) => {
  const game = fresh();
  layMarker(game, { hex: at(name), kind: 'edmure', owner: 'lannister', faceUp });
  expect(pointsAtEnd(game)[0]).toBe(points);
});
