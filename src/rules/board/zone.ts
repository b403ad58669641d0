import type { CommanderId } from '../../model/commander';
import type { CommanderState } from '../../model/state';
import type { Unit } from '../../model/unit';
import type { Game } from '../game';
import { orderOf } from '../order';
import { distance } from './geometry';

/** How far a zone of control goes (R6.5). */
export const ZONE_RADIUS = 2;

export const commanderState = (game: Game, id: CommanderId): CommanderState =>
  game.state.commanders.find((commander) => commander.id === id)!;

/** Within two hexes of the commander, his own unit included (R6.5), or ordered by the card he plays (R9.3). */
export function isControlledBy(game: Game, unit: Unit, commander: CommanderState): boolean {
  if (commander.captured) return false;
  const { hex } = game.state.units[commander.unit]!;
  return distance(game.geometry, hex, unit.hex) <= ZONE_RADIUS || isOrderedBy(game, unit, commander);
}

/** Until the card is resolved, wherever the unit has gone (R9.3). */
const isOrderedBy = (game: Game, unit: Unit, commander: CommanderState): boolean =>
  orderOf(game, unit.id) !== undefined &&
  game.state.agenda.some((task) => task.kind === 'card' && task.commander === commander.id);

export const areAdjacent = (game: Game, a: Unit, b: Unit): boolean => distance(game.geometry, a.hex, b.hex) === 1;
