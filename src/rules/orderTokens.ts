import type { Action } from '../model/action';
import type { Face } from '../model/dice';
import { FACES } from '../model/dice';
import type { Side } from '../model/side';
import type { Game } from './game';
import { isOnBoard } from './game';

/** All a house may do with its order tokens (R8). */
export function orderOptions(game: Game, side: Side): Action[] {
  const { pool } = game.state.houses[side];
  const pairs = FACES.filter((token) => pool[token] >= 2 && token !== 'valor');
  const options: Action[] = [];
  for (const unit of game.state.units) {
    if (unit.side !== side || !isOnBoard(unit)) continue;
    const { id: unitId, rank, ready } = unit;
    if (!ready) {
      if (pool.morale > 0) options.push({ type: 'rally', unit: unitId });
      continue;
    }
    if (pool[rank] > 0) options.push({ type: 'order', unit: unitId, token: rank, count: 1 });
    if (pool.valor > 0) options.push({ type: 'order', unit: unitId, token: 'valor', count: 1 });
    // Two tokens where one of the same kind does are never offered.
    for (const token of pairs) if (token !== rank) options.push({ type: 'order', unit: unitId, token, count: 2 });
  }
  if (pool.morale > 0) options.push({ type: 'raiseMorale' });
  return options;
}

export function useTokens(game: Game, side: Side, token: Face, count: 1 | 2): void {
  game.state.houses[side].pool[token] -= count;
  game.events?.push({ type: 'tokenUsed', side, token, count });
}
