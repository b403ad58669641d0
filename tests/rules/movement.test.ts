import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TERRAIN_CHARACTERS } from '../../src/model/drawing';
import type { Hex } from '../../src/model/hex';
import { axialDistance, toAxial } from '../../src/model/hex';
import type { Modifier } from '../../src/model/modifier';
import type { GameState } from '../../src/model/state';
import type { Terrain } from '../../src/model/terrain';
import type { Unit } from '../../src/model/unit';
import { followReach, reach, wayTo } from '../../src/rules/board/reach';
import { gameOf } from '../../src/rules/game';
import { after, before, draw, drawMoves, flush, offeredHexes, offers, position, unit } from '../position';

/** The first Stark unit drawn may move to the marked hexes, and nowhere else. */
const movesTo =
  (picture: string, says = '') =>
  () =>
    expect(drawMoves(picture, says)).toBe(flush(picture));

const optionsTo = (state: GameState, verb: string) => offers(state).filter((option) => option.startsWith(`${verb} `));

test('R7.1 a unit moves hex by hex up to its allowance, over full hexes only', movesTo(`
      .x  .x  .x  .
    .x  .x  .x  .x  .
  .x  .x  .I1 .x  .x  .
    .x  .x  .x  .x  .
      .x  .x  _   .
`));

test('R7.1 what lies behind a half hex is out of reach', movesTo(`
  .I1     .   .
    .x      .
  .x  .x  .   .
`));

test('R7.1 only the ordered unit moves', () => {
  const start = before(`
    .   .   .   .
      .I1 .   .I2
    .   .   .i1 .
  `);
  const movers = optionsTo(after(start, 'order I2 valor'), 'move').map((option) => option.split(' ')[1]);
  expect(new Set(movers)).toEqual(new Set(['I2']));
});

test('R7.2 a unit neither enters nor crosses a hex with a unit, friend or enemy', movesTo(`
  .I1 .I2 .   .
    .i1 .   .
  .   .   .   .
`));

test('R7.2 a unit neither enters nor crosses impassable terrain or fire', movesTo(`
  .I1 ~   .   .
    .   .   .
  .   .   .   .
`, 'fire a2 1'));

test('R7.2 a unit does not leave the board', movesTo(`
  .I1 .x  .x
    .x  .x
`));

test('R7.3 all moves of a turn come before all its attacks, each unit finishing its move before the next begins', () => {
  const start = before(`
    .   .I1 .   .I2 .
      .   .   .   .
    .   .i1 .   .i2 .
  `, 'hand stark SB02\nunit I1 maege\ncommander maege committed');
  const ordered = after(start, 'play SB02 maege\nchoose I1\nchoose I2');
  expect(optionsTo(ordered, 'attack')).toEqual([]);
  const moved = after(ordered, 'move I1 b2');
  expect(optionsTo(moved, 'move I1')).toEqual([]);
  expect(optionsTo(moved, 'attack')).toEqual([]);
  const ready = after(moved, 'move I2 d2');
  expect(optionsTo(ready, 'attack')).toEqual(['attack I1 i1', 'attack I2 i2']);
  const struck = after(ready, 'attack I1 i1\nroll red red');
  expect(optionsTo(struck, 'move')).toEqual([]);
  expect(optionsTo(struck, 'attack')).toEqual(['attack I2 i2']);
});

test('R7.3 neither moving nor attacking is compulsory', () => {
  const start = before(`
    .   .I1 .
      .   .i1
  `);
  const still = after(start, 'order I1 valor\ndone');
  expect(offers(still)).toEqual(['attack I1 i1', 'done']);
  const later = after(still, 'done');
  expect(draw(later)).toBe(draw(start));
  expect(unit(later, 'I1').ready).toBe(false);
});

test('R7.4 terrain ends a move at the forest, lengthens it by road', movesTo(`
  .x  .x  &x  .x  .x
    .x  =I1 =x  =x  =x
  .x  .x  .x  .x  .x
    .x  .x  .x  .   .
`));

test('R7.5 an engaged unit must disengage to move', () => {
  const start = before(`
    .   .I1 .
      .   .i1
  `, 'engaged I1 i1 stark');
  const state = after(start, 'order I1 valor');
  expect(optionsTo(state, 'move')).toEqual([]);
  expect(optionsTo(state, 'disengage')).toEqual(['disengage I1']);
});

test('R7.5 an engaged unit with no hex to go to cannot disengage to move', () => {
  const start = before(`
    ~   .I1 ~
      ~   .i1
  `, 'engaged I1 i1 stark');
  expect(offers(after(start, 'order I1 valor'))).toEqual(['attack I1 i1', 'done']);
});

test('R7.5 a unit in a fire hex cannot move', () => {
  const start = before(`
    .   .I1 .
      .   .
  `, 'fire b1 1');
  expect(offers(after(start, 'order I1 valor'))).toEqual(['douse I1 b1', 'done']);
});

test('L1858 a green war host stops in the forest, crosses the plain and attacks, but enters neither units nor rivers', () => {
  const picture = `
    .   .i1 .   .
      .x  .x  .   .
    .x  .x  &x  .
      .x  .I1 .I2 .
    .x  ~   ~   .
  `;
  movesTo(picture, 'edges stark bottom')();
  const start = before(picture, 'edges stark bottom');
  expect(offers(after(start, 'order I1 valor\nmove I1 b2'))).toEqual(['attack I1 i1', 'done']);
});

test('R5.2 blue infantry that moved 2 hexes, by road 3, has moved too far to attack', () => {
  const start = before(`
    =I1 =   =   =
      .   .   .i1
  `, 'unit I1 blue');
  expect(offers(after(start, 'order I1 valor\nmove I1 c1'))).toEqual(['attack I1 i1', 'done']);
  expect(unit(after(start, 'order I1 valor\nmove I1 d1'), 'I1').ready).toBe(false);
});

test('R5.2 a unit that attacked first moves as far as one that is to attack', () => {
  const start = before(`
    .   .I1 .   .
      .   .i1 .
  `, 'hand stark SL16\nunit I1 blue rickard\nunit i1 red 1');
  const state = after(start, 'play SL16 rickard\ncommands 1 2\nattack I1 i1\nroll red green green\ndecline');
  expect(draw(state, offeredHexes(state))).toBe(flush(`
    .x  .I1 .x  .
      .x  .x  .
  `));
});

test.each(['move I1 a1', 'done'])('R9.6 with its attack behind it a unit is spent after its move, or without one: %s', (answer) => {
  const start = before(`
    .   .I1 .   .   .i2
      .   .i1 .   .
  `, 'hand stark SL16\nunit I1 rickard\nunit i1 1');
  const attacked = after(start, 'play SL16 rickard\ncommands 1 2\nattack I1 i1\nroll green green\ndecline');
  expect(unit(attacked, 'I1').ready).toBe(true);
  expect(unit(after(attacked, answer), 'I1').ready).toBe(false);
});

const given = (modifier: Modifier) => `modifier ${JSON.stringify({ modifier, units: [0], until: 'turn' })}`;

test('R7.4 a card may lengthen a move', movesTo('.I1 .x  .x  .x  .', given({ kind: 'moves', amount: 1 })));

test(
  'R7.4 a card may let a move go on where terrain ends it',
  movesTo('.I1 &x  #x  .   .', given({ kind: 'ignoresStops', during: 'move' })),
);

test(
  'R16.14 a ford takes nothing from those on foot but their way on, and where terrain does not end it not even that',
  movesTo('.I1 :x  :x  .   .', given({ kind: 'ignoresStops', during: 'move' })),
);

test(
  'R7.4 what lets a pursuit go on does not let a move go on',
  movesTo('.I1 &x  .   .', given({ kind: 'ignoresStops', during: 'pursuit' })),
);

/* The table of R16 in the words of the rules, apart from that of the catalogue. */
const IMPASSABLE: readonly Terrain[] = ['void', 'river', 'forestRiver', 'palisade', 'siegeTower'];
const BRIDGES: readonly Terrain[] = ['woodenBridge', 'stoneBridge'];
const ROADS: readonly Terrain[] = ['road', 'forestRoad', ...BRIDGES];
const stopsOn = (terrain: Terrain, isCavalry: boolean) =>
  terrain === 'forest' || terrain === 'building' || (terrain === 'ford' && !isCavalry);

const terrainAt = ({ plan, tokens }: GameState, hex: Hex): Terrain => tokens[hex] ?? plan.ground[hex]!;

const neighboursOf = ({ plan }: GameState, hex: Hex): Hex[] =>
  [...plan.ground.keys()].filter((other) => axialDistance(toAxial(plan.grid, hex), toAxial(plan.grid, other)) === 1);

/** Every hex that some way leads to, found by walking all ways; those of a pursuit go first to the vacated hex. */
function walked(state: GameState, mover: Unit, allowance: number, vacated: Hex | null = null): Set<Hex> {
  const isCavalry = mover.class === 'cavalry';
  const found = new Set<Hex>();
  const isBarred = (hex: Hex) =>
    IMPASSABLE.includes(terrainAt(state, hex)) || hex in state.fires || state.units.some((one) => one.hex === hex);
  const walk = (at: Hex, left: number, onRoad: boolean, isFirst: boolean): void => {
    for (const next of neighboursOf(state, at)) {
      const terrain = terrainAt(state, next);
      if (isBarred(next) || (left === 0 && !onRoad)) continue;
      if (vacated !== null && (BRIDGES.includes(terrain) || (isFirst && next !== vacated))) continue;
      if (vacated !== null && left === 0 && !ROADS.includes(terrain)) continue;
      found.add(next);
      if (left === 0 || stopsOn(terrain, isCavalry)) continue;
      const toll = isCavalry && terrain === 'ford' ? 1 : 0;
      walk(next, Math.max(0, left - 1 - toll), onRoad && ROADS.includes(terrain), false);
    }
  };
  walk(mover.hex, allowance, vacated !== null || ROADS.includes(terrainAt(state, mover.hex)), true);
  return found;
}

const sorted = (hexes: Iterable<Hex>) => [...hexes].sort((a, b) => a - b);

const cells = fc.constantFrom(...Object.values(TERRAIN_CHARACTERS), '.', '.', '.', '=', '=', '=', '=', ':', ':');
const boards = fc
  .record({
    rows: fc.array(fc.array(cells, { minLength: 6, maxLength: 6 }), { minLength: 4, maxLength: 5 }),
    mover: fc.constantFrom('I1', 'C1', 'A1'),
    row: fc.nat({ max: 3 }),
    column: fc.nat({ max: 5 }),
    ground: fc.constantFrom('.', '=', '-', '&', ':'),
    allowance: fc.integer({ min: 1, max: 4 }),
    burning: fc.nat({ max: 23 }),
  })
  .map(({ rows, mover, row, column, ground, allowance, burning }) => {
    const text = rows.map((line, r) => {
      const drawn = line.map((cell, c) =>
        r === row && c === column ? `${ground}${mover} ` : r === 0 && c === 0 ? '.i1 ' : `${cell}   `,
      );
      return (r % 2 === 1 ? '  ' : '') + drawn.join('');
    });
    const state = position(`${text.join('\n')}\n`);
    return { state: { ...state, fires: { [burning]: 1 as const } }, mover: unit(state, mover), allowance };
  })
  .filter(({ state, mover }) => !(mover.hex in state.fires));

test('R7.1 R7.2 R16.17 a unit reaches what walking all ways reaches, by a way of free hexes, with the least allowance', () => {
  fc.assert(
    fc.property(boards, ({ state, mover, allowance }) => {
      const found = reach(gameOf(state), mover, allowance);
      const within = Array.from({ length: allowance + 1 }, (_, most) => walked(state, mover, most));
      expect(sorted(found)).toEqual(sorted(within[allowance]!));
      for (const to of found) {
        const { path, need } = wayTo(gameOf(state), mover, allowance, to);
        expect(within.findIndex((hexes) => hexes.has(to))).toBe(need);
        expect([path[0], path.at(-1)]).toEqual([mover.hex, to]);
        expect(path.slice(1).every((hex, step) => neighboursOf(state, path[step]!).includes(hex))).toBe(true);
        expect(path.slice(1).every((hex) => within[allowance]!.has(hex))).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});

test('R15.3 a unit that follows reaches what walking all ways by the vacated hex reaches', () => {
  fc.assert(
    fc.property(boards, fc.nat({ max: 5 }), ({ state, mover, allowance }, side) => {
      const around = neighboursOf(state, mover.hex);
      const vacated = around[side % around.length]!;
      const found = followReach(gameOf(state), mover, vacated, allowance);
      expect(sorted(found)).toEqual(sorted(walked(state, mover, allowance, vacated)));
    }),
    { numRuns: 300 },
  );
});
