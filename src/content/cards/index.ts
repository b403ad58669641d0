import type { CardId, CommandCard } from '../../model/card';
import type { CommanderName } from '../../model/commander';
import type { Side } from '../../model/side';
import { lannisterBasic } from './lannisterBasic';
import { lannisterCommanders } from './lannisterCommanders';
import { starkBasic } from './starkBasic';
import { starkCommanders } from './starkCommanders';

const ALL: readonly CommandCard[] = [...starkBasic, ...starkCommanders, ...lannisterBasic, ...lannisterCommanders];

/** The seventy command cards. */
export const CARDS: Readonly<Record<CardId, CommandCard>> = Object.fromEntries(ALL.map((card) => [card.id, card]));

/** A card known to exist. */
export function cardOf(id: CardId): CommandCard {
  const card = CARDS[id];
  if (card === undefined) throw new Error(`No command card ${id}`);
  return card;
}

/** A house's deck before it is shuffled (R3.2): its basic cards and those of its commanders, in id order. */
export const deckOf = (side: Side, commanders: readonly CommanderName[]): CardId[] =>
  ALL.filter((card) => card.side === side)
    .filter((card) => card.commander === null || commanders.includes(card.commander))
    .map((card) => card.id);
