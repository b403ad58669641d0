import type { Hex } from '../../model/hex';
import type { TerrainRule } from '../../model/terrain';
import type { Unit } from '../../model/unit';
import { UNITS } from '../../content/units';
import type { Game } from '../game';
import { NOBODY } from '../game';
import { hasModifier, modifierSum } from '../modifiers/modifiersOn';
import { isFree } from './standing';
import type { Trail } from './trail';

/** How a unit gets to a hex. */
export interface Way {
  /** The hex it starts from and every hex it enters. */
  readonly path: readonly Hex[];
  /** The least allowance that gets it there. */
  readonly need: number;
}

/** How far it may move, and how far if it is still to attack or has attacked (R5.2). */
export function allowances(game: Game, unit: Unit): { readonly move: number; readonly moveAndAttack: number } {
  const line = UNITS[unit.type].orders[unit.rank];
  const more = modifierSum(game, unit, 'moves');
  return more === 0 ? line : { move: line.move + more, moveAndAttack: line.moveAndAttack + more };
}

/** Everywhere an ordered unit can move to with so many hexes (R7, R16). */
export const reach = (game: Game, unit: Unit, allowance: number): Hex[] => hexesOf(game.geometry.trail, march(game, unit, allowance));

/** The way it takes to one of them. */
export const wayTo = (game: Game, unit: Unit, allowance: number, to: Hex): Way => wayOf(game.geometry.trail, march(game, unit, allowance), to);

/** Everywhere an advance or a pursuit can go whose first hex was vacated (R15.1–R15.3). */
export function followReach(game: Game, unit: Unit, vacated: Hex, allowance: number): Hex[] {
  return canFollow(game, unit, vacated) ? hexesOf(game.geometry.trail, pursuit(game, unit, vacated, allowance)) : [];
}

export const followWay = (game: Game, unit: Unit, vacated: Hex, allowance: number, to: Hex): Way =>
  wayOf(game.geometry.trail, pursuit(game, unit, vacated, allowance), to);

const canFollow = (game: Game, unit: Unit, vacated: Hex): boolean =>
  isFree(game, vacated) &&
  !game.land[vacated]!.isBridge &&
  game.geometry.adjacent[unit.hex]!.includes(vacated);

/** How a walk goes; where it went stands in the trail of the geometry. */
interface Walk {
  readonly game: Game;
  readonly trail: Trail;
  readonly isCavalry: boolean;
  readonly allowance: number;
  /** R15.3: no bridges, and the hex further must be road itself. R16.17 asks neither of a move. */
  readonly isFollowing: boolean;
  readonly ignoresStops: boolean;
  /** Steps in the trail. */
  steps: number;
  /** Hexes reached. */
  reached: number;
}

function march(game: Game, unit: Unit, allowance: number): number {
  const { trail } = game.geometry;
  const { last } = trail;
  // Whoever was shown where a unit can go is likely to send it there.
  if (last?.game === game && last.unit === unit.id && last.allowance === allowance) return last.reached;
  const isCavalry = unit.class === 'cavalry';
  const ignoresStops = hasModifier(game, unit, 'ignoresStops', 'move');
  const walk: Walk = { game, trail, isCavalry, allowance, isFollowing: false, ignoresStops, steps: 0, reached: 0 };
  setOut(walk, unit.hex, game.land[unit.hex]!.isRoad);
  const reached = spread(walk, 0);
  trail.last = { game, unit: unit.id, allowance, reached };
  return reached;
}

/** Counts from the vacated hex: it may be the first of a road (R15.3). */
function pursuit(game: Game, unit: Unit, vacated: Hex, allowance: number): number {
  const { trail } = game.geometry;
  const isCavalry = unit.class === 'cavalry';
  const ignoresStops = hasModifier(game, unit, 'ignoresStops', 'pursuit');
  const walk: Walk = { game, trail, isCavalry, allowance, isFollowing: true, ignoresStops, steps: 0, reached: 0 };
  setOut(walk, unit.hex, true);
  enter(walk, 0, vacated);
  trail.last = null;
  return spread(walk, 1);
}

function setOut(walk: Walk, hex: Hex, onRoad: boolean): void {
  const { trail } = walk;
  trail.hex[0] = hex;
  trail.from[0] = -1;
  trail.used[0] = trail.need[0] = 0;
  trail.onRoad[0] = Number(onRoad);
  walk.steps = 1;
}

/** Wave after wave; a hex is gone on from again where a way to it is better than those before. The hexes reached. */
function spread(walk: Walk, start: number): number {
  const { game, allowance, isFollowing, trail } = walk;
  for (let from = start; from < walk.steps; from += 1) {
    const used = trail.used[from]!;
    const isLast = used === allowance;
    const onRoad = trail.onRoad[from] === 1;
    if (used > allowance || (isLast && !onRoad)) continue;
    for (const next of game.geometry.adjacent[trail.hex[from]!]!) {
      if (game.closed[next] !== 0 || game.at[next] !== NOBODY) continue;
      // Off the road no way is nearer than one as cheap: most hexes are left alone by this.
      const least = trail.least[next * 2]!;
      if (!onRoad && least !== 0 && least <= used + 2) continue;
      if (isFollowing && !mayFollow(game, next, isLast)) continue;
      enter(walk, from, next);
    }
  }
  for (let step = 0; step < walk.steps; step += 1) {
    const hex = trail.hex[step]!;
    trail.least[hex * 2] = trail.least[hex * 2 + 1] = trail.place[hex] = 0;
  }
  return walk.reached;
}

/** None onto a bridge; a hex further only by road (R15.3). */
function mayFollow(game: Game, next: Hex, isLast: boolean): boolean {
  const { isBridge, isRoad } = game.land[next]!;
  return !isBridge && (!isLast || isRoad);
}

function enter(walk: Walk, from: number, next: Hex): void {
  const { trail } = walk;
  const rule = walk.game.land[next]!;
  const wasOnRoad = trail.onRoad[from] === 1;
  const onRoad = wasOnRoad && rule.isRoad;
  const spent = trail.used[from]!;
  // With one hex less it would be the hex further that a road gives (R16.17, R15.3).
  const need = wasOnRoad && (!walk.isFollowing || rule.isRoad) ? spent : spent + 1;
  // Whoever must stop has used all there is (R7.4), and more, so that no road helps.
  const used = stops(walk, rule) ? walk.allowance + 1 : spent + 1 + (walk.isCavalry ? rule.cavalryToll : 0);
  const known = trail.place[next]!;
  const isNearer = known === 0 || need < trail.need[trail.best[known - 1]!]!;
  // 0 is unseen, so what is kept is one more than what was used.
  const key = next * 2 + Number(onRoad);
  const isCheaper = trail.least[key] === 0 || used + 1 < trail.least[key]!;
  if (!isNearer && !isCheaper) return;
  const step = walk.steps++;
  if (known === 0) {
    trail.best[walk.reached++] = step;
    trail.place[next] = walk.reached;
  } else if (isNearer) trail.best[known - 1] = step;
  if (isCheaper) trail.least[key] = used + 1;
  trail.hex[step] = next;
  trail.from[step] = from;
  trail.used[step] = used;
  trail.need[step] = need;
  trail.onRoad[step] = Number(onRoad);
}

const stops = ({ ignoresStops, isCavalry }: Walk, rule: TerrainRule): boolean =>
  !ignoresStops && (rule.stops === 'everybody' || (rule.stops === 'footmen' && !isCavalry));

function hexesOf({ hex, best }: Trail, reached: number): Hex[] {
  const hexes: Hex[] = [];
  for (let place = 0; place < reached; place += 1) hexes.push(hex[best[place]!]!);
  return hexes;
}

function wayOf({ hex, from, need, best }: Trail, reached: number, to: Hex): Way {
  let place = 0;
  while (place < reached && hex[best[place]!] !== to) place += 1;
  const last = best[place]!;
  const path: Hex[] = [];
  for (let step = last; step >= 0; step = from[step]!) path.push(hex[step]!);
  return { path: path.reverse(), need: need[last]! };
}
