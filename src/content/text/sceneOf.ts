import { OFF_BOARD, hexName } from '../../model/hex';
import type { GameState } from '../../model/state';
import type { Scene } from './text';

/** Calls units by the hexes on which they stand in this state. */
export const sceneOf = ({ units, plan }: Pick<GameState, 'units' | 'plan'>): Scene => ({
  unit(id) {
    // A skirmish places its units before the game has them.
    const unit = units[id] ?? plan.army[id];
    if (unit === undefined) throw new Error(`No unit ${id}`);
    const { type, commander, hex } = unit;
    return { type, commander, mark: hex === OFF_BOARD ? '' : hexName(plan.grid, hex) };
  },
  hex: (hex) => hexName(plan.grid, hex),
});
