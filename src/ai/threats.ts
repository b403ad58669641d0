import type { Side } from '../model/side';
import { RANK_DICE } from '../model/unit';
import { UNITS } from '../content/units';
import type { Game } from '../rules';
import { allowances } from '../rules/board/reach';
import { isEngaged } from '../rules/combat/engagement';
import { isOnBoard } from '../rules/game';

/** Hits of one die, on average over ranks. */
const HITS_PER_DIE = 0.36;
/** Whoever has to come first may be stopped on the way. */
const AFTER_MOVE = 0.7;
/** Not all enemies will be ordered before the unit can answer. */
const SPENT = 0.5;

/** For each hex, the hits a unit of this house has to expect there from all enemies that could strike. */
export function threatsTo(game: Game, side: Side): Float64Array {
  const { size, distances } = game.geometry;
  const threats = new Float64Array(size);
  for (const enemy of game.state.units) {
    if (enemy.side === side || !isOnBoard(enemy)) continue;
    const { range } = UNITS[enemy.type];
    const reach = isEngaged(game, enemy) ? range : range + (range > 1 ? 1 : allowances(game, enemy).moveAndAttack);
    const hits = RANK_DICE[enemy.rank] * HITS_PER_DIE * (enemy.ready ? 1 : SPENT);
    for (let hex = 0; hex < size; hex += 1) {
      const distance = distances[enemy.hex * size + hex] ?? Infinity;
      if (distance <= reach) threats[hex] = (threats[hex] ?? 0) + (distance <= range ? hits : hits * AFTER_MOVE);
    }
  }
  return threats;
}
