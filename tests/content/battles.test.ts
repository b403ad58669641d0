import { describe, expect, test } from 'vitest';
import type { BattlePlan } from '../../src/model/battle';
import { OFF_BOARD, hexAt, parseHexName } from '../../src/model/hex';
import { NO_OPTIONAL_RULES } from '../../src/model/options';
import { SIDES } from '../../src/model/side';
import type { Hex } from '../../src/model/hex';
import { BATTLES } from '../../src/content/battles';
import { kingsroad } from '../../src/content/battles/kingsroad';
import type { Outline } from '../../src/content/battles/plan';
import { planOf } from '../../src/content/battles/plan';
import { redFork } from '../../src/content/battles/redFork';
import { COMMANDERS } from '../../src/content/commanders';
import { TERRAIN } from '../../src/content/terrain';
import { distance, geometryOf } from '../../src/rules/board/geometry';
import { setUp } from '../../src/rules/setUp';

const terrainAt = (plan: BattlePlan, hex: Hex) => plan.tokens[hex] ?? plan.ground[hex];

const named = (plan: BattlePlan, names: string) => names.split(' ').map((name) => parseHexName(plan.grid, name));

/** What the box holds, besides the commanders. */
const FIGURES: Readonly<Record<string, number>> = {
  warHost: 32,
  winterfellRiders: 12,
  northmenArchers: 12,
  kennelmasters: 9,
  lannisportGuards: 24,
  casterlyRockCavaliers: 15,
  westerlandsArchers: 12,
  heavyInfantry: 12,
};

/** The hexes of a kind, those that hang together in one list each. */
function bodiesOf({ grid, ground }: BattlePlan, isOfTheKind: (hex: Hex) => boolean): Hex[][] {
  const { neighbours } = geometryOf(grid);
  const left = new Set(ground.map((_, hex) => hex).filter(isOfTheKind));
  const bodies: Hex[][] = [];
  for (const first of left) {
    const body = [first];
    for (const hex of body) {
      left.delete(hex);
      body.push(...neighbours[hex]!.filter((next) => left.delete(next)));
    }
    bodies.push(body);
  }
  return bodies;
}

const isAtEdge = (grid: BattlePlan['grid'], hex: Hex) => {
  const row = Math.floor(hex / grid.columns);
  const last = grid.columns - (row % 2 === grid.indented ? 2 : 1);
  return row === 0 || row === grid.rows - 1 || hex % grid.columns === 0 || hex % grid.columns === last;
};

describe.each(Object.values(BATTLES))('$id', (plan) => {
  test('R3.1 a plan is found by its id', () => {
    expect(BATTLES[plan.id]).toBe(plan);
  });

  test('R2.3 the command tokens of both houses are at most ten', () => {
    expect(SIDES.reduce((sum, side) => sum + plan.ratings[side].commandTokens, 0)).toBeLessThanOrEqual(10);
  });

  test('R7.1 fifteen and fourteen full hexes take turns in ten or eleven rows', () => {
    const { grid, ground } = plan;
    const columns = Array.from({ length: grid.columns }, (_, column) => column);
    const full = Array.from(
      { length: grid.rows },
      (_, row) => columns.filter((column) => ground[hexAt(grid, column, row)] !== 'void').length,
    );
    expect(full).toEqual([15, 14, 15, 14, 15, 14, 15, 14, 15, 14, 15].slice(0, grid.rows));
    expect([10, 11]).toContain(grid.rows);
    expect(grid.indented).toBe(1);
  });

  test('R5.5 each unit has a hex of its own that can be entered', () => {
    const standing = plan.army.filter(({ hex }) => hex !== OFF_BOARD);
    expect(new Set(standing.map(({ hex }) => hex)).size).toBe(standing.length);
    const barred = standing.filter(({ hex }) => TERRAIN[terrainAt(plan, hex) ?? 'void'].impassable);
    expect(barred.map(({ label }) => label)).toEqual([]);
  });

  test('R3.4 a unit starts at full strength, and a commander replaces one figure', () => {
    for (const { figures, commander, class: unitClass, type } of setUp(plan, NO_OPTIONAL_RULES).units) {
      const strength = unitClass === 'cavalry' || type === 'kennelmasters' ? 3 : 4;
      expect(figures).toBe(commander === null ? strength : strength - 1);
    }
  });

  test('R3.4 the figures of the box are enough for both armies', () => {
    const needed: Record<string, number> = {};
    for (const { type, figures } of setUp(plan, NO_OPTIONAL_RULES).units) needed[type] = (needed[type] ?? 0) + figures;
    const lacking = Object.entries(needed).filter(([type, figures]) => figures > FIGURES[type]!);
    expect(lacking).toEqual([]);
  });

  test('R16.4 no river ends in the middle of the land', () => {
    const { grid, ground } = plan;
    const isWater = (hex: Hex) => ground[hex] === 'river' || ground[hex] === 'forestRiver';
    for (const river of bodiesOf(plan, isWater)) {
      const ends = river.filter((hex) => isAtEdge(grid, hex));
      expect(ends.length, `the river of ${river.length} hexes`).toBeGreaterThanOrEqual(2);
    }
  });

  test('R16.7 every road leads to the edge of the board', () => {
    const isRoad = (hex: Hex) => TERRAIN[terrainAt(plan, hex) ?? 'void'].isRoad || terrainAt(plan, hex) === 'ford';
    for (const road of bodiesOf(plan, isRoad).filter((body) => body.some((hex) => terrainAt(plan, hex) !== 'ford'))) {
      expect(road.some((hex) => isAtEdge(plan.grid, hex))).toBe(true);
    }
  });

  test('R3.4 the card of a commander names the figures of his unit', () => {
    const led = plan.army.filter(({ commander }) => commander !== null);
    expect(led.map(({ type }) => type)).toEqual(led.map(({ commander }) => COMMANDERS[commander!].figures));
  });

  test('R3.3 command tokens start on the boards, markers on start and 1, commander cards uncommitted', () => {
    const state = setUp(plan, NO_OPTIONAL_RULES);
    expect(state).toMatchObject({ morale: 0, round: 1, firstPlayer: plan.momentum, outcome: null, turn: null });
    for (const side of SIDES) expect(state.houses[side].commandTokens).toBe(plan.ratings[side].commandTokens);
    for (const one of state.commanders) expect(one).toMatchObject({ tokens: 0, committed: false, captured: false });
  });
});

describe('Clash on the Kingsroad', () => {
  const state = setUp(kingsroad, NO_OPTIONAL_RULES);

  test('L841 the Stark deck has twenty cards, none of Robb, Eddard or Greatjon', () => {
    const { deck } = state.houses.stark;
    expect(deck).toHaveLength(20);
    const absent = (['robbKing', 'eddard', 'greatjon'] as const).flatMap((id) => COMMANDERS[id].cards);
    expect(absent).toHaveLength(15);
    expect(deck.filter((card) => absent.includes(card))).toEqual([]);
  });

  test('L1037 it lasts five rounds', () => {
    expect(kingsroad.rounds).toBe(5);
  });

  test('R3.1 eight Stark units face nine of Lannister', () => {
    const count = (side: string) => kingsroad.army.filter((unit) => unit.side === side).length;
    expect([count('stark'), count('lannister')]).toEqual([8, 9]);
  });

  test('R14.6 only Lannister can be routed', () => {
    expect(SIDES.map((side) => kingsroad.ratings[side].segment)).toEqual(['11', 'rout']);
  });

  test('R18.1 Lannister must hold both objectives at the end, otherwise Stark wins', () => {
    const both = named(kingsroad, 'i6 k6');
    expect(state.markers).toMatchObject(both.map((hex) => ({ hex, kind: 'objective' })));
    const claim = { kind: 'controls', side: 'lannister', hexes: both, atLeast: 2, presence: false };
    expect(kingsroad.victory).toEqual({
      instant: [],
      atEnd: [{ side: 'lannister', claim }],
      otherwise: 'stark',
    });
  });
});

describe('Razing the Red Fork', () => {
  test('L683 the plan picks the version of a commander by its title', () => {
    const led = setUp(redFork, NO_OPTIONAL_RULES).commanders.map(({ id }) => id);
    expect(led).toEqual(['greatjon', 'gregorReaver']);
  });

  test('R3.2 a house with one commander has a deck of fifteen cards', () => {
    const { houses } = setUp(redFork, NO_OPTIONAL_RULES);
    expect(SIDES.map((side) => houses[side].deck.length)).toEqual([15, 15]);
  });

  test('R15.9 the three blue infantry next to Gregor have Scorched Earth', () => {
    const geometry = geometryOf(redFork.grid);
    const gregor = redFork.army.find(({ commander }) => commander === 'gregorReaver')!;
    const beside = redFork.army.filter(({ hex }) => distance(geometry, hex, gregor.hex) === 1);
    const labels = beside.filter(({ rank }) => rank === 'blue').map(({ label }) => label);
    expect(labels).toHaveLength(3);
    expect(redFork.special).toEqual([{ kind: 'grantKeyword', labels, keyword: 'scorchedEarth', onlyAgainst: null }]);
  });

  test('R18.1 what is scored lies where it is drawn, and bridges demand presence', () => {
    for (const score of redFork.scoring) {
      if (!('each' in score)) throw new Error('every score of this battle counts hexes');
      const terrain = new Set(score.hexes.map((hex) => terrainAt(redFork, hex)));
      expect(terrain.size).toBe(1);
      expect(score.presence).toBe(!terrain.has('building'));
    }
  });
});

describe('planOf', () => {
  const outline: Outline = {
    id: 'broken',
    provenance: 'ours',
    drawing: '.I1 .i1',
    edges: { stark: 'top', lannister: 'bottom' },
    rounds: 1,
    momentum: 'stark',
    ratings: { commandTokens: 1, orderValue: 1, commandValue: 1 },
    segments: { stark: 'rout', lannister: 'rout' },
    army: { green: 'I1 i1' },
    commanders: { I1: 'maege' },
    objectives: 'a1',
    victory: () => ({ instant: [], atEnd: [], otherwise: 'mostPoints' }),
  };

  test('counts units from green to red, whatever the order of the drawing', () => {
    expect(planOf({ ...outline, army: { green: 'i1', red: 'I1' } }).army).toMatchObject([
      { label: 'i1', rank: 'green', hex: 1, commander: null },
      { label: 'I1', rank: 'red', hex: 0, commander: 'maege' },
    ]);
  });

  test.each<[string, Partial<Outline>, string]>([
    ['a drawing that cannot be read', { drawing: '.\n\n\n.?' }, 'line 2'],
    ['a unit that is not drawn', { army: { green: 'I1 i1 I2' } }, 'I2 is not drawn'],
    ['a drawn unit without rank', { army: { green: 'I1' } }, 'i1 needs one rank'],
    ['a unit of two ranks', { army: { green: 'I1 i1', blue: 'I1' } }, 'I1 needs one rank'],
    ['a commander of a unit that does not exist', { commanders: { I2: 'maege' } }, 'I2 needs one rank'],
    ['a commander of other figures', { commanders: { I1: 'robbKing' } }, 'robbKing does not lead warHost'],
    ['an objective beyond the board', { objectives: 'c9' }, 'no hex c9'],
  ])('refuses %s', (_, change, message) => {
    expect(() => planOf({ ...outline, ...change })).toThrow(message);
  });
});
