import type { GameState } from '../../../src/model/state';
import { asked, position } from '../../position';
import { choosable } from './asking';

/** The Lannister player holds this card and is to choose what to do; Stark can go on after that turn. */
export const lannisterTurn = (card: string, drawing: string, ...lines: readonly string[]): GameState =>
  position([drawing, '', 'first lannister', 'pool stark valor 1', `hand lannister ${card}`, ...lines].join('\n'));

/** The units ordered in this turn, when no more can be declared. */
export function orderedUnits(state: GameState): string[] {
  if (asked(state) === 'lannister card.declare') throw new Error(`More may be declared: ${choosable(state).join(' ')}`);
  return (state.turn?.orders ?? []).map((order) => state.units[order.unit]!.label);
}

export const readyUnits = (state: GameState): string[] =>
  state.units.filter(({ side, ready }) => side === 'lannister' && ready).map(({ label }) => label);
