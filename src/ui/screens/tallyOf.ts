import { UNITS } from '../../content/units';
import type { CommanderId } from '../../model/commander';
import { OFF_BOARD } from '../../model/hex';
import type { Side } from '../../model/side';
import type { GameState } from '../../model/state';

/** What a battle has cost a house, and what it has won. */
interface Tally {
  readonly units: number;
  readonly unitsLost: number;
  readonly figuresLost: number;
  readonly held: number;
  readonly captives: readonly CommanderId[];
}

export function tallyOf({ units, control, commanders }: GameState, side: Side): Tally {
  const own = units.filter((unit) => unit.side === side);
  return {
    units: own.length,
    // Units in hiding are off the board too, but have their figures; a commander may be the last of his.
    unitsLost: own.filter(({ hex, figures }) => hex === OFF_BOARD && figures === 0).length,
    figuresLost: own.reduce((sum, { type, figures, commander }) => sum + UNITS[type].strength - (commander === null ? 0 : 1) - figures, 0),
    held: Object.values(control).filter((holder) => holder === side).length,
    captives: commanders.filter((one) => one.captured && one.side !== side).map(({ id }) => id),
  };
}
