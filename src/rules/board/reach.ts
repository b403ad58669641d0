import type { Hex } from '../../model/hex';
import type { TerrainRule } from '../../model/terrain';
import type { Unit } from '../../model/unit';
import { TERRAIN } from '../../content/terrain';
import { UNITS } from '../../content/units';
import type { Game } from '../game';
import { NOBODY } from '../game';
import { modifierSum, hasModifier } from '../modifiers/modifiersOn';
import { isBurning, isFree } from './standing';

/** A hex a unit can get to. */
export interface Reach {
  readonly hex: Hex;
  /** The least allowance that gets it there. */
  readonly need: number;
  /** Hexes entered on the way. */
  readonly length: number;
  readonly previous: Reach | null;
}

/** Everywhere an ordered unit can move to with so many hexes (R7, R16). */
export function reach(game: Game, unit: Unit, allowance: number): Reach[] {
  const ignoresStops = hasModifier(game, unit, 'ignoresStops', 'move');
  const walk: Walk = { game, isCavalry: unit.class === 'cavalry', allowance, isFollowing: false, ignoresStops };
  return spread(walk, stand(unit.hex, TERRAIN[game.terrain[unit.hex]!].isRoad));
}

/** Everywhere an advance or a pursuit can go whose first hex was vacated (R15.1–R15.3). */
export function followReach(game: Game, unit: Unit, vacated: Hex, allowance: number): Reach[] {
  if (!isFree(game, vacated) || TERRAIN[game.terrain[vacated]!].isBridge) return [];
  if (!game.geometry.adjacent[unit.hex]!.includes(vacated)) return [];
  const ignoresStops = hasModifier(game, unit, 'ignoresStops', 'pursuit');
  const walk: Walk = { game, isCavalry: unit.class === 'cavalry', allowance, isFollowing: true, ignoresStops };
  const first = enter(walk, stand(unit.hex, true), vacated, TERRAIN[game.terrain[vacated]!]);
  return [first, ...spread(walk, first)];
}

/** How far it may move, and how far if it is still to attack or has attacked (R5.2). */
export function allowances(game: Game, unit: Unit): { readonly move: number; readonly moveAndAttack: number } {
  const line = UNITS[unit.type].orders[unit.rank];
  const more = modifierSum(game, unit, 'moves');
  return more === 0 ? line : { move: line.move + more, moveAndAttack: line.moveAndAttack + more };
}

export function pathOf(reached: Reach): Hex[] {
  const path: Hex[] = [];
  for (let at: Reach | null = reached; at !== null; at = at.previous) path.unshift(at.hex);
  return path;
}

interface Walk {
  readonly game: Game;
  readonly isCavalry: boolean;
  readonly allowance: number;
  /** R15.3: no bridges, and the hex further must be road itself. R16.17 asks neither of a move. */
  readonly isFollowing: boolean;
  readonly ignoresStops: boolean;
}

/** A hex reached in one way. */
interface Node extends Reach {
  readonly used: number;
  /** All its hexes were road. */
  readonly onRoad: boolean;
  /** The terrain ends the move here (R7.4). */
  readonly stops: boolean;
}

const stand = (hex: Hex, onRoad: boolean): Node => ({ hex, need: 0, length: 0, previous: null, used: 0, onRoad, stops: false });

function enter(walk: Walk, from: Node, hex: Hex, rule: TerrainRule): Node {
  const isBonus = from.onRoad && (!walk.isFollowing || rule.isRoad);
  return {
    hex,
    // With one hex less it would be the hex further that a road gives (R16.17, R15.3).
    need: isBonus ? from.used : from.used + 1,
    length: from.length + 1,
    previous: from,
    used: from.used + 1 + (walk.isCavalry ? rule.cavalryToll : 0),
    onRoad: from.onRoad && rule.isRoad,
    stops: !walk.ignoresStops && (rule.stops === 'everybody' || (rule.stops === 'footmen' && !walk.isCavalry)),
  };
}

/** Wave after wave; a hex is gone on from again where a way to it is better than those before. */
function spread(walk: Walk, start: Node): Reach[] {
  const { game, allowance } = walk;
  const { least, place } = game.geometry.scratch;
  const found: Reach[] = [];
  const waiting: Node[] = [start];
  for (let i = 0; i < waiting.length; i += 1) {
    const from = waiting[i]!;
    const isLast = from.used === allowance;
    if (from.stops || from.used > allowance || (isLast && !from.onRoad)) continue;
    for (const hex of game.geometry.adjacent[from.hex]!) {
      if (game.at[hex] !== NOBODY || hex === start.hex) continue;
      const rule = TERRAIN[game.terrain[hex]!];
      if (rule.impassable || isBurning(game, hex)) continue;
      if (walk.isFollowing && (rule.isBridge || (isLast && !rule.isRoad))) continue;
      const node = enter(walk, from, hex, rule);
      const known = place[hex]!;
      if (known === 0) place[hex] = found.push(node);
      else if (node.need < found[known - 1]!.need) found[known - 1] = node;
      // 0 is unseen, so what is kept is one more than what was used.
      const key = hex * 2 + (node.onRoad ? 1 : 0);
      if (least[key] !== 0 && least[key]! <= node.used + 1) continue;
      least[key] = node.used + 1;
      waiting.push(node);
    }
  }
  for (const { hex } of waiting) least[hex * 2] = least[hex * 2 + 1] = place[hex] = 0;
  return found;
}
