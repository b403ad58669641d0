import type { Action } from '../../model/action';
import type { CardId } from '../../model/card';
import type { CommanderId } from '../../model/commander';
import type { Face } from '../../model/dice';
import type { Hex } from '../../model/hex';
import { OFF_BOARD } from '../../model/hex';
import type { GameState } from '../../model/state';
import type { UnitId } from '../../model/unit';

/** Something on the table that can be clicked; `confirm` is a button only. */
export type Spot = `hex:${Hex}` | `card:${CardId}` | `commander:${CommanderId}` | `token:${Face}` | 'confirm';

/** One click of those that make up an option, and the field of the option that it fills. */
export interface Step {
  readonly field: 'unit' | 'target' | 'to' | 'hex' | 'card' | 'commander' | 'token' | 'confirm';
  readonly spot: Spot;
}

// What one click on a unit or commander should not do by itself: it is paid for, or cannot be done again.
const CONFIRMED: ReadonlySet<Action['type']> = new Set(['rally', 'disengage', 'slipAway', 'commit', 'chooseCommander']);

/** The clicks that lead to an option, in order; none for an option that is only a button. */
export function stepsOf(option: Action, { units }: GameState): readonly Step[] {
  const steps: Step[] = [];
  const at = (unit: UnitId): Spot => `hex:${units[unit]?.hex ?? OFF_BOARD}`;
  if ('card' in option) steps.push({ field: 'card', spot: `card:${option.card}` });
  if ('unit' in option) steps.push({ field: 'unit', spot: at(option.unit) });
  if ('target' in option) steps.push({ field: 'target', spot: at(option.target) });
  if ('to' in option) steps.push({ field: 'to', spot: `hex:${option.to}` });
  if ('hex' in option) steps.push({ field: 'hex', spot: `hex:${option.hex}` });
  if ('commander' in option) steps.push({ field: 'commander', spot: `commander:${option.commander}` });
  if (option.type === 'keepToken') steps.push({ field: 'token', spot: `token:${option.token}` });
  if (CONFIRMED.has(option.type)) steps.push({ field: 'confirm', spot: 'confirm' });
  return steps;
}
