import type { Hex } from '../model/hex';
import { OFF_BOARD } from '../model/hex';
import type { FireLevel } from '../model/terrain';
import { isBurning, setFireLevel, setToken } from './board/standing';
import type { Game } from './game';

const burnLimit = (game: Game, hex: Hex): number => game.land[hex]!.burnLimit;

/** Whether a fire can be set or raised there at all (R17.1); a razed hex burns no more than it does (R17.8). */
export const canBurn = (game: Game, hex: Hex): boolean => hex !== OFF_BOARD && burnLimit(game, hex) > 0;

/** Terrain burns down at its limit: at once in the command phase, after a spread at the next regroup (R17.7). */
export function setFire(game: Game, hex: Hex, levels: number, inCommandPhase: boolean): void {
  const before = game.state.fires[hex] ?? 0;
  const level = Math.min(before + levels, burnLimit(game, hex));
  if (level <= before) return;
  setFireLevel(game, hex, level as FireLevel);
  game.events?.push({ type: 'fireSet', hex, level });
  if (inCommandPhase && isAtBurnLimit(game, hex)) burnDown(game, hex);
}

export const isAtBurnLimit = (game: Game, hex: Hex): boolean => game.state.fires[hex] === burnLimit(game, hex);

/** What has burnt to its limit is razed or removed (R16); plain and road have nothing to lose. */
export function burnDown(game: Game, hex: Hex): void {
  const { burnsTo } = game.land[hex]!;
  if (burnsTo === 'razed') {
    setToken(game, hex, 'razed');
    game.events?.push({ type: 'terrainRazed', hex });
  }
  if (burnsTo === 'removed') {
    const token = game.state.tokens[hex]!;
    setToken(game, hex, null);
    game.events?.push({ type: 'terrainRemoved', hex, token });
    // R17.8: nothing is left to burn where a token was destroyed.
    putOut(game, hex);
  }
}

export function putOut(game: Game, hex: Hex): void {
  if (!isBurning(game, hex)) return;
  setFireLevel(game, hex, null);
  game.events?.push({ type: 'fireOut', hex });
}
