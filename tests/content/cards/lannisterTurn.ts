import type { GameState } from '../../../src/model/state';
import { asked, offers, position, unit } from '../../position';

/** The Lannister player holds this card and is to choose what to do; Stark can go on after that turn. */
export const lannisterTurn = (card: string, drawing: string, ...lines: readonly string[]): GameState =>
  position([drawing, '', 'first lannister', 'pool stark valor 1', `hand lannister ${card}`, ...lines].join('\n'));

const offeredBy = (state: GameState, word: string): string[] =>
  offers(state)
    .filter((option) => option.startsWith(`${word} `))
    .map((option) => option.slice(word.length + 1));

/** The units that may be chosen now. */
export const choosable = (state: GameState): string[] => offeredBy(state, 'choose');

/** The times at which the tactic may be used; none where its condition is not met. */
export const tactics = (state: GameState): string[] => offeredBy(state, 'tactic');

/** Where this unit may move now. */
export const movesOf = (state: GameState, label: string): string[] => offeredBy(state, `move ${label}`);

/** The units ordered in this turn, when no more can be declared. */
export function orderedUnits(state: GameState): string[] {
  if (asked(state) === 'lannister card.declare') throw new Error(`More may be declared: ${choosable(state).join(' ')}`);
  return (state.turn?.orders ?? []).map((order) => state.units[order.unit]!.label);
}

export const figures = (state: GameState, ...labels: readonly string[]): number[] =>
  labels.map((label) => unit(state, label).figures);

export const readyUnits = (state: GameState): string[] =>
  state.units.filter(({ side, ready }) => side === 'lannister' && ready).map(({ label }) => label);
