import type { CommanderId } from '../../model/commander';
import type { SetupCard, SetupCardId, Skirmish } from '../../model/skirmish';
import { bountyWesterlands } from './bountyWesterlands';
import { lannisterSetup } from './lannisterSetup';
import { raidRiverlands } from './raidRiverlands';
import { starkSetup } from './starkSetup';

/** The two skirmishes of the box by id. */
export const SKIRMISHES: Readonly<Record<string, Skirmish>> = { raidRiverlands, bountyWesterlands };

/** The sixteen set-up cards, by id. */
export const SETUP_CARDS: Readonly<Record<SetupCardId, SetupCard>> = Object.fromEntries(
  [...starkSetup, ...lannisterSetup].map((card) => [card.id, card]),
);

/** A set-up card known to exist. */
export function setupCardOf(id: SetupCardId): SetupCard {
  const card = SETUP_CARDS[id];
  if (card === undefined) throw new Error(`No set-up card ${id}`);
  return card;
}

/** The set-up card of a commander; only five of a house's cards have one, each in one version (R19.2). */
export const setupCardFor = (commander: CommanderId): SetupCard | undefined =>
  Object.values(SETUP_CARDS).find((card) => card.commander?.id === commander);
