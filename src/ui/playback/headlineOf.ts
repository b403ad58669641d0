import type { GameEvent } from '../../model/event';

/** What is worth a headline before all else, in this order. */
const FIRST: readonly GameEvent['type'][] = [
  'gameEnded',
  'attackDeclared',
  'diceRerolled',
  'diceRolled',
  'unitMoved',
  'cardPlayed',
  'unitEliminated',
  'passed',
];

/** The one event that says what a moment is about; `null` if nothing happened that may be told. */
export function headlineOf(events: readonly GameEvent[]): GameEvent | null {
  const found = FIRST.map((type) => events.find((event) => event.type === type));
  return found.find((event) => event !== undefined) ?? events[0] ?? null;
}
