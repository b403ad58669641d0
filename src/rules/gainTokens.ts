import type { Face } from '../model/dice';
import { TOKENS_OF_A_KIND } from '../model/dice';
import type { Side } from '../model/side';
import type { Game } from './game';

/** Takes order tokens into a pool; a kind that has run out gives nothing (R2.2). */
export function gainTokens(game: Game, side: Side, faces: readonly Face[]): void {
  const { stark, lannister } = game.state.houses;
  const gained: Face[] = [];
  for (const face of faces) {
    if (stark.pool[face] + lannister.pool[face] === TOKENS_OF_A_KIND) continue;
    game.state.houses[side].pool[face] += 1;
    gained.push(face);
  }
  game.events?.push({ type: 'tokensGained', side, faces: gained });
}
