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
  const outside = towards(isOutside);
  const road = () => {
    if (isRoad(hex)) return goingOn(towards(isRoad), [...towards(isCrossing), ...outside]);
    return isCrossing(hex) ? towards(leadsHere) : [];
  };
  return { river: isRiver(hex) ? goingOn(towards(isRiver), outside) : [], road: road() };
}

/** A line that ends at the board's border, or a road at the water's, goes on over it as straight as it can. */
function goingOn(joined: readonly number[], beyond: readonly number[]): readonly number[] {
  const [only] = joined;
  if (only === undefined || joined.length > 1) return joined;
  const turn = (direction: number) => Math.abs(((direction - only + 6) % 6) - 3);
  const straight = beyond.filter((direction) => turn(direction) < 2).sort((a, b) => turn(a) - turn(b));
  return [only, ...straight.slice(0, 1)];
}
