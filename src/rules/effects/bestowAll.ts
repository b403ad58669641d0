import type { Effect } from '../../model/effect';
import type { CommanderState } from '../../model/state';
import type { Game } from '../game';
import { unitOf } from '../game';
import { fits } from './fits';

/** Gives every unit the card ordered what its commands and tactic bestow (R9.8). */
export function bestowAll(game: Game, effects: readonly Effect[], commander: CommanderState): void {
  const ordered = game.state.turn!.orders.map(({ unit }) => unitOf(game, unit));
  for (const effect of effects) {
    if (effect.kind !== 'bestow') continue;
    const { modifier, where } = effect;
    const units = where === undefined ? ordered : ordered.filter((unit) => fits(game, unit, where, commander));
    if (units.length > 0) game.state.modifiers.push({ modifier, units: units.map(({ id }) => id), until: 'turn' });
  }
}
