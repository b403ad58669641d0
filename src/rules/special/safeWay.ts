import type { Hex } from '../../model/hex';
import type { Unit } from '../../model/unit';
import type { Way } from '../board/reach';
import { allowances, reach, wayTo } from '../board/reach';
import type { Game } from '../game';
import { aimedAt } from './catapults';

/**
 * The way a unit takes: around the hexes at which a catapult aims for it, where it gets there with the same right to
 * attack. A player names the end of a move only, and would not choose the stones.
 */
export function safeWay(game: Game, unit: Unit, allowance: number, to: Hex): Way {
  const way = wayTo(game, unit, allowance, to);
  if (aimedAt(game, unit, way.path.slice(1, -1)).length === 0) return way;
  const around = wayAround(game, unit, allowance, to);
  const { moveAndAttack } = allowances(game, unit);
  return around !== null && (around.need <= moveAndAttack || way.need > moveAndAttack) ? around : way;
}

function wayAround(game: Game, unit: Unit, allowance: number, to: Hex): Way | null {
  const shunned = aimedAt(game, unit, game.state.markers.map(({ hex }) => hex)).filter(
    (hex) => hex !== to && game.closed[hex] === 0,
  );
  const { trail } = game.geometry;
  for (const hex of shunned) game.closed[hex] = 1;
  trail.last = null;
  const way = reach(game, unit, allowance).includes(to) ? wayTo(game, unit, allowance, to) : null;
  for (const hex of shunned) game.closed[hex] = 0;
  trail.last = null;
  return way;
}
