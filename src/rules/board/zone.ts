import type { CommanderId } from '../../model/commander';
import type { CommanderState } from '../../model/state';
import type { Unit } from '../../model/unit';
import type { Game } from '../game';
import { distance } from './geometry';

/** How far a zone of control goes (R6.5). */
export const ZONE_RADIUS = 2;

export const commanderState = (game: Game, id: CommanderId): CommanderState =>
  game.state.commanders.find((commander) => commander.id === id)!;

/** Within two hexes of the commander; his own unit included (R6.5). */
export function isControlledBy(game: Game, unit: Unit, commander: CommanderState): boolean {
  return !commander.captured && distance(game.geometry, game.state.units[commander.unit]!.hex, unit.hex) <= ZONE_RADIUS;
}

export const areAdjacent = (game: Game, a: Unit, b: Unit): boolean => distance(game.geometry, a.hex, b.hex) === 1;
