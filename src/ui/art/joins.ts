import type { BattlePlan } from '../../model/battle';
import { DIRECTIONS, fromAxial, type Hex, OFF_BOARD, toAxial } from '../../model/hex';
import type { TerrainToken } from '../../model/terrain';

/** The directions in which a river or a road goes on from a hex. */
export interface Joins {
  readonly river: readonly number[];
  readonly road: readonly number[];
}

type Land = Pick<BattlePlan, 'grid' | 'ground'>;

/** How the river and the road of this hex go on; `tokens` are those that lie on the board now. */
export function joinsOf(land: Land, tokens: Readonly<Record<Hex, TerrainToken>>, hex: Hex): Joins {
  const { grid, ground } = land;
  const here = toAxial(grid, hex);
  const around = DIRECTIONS.map(({ q, r }) => fromAxial(grid, { q: here.q + q, r: here.r + r }));
  const isRiver = (at: Hex) => ground[at] === 'river' || ground[at] === 'forestRiver';
  const isRoad = (at: Hex) => ground[at] === 'road' || ground[at] === 'forestRoad';
  const isCrossing = (at: Hex) => ['woodenBridge', 'stoneBridge', 'ford'].includes(tokens[at] ?? '');
  const isOutside = (at: Hex) => at === OFF_BOARD || ground[at] === 'void';
  const leadsHere = (at: Hex, direction: number) =>
    isRoad(at) && joinsOf(land, tokens, at).road.includes((direction + 3) % 6);

  const towards = (is: (at: Hex, direction: number) => boolean) =>
    around.flatMap((at, direction) => (is(at, direction) ? [direction] : []));
  // Where three hexes of a course meet, the line goes from row to row and not around in a ring.
  const along = (is: (at: Hex) => boolean) =>
    towards(is).filter((direction) => {
      const isWithinRow = direction % 3 === 1;
      const besides = [around[direction - 1], around[(direction + 1) % 6]];
      return !isWithinRow || !besides.some((at) => at !== undefined && is(at));
    });
  const outside = towards(isOutside);
  const road = () => {
    if (isRoad(hex)) return goingOn(along(isRoad), towards(isCrossing), outside);
    return isCrossing(hex) ? towards(leadsHere) : [];
  };
  return { river: isRiver(hex) ? goingOn(along(isRiver), [], outside) : [], road: road() };
}

/**
 * A road that ends at the water goes on over it, and any line over the board's border, as straight as it can. To come
 * and go on the same side is to end there, too.
 */
function goingOn(joined: readonly number[], crossings: readonly number[], outside: readonly number[]): readonly number[] {
  const start = joined.length > 0 ? joined : crossings.slice(0, 1);
  if (start.some((from) => start.some((to) => turn(from, to) < 2))) return start;
  const straightest = (among: readonly number[]) =>
    start
      .flatMap((from) => among.map((to) => ({ to, turn: turn(from, to) })))
      .filter((way) => way.turn < 2)
      .sort((a, b) => a.turn - b.turn)
      .map(({ to }) => to);
  return [...start, ...[...straightest(crossings), ...straightest(outside)].slice(0, 1)];
}

/** By how many sixths of a circle one turns when coming from here and going there. */
const turn = (from: number, to: number): number => Math.abs(((to - from + 6) % 6) - 3);
