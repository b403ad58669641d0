import type { Action } from '../model/action';
import type { Face } from '../model/dice';
import { FACES } from '../model/dice';
import type { Side } from '../model/side';
import type { Game } from './game';
import { isOnBoard } from './game';

/** All a house may do with its order tokens (R8). */
export function orderOptions(game: Game, side: Side): Action[] {
  const { pool } = game.state.houses[side];
  const options: Action[] = [];
  for (const unit of game.state.units) {
    if (unit.side !== side || !isOnBoard(unit)) continue;
    if (!unit.ready) {
      if (pool.morale > 0) options.push({ type: 'rally', unit: unit.id });
      continue;
    }
    for (const token of FACES) {
      if (pool[token] === 0) continue;
      // Two tokens where one of the same kind does are never offered.
      if (token === unit.rank || token === 'valor') options.push({ type: 'order', unit: unit.id, token, count: 1 });
      else if (pool[token] >= 2) options.push({ type: 'order', unit: unit.id, token, count: 2 });
    }
  }
  if (pool.morale > 0) options.push({ type: 'raiseMorale' });
  return options;
}

export function useTokens(game: Game, side: Side, token: Face, count: 1 | 2): void {
  game.state.houses[side].pool[token] -= count;
  game.events?.push({ type: 'tokenUsed', side, token, count });
}
