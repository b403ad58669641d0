import { describe, expect, test } from 'vitest';
import type { SetupCard } from '../../src/model/skirmish';
import { SIDES } from '../../src/model/side';
import type { UnitTypeId } from '../../src/model/unit';
import { COMMANDERS } from '../../src/content/commanders';
import { SETUP_CARDS, SKIRMISHES, setupCardFor, setupCardOf } from '../../src/content/skirmish';
import { TERRAIN } from '../../src/content/terrain';
import { UNITS } from '../../src/content/units';
import { distance, geometryOf, rowsFrom } from '../../src/rules/board/geometry';
import { newSkirmish } from '../../src/rules';

const ALL = Object.values(SETUP_CARDS);
const houses = SIDES.map((side) => ALL.filter((card) => card.side === side));

/** Figures of the box (L73–L80), commanders not counted. */
const BOX: Readonly<Record<UnitTypeId, number>> = {
  warHost: 32,
  winterfellRiders: 12,
  northmenArchers: 12,
  kennelmasters: 9,
  lannisportGuards: 24,
  casterlyRockCavaliers: 15,
  westerlandsArchers: 12,
  heavyInfantry: 12,
};
const TERRAIN_PIECES = 32;

const figuresOf = ({ units }: SetupCard): number =>
  units.reduce((sum, { type, count }) => sum + UNITS[type].strength * count, 0);

const barredOf = ({ terrain }: SetupCard): number =>
  terrain.reduce((sum, { ground, count }) => sum + (TERRAIN[ground].impassable ? count : 0), 0);

const piecesOf = ({ terrain }: SetupCard): number => terrain.reduce((sum, { count }) => sum + count, 0);

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** All ways to take so many of them. */
function takes<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) => takes(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]));
}

test('R19.2 each house has eight set-up cards, five of them with a commander of its own', () => {
  for (const cards of houses) {
    expect(cards).toHaveLength(8);
    const led = cards.flatMap(({ commander, side }) => (commander === null ? [] : [{ ...commander, side }]));
    expect(new Set(led.map(({ id }) => COMMANDERS[id].name)).size).toBe(5);
    expect(led.every(({ id, side }) => COMMANDERS[id].side === side)).toBe(true);
  }
});

test('R19.2 the cards name version and value', () => {
  const values = ALL.flatMap(({ commander }) => (commander === null ? [] : [`${commander.id} ${commander.value}`]));
  expect(values).toEqual([
    'robbKing 3',
    'eddard 3',
    'greatjon 2',
    'rickard 2',
    'maege 1',
    'jaimeKingslayer 3',
    'tywin 3',
    'gregorMountain 2',
    'addam 2',
    'kevan 1',
  ]);
  expect(setupCardFor('maege')?.id).toBe('SE5');
  expect(setupCardFor('robbYoungWolf')).toBeUndefined();
});

test('a card is found by its id, and what is none is an error', () => {
  for (const card of ALL) expect(setupCardOf(card.id)).toBe(card);
  expect(() => setupCardOf('SE9')).toThrow('SE9');
});

test('R19.3 a card lists units of its own house, and no two cards of a house are alike', () => {
  for (const card of ALL) expect(card.units.every(({ type }) => UNITS[type].side === card.side)).toBe(true);
  const texts = ALL.map(({ units, terrain }) => JSON.stringify([units, terrain]));
  expect(new Set(texts).size).toBe(16);
});

test('R19.3 the three red units of Robb, and what Maege leaves at home', () => {
  expect(setupCardOf('SE1').units.map(({ count, rank }) => `${count} ${rank}`)).toEqual(['2 red', '1 red']);
  expect(setupCardOf('SE5').units.map(({ count, rank, type }) => `${count} ${rank} ${type}`)).toEqual([
    '1 green northmenArchers',
    '2 blue warHost',
    '1 blue kennelmasters',
  ]);
});

test('R19.3 two unit sections give 25 to 33 figures, two terrain sections about eight pieces', () => {
  for (const pair of houses.flatMap((cards) => takes(cards, 2))) {
    const figures = total(pair.map(figuresOf));
    expect(figures).toBeGreaterThanOrEqual(25);
    expect(figures).toBeLessThanOrEqual(33);
    expect(total(pair.map(piecesOf))).toBe(8);
  }
});

describe.each(Object.values(SKIRMISHES))('$id', (skirmish) => {
  const { most, value } = skirmish.commanders;
  const choices = houses.flatMap((cards) =>
    Array.from({ length: most }, (_, index) => takes(cards.filter(({ commander }) => commander !== null), index + 1))
      .flat()
      .filter((chosen) => total(chosen.map(({ commander }) => commander!.value)) <= value)
      .map((chosen) => ({ chosen, rest: cards.filter((card) => !chosen.includes(card)) })),
  );

  test('is found by its id', () => {
    expect(SKIRMISHES[skirmish.id]).toBe(skirmish);
  });

  test('R19.3 whatever is chosen and drawn, the figures of the box are enough', () => {
    const lacking = choices.flatMap(({ chosen, rest }) =>
      takes(rest, skirmish.draws.units).flatMap((drawn) => {
        const used = new Map<UnitTypeId, number>();
        const use = (type: UnitTypeId, figures: number) => used.set(type, (used.get(type) ?? 0) + figures);
        for (const { commander } of chosen) {
          const type = COMMANDERS[commander!.id].figures;
          use(type, UNITS[type].strength - 1);
        }
        for (const { type, count } of drawn.flatMap(({ units }) => units)) use(type, UNITS[type].strength * count);
        return [...used].filter(([type, figures]) => figures > BOX[type]);
      }),
    );
    expect(choices.length).toBeGreaterThanOrEqual(20);
    expect(lacking).toEqual([]);
  });

  test('R19.3 there are cards enough to draw, and terrain pieces enough in the box', () => {
    const { units, terrain } = skirmish.draws;
    expect(8 - most - units - terrain).toBeGreaterThanOrEqual(0);
    const most8 = Math.max(...ALL.map(piecesOf));
    expect(2 * terrain * most8).toBeLessThanOrEqual(TERRAIN_PIECES);
  });

  test('R19.4 wherever one commander stands there is room for the other, so that nobody gets stuck', () => {
    const { plan } = newSkirmish(skirmish);
    const geometry = geometryOf(plan.grid);
    const hexes = plan.ground.flatMap((ground, hex) => (ground === 'plain' ? [hex] : []));
    const within = (rows: number) => hexes.filter((hex) => rowsFrom(plan.grid, hex, plan.edges.stark) <= rows);
    const places = within(skirmish.rows.commanders);
    const room = Math.min(...places.map((one) => places.filter((hex) => distance(geometry, one, hex) > 4).length));
    const barred = Math.max(...takes(houses[0]!, skirmish.draws.terrain).map((cards) => total(cards.map(barredOf))));
    expect(room).toBeGreaterThan(barred);
    // The enemy's pieces and zones do not reach there.
    expect(plan.grid.rows - skirmish.rows.terrain).toBeGreaterThanOrEqual(skirmish.rows.commanders);
    expect(plan.grid.rows - 2 * skirmish.rows.commanders + 1).toBeGreaterThan(4);
    // And for all other units, whatever both houses put in their way.
    expect(within(skirmish.rows.units).length).toBeGreaterThan(2 * skirmish.draws.terrain * 4 + 10);
  });
});
