import type { Side } from '../model/side';
import { RANK_DICE } from '../model/unit';
import { UNITS } from '../content/units';
import type { Game } from '../rules';
import { allowances } from '../rules/board/reach';
import { isEngaged } from '../rules/combat/engagement';
import { isOnBoard } from '../rules/game';
import { WEIGHTS } from './weights';


/** For each hex, the dice that all enemies who could strike have against a unit of this house. */
export function threatsTo(game: Game, side: Side): Float64Array {
  const { size, distances } = game.geometry;
  const threats = new Float64Array(size);
  for (const enemy of game.state.units) {
    if (enemy.side === side || !isOnBoard(enemy)) continue;
    const { range } = UNITS[enemy.type];
    const reach = isEngaged(game, enemy) ? range : range + (range > 1 ? 1 : allowances(game, enemy).moveAndAttack);
    const dice = RANK_DICE[enemy.rank] * (enemy.ready ? 1 : WEIGHTS.spent);
    for (let hex = 0; hex < size; hex += 1) {
      const distance = distances[enemy.hex * size + hex] ?? Infinity;
      if (distance <= reach) threats[hex] = (threats[hex] ?? 0) + (distance <= range ? dice : dice * WEIGHTS.afterMove);
    }
  }
  return threats;
}
