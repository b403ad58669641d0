import type { CommanderId } from '../../model/commander';
import type { Hex } from '../../model/hex';
import { OFF_BOARD } from '../../model/hex';
import type { GameState } from '../../model/state';
import { commanderState } from '../board/zone';
import { gameOf, unitOf } from '../game';

/** The hexes of a commander's zone of control (R6.5); none once he is captured. */
export function zoneOf(state: GameState, id: CommanderId): readonly Hex[] {
  const game = gameOf(state);
  const commander = commanderState(game, id);
  const { hex } = unitOf(game, commander.unit);
  if (commander.captured || hex === OFF_BOARD) return [];
  return game.geometry.within2[hex]!.filter((near) => game.terrain[near] !== 'void');
}
