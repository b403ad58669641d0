import type { Hex } from '../../model/hex';
import type { Unit } from '../../model/unit';
import type { Game } from '../game';
import { isBurning, isFree } from './standing';

/** Where a unit that must fall back so far may step first: along the routes that allow the most steps (R13.1). */
export function retreatSteps(game: Game, unit: Unit, left: number): Hex[] {
  // R13.5: nobody leaves a fire.
  if (left === 0 || isBurning(game, unit.hex)) return [];
  const next = stepsFrom(game, unit, unit.hex);
  if (next.length < 2) return next;
  const [one, other] = next.map((hex) => mostSteps(game, unit, hex, left - 1));
  if (one === other) return next;
  return one! > other! ? next.slice(0, 1) : next.slice(1);
}

/** The at most two hexes towards the own edge; other terrain than impassable does not matter (R13.1). */
const stepsFrom = (game: Game, unit: Unit, hex: Hex): Hex[] =>
  game.geometry.towards[game.state.plan.edges[unit.side]][hex]!.filter((next) => isFree(game, next));

function mostSteps(game: Game, unit: Unit, hex: Hex, left: number): number {
  if (left === 0) return 0;
  let most = 0;
  for (const next of stepsFrom(game, unit, hex)) most = Math.max(most, 1 + mostSteps(game, unit, next, left - 1));
  return most;
}
