import type { CardId } from '../../model/card';
import type { Side } from '../../model/side';
import type { GameState, TurnState } from '../../model/state';
import type { Task } from '../../model/task';
import type { Unit } from '../../model/unit';
import { OFF_BOARD } from '../../model/hex';
import { deckOf } from '../../content/cards';
import { COMMANDERS } from '../../content/commanders';
import { UNITS } from '../../content/units';

// What a position does not say is so; and just this the printer leaves out.

/** The first player is to choose what to do in a turn. */
export const defaultAgenda = (first: Side): Task[] => [
  { kind: 'round', step: 'command', queue: [] },
  { kind: 'turn', step: 'choose', side: first, committed: false },
];

export const defaultTurn = (first: Side): TurnState => ({ side: first, orders: [], captures: [], routs: [] });

/** Full strength, the bearer's place taken by a commander (R3.4). */
export const defaultFigures = ({ type, commander, hex }: Pick<Unit, 'type' | 'commander' | 'hex'>): number =>
  hex === OFF_BOARD ? 0 : UNITS[type].strength - (commander === null ? 0 : 1);

/** All cards of the house that are not elsewhere, in id order (R3.2, R9.0). */
export function defaultDeck({ houses, commanders, agenda }: GameState, side: Side): CardId[] {
  const names = commanders.filter((one) => one.side === side).map(({ id }) => COMMANDERS[id].name);
  const inPlay = agenda.flatMap((task) => (task.kind === 'card' ? [task.card] : []));
  const elsewhere = [...houses[side].hand, ...houses[side].discard, ...inPlay];
  return deckOf(side, names).filter((card) => !elsewhere.includes(card));
}

/** All that are not on the cards of commanders (R9.2). */
export const defaultTokens = ({ plan, commanders }: GameState, side: Side): number =>
  commanders
    .filter((one) => one.side === side)
    .reduce((left, { tokens }) => Math.max(0, left - tokens), plan.ratings[side].commandTokens);
