import type { Hex } from '../../model/hex';
import type { Unit } from '../../model/unit';
import { TERRAIN } from '../../content/terrain';
import { UNITS } from '../../content/units';
import type { Game } from '../game';
import { modifierSum, hasModifier } from '../modifiers/modifiersOn';
import { isFree } from './standing';

/** A hex a unit can get to. */
export interface Reach {
  readonly hex: Hex;
  /** The least allowance that gets it there. */
  need: number;
  /** Hexes entered on the way. */
  length: number;
  previous: Reach | null;
}

interface Walk {
  readonly allowance: number;
  /** R15.3: no bridges, and the hex further must be road itself. R16.17 asks neither of a move. */
  readonly kind: 'move' | 'follow';
  readonly ignoresStops: boolean;
}

interface Node extends Reach {
  readonly used: number;
  readonly onRoad: boolean;
  readonly ends: boolean;
}

/** Everywhere an ordered unit can move to with so many hexes (R7, R16). */
export function reach(game: Game, unit: Unit, allowance: number): Reach[] {
  const start = stand(unit.hex, 0, TERRAIN[game.terrain[unit.hex]!].isRoad, null);
  const ignoresStops = hasModifier(game, unit, 'ignoresStops', 'move');
  return spread(game, unit, start, { allowance, kind: 'move', ignoresStops });
}

/** Everywhere an advance or a pursuit can go whose first hex was vacated (R15.1–R15.3). */
export function followReach(game: Game, unit: Unit, vacated: Hex, allowance: number): Reach[] {
  if (!isFree(game, vacated) || TERRAIN[game.terrain[vacated]!].isBridge) return [];
  if (!game.geometry.adjacent[unit.hex]!.includes(vacated)) return [];
  const walk: Walk = { allowance, kind: 'follow', ignoresStops: hasModifier(game, unit, 'ignoresStops', 'pursuit') };
  const first = enter(game, unit, stand(unit.hex, 0, true, null), vacated, walk);
  return [first, ...spread(game, unit, first, walk)];
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

const stand = (hex: Hex, used: number, onRoad: boolean, previous: Reach | null): Node => ({
  hex,
  need: used,
  length: 0,
  previous,
  used,
  onRoad,
  ends: false,
});

/** A hex further while all hexes so far are road (R16.17, R15.3); it is the last. */
const goesFurther = (game: Game, from: Node, next: Hex, walk: Walk): boolean =>
  from.used === walk.allowance && from.onRoad && (walk.kind === 'move' || TERRAIN[game.terrain[next]!].isRoad);

function enter(game: Game, unit: Unit, from: Node, next: Hex, walk: Walk): Node {
  const rule = TERRAIN[game.terrain[next]!];
  const toll = unit.class === 'cavalry' ? rule.cavalryToll : 0;
  const stops = rule.stops === 'everybody' || (rule.stops === 'footmen' && unit.class !== 'cavalry');
  return {
    hex: next,
    need: from.onRoad && (walk.kind === 'move' || rule.isRoad) ? from.used : from.used + 1,
    length: from.length + 1,
    previous: from,
    used: from.used + 1 + toll,
    onRoad: from.onRoad && rule.isRoad,
    ends: from.used === walk.allowance || (stops && !walk.ignoresStops),
  };
}

/** Breadth first over (hex, still on road): the cheapest way to each is found before dearer ones. */
function spread(game: Game, unit: Unit, start: Node, walk: Walk): Reach[] {
  const found: Reach[] = [];
  const best = new Int8Array(game.geometry.size * 2);
  const waiting: Node[][] = [];
  for (let used = 0; used <= walk.allowance + 2; used++) waiting.push([]);
  waiting[start.used]!.push(start);
  for (const level of waiting) {
    for (const from of level) {
      if (from.ends) continue;
      for (const next of game.geometry.adjacent[from.hex]!) {
        if (from.used >= walk.allowance && !goesFurther(game, from, next, walk)) continue;
        if (!isFree(game, next) || next === start.hex) continue;
        if (walk.kind === 'follow' && TERRAIN[game.terrain[next]!].isBridge) continue;
        const node = enter(game, unit, from, next, walk);
        const key = next * 2 + (node.onRoad ? 1 : 0);
        // 0 means unseen, so what is kept is one more than what was used.
        if (best[key] !== 0 && best[key]! <= node.used + 1) {
          lower(found, node);
          continue;
        }
        best[key] = node.used + 1;
        if (best[next * 2] !== 0 && best[next * 2 + 1] !== 0) lower(found, node);
        else found.push(node);
        if (node.used <= walk.allowance) waiting[node.used]!.push(node);
      }
    }
  }
  return found;
}

/** The same hex by a way that needs less allowance, though it used as much: by road. */
function lower(found: readonly Reach[], node: Node): void {
  const known = found.find((reached) => reached.hex === node.hex);
  if (known === undefined || known.need <= node.need) return;
  known.need = node.need;
  known.length = node.length;
  known.previous = node.previous;
}
