import type { CommandCard } from '../../model/card';
import {
  bestow,
  cardsOf,
  command,
  dice,
  ENGAGED,
  FOOTMEN,
  moves,
  ofClass,
  order,
  own,
  rally,
  UNENGAGED,
} from './grammar';

/** The North fights on foot: it holds, looses and closes in. */
export const starkBasic: readonly CommandCard[] = cardsOf('stark', null, {
  SB01: { commands: [command(order(2, undefined, { bond: 'sameRank' }))], provenance: 'rulebook' },
  SB02: { commands: [command(order(2))] },
  // Archers that stand still are worth a second command token.
  SB03: { commands: [command(order(2, FOOTMEN)), command(bestow(dice(1, 'unmoved'), ofClass('ranged')))] },
  SB04: { commands: [command(order(2, ENGAGED), bestow(dice(1)))] },
  SB05: { commands: [command(order(3, undefined, { bond: 'sameRank' }))], provenance: 'rulebook' },
  // Spears against the horse of the Rock.
  SB06: { commands: [command(order(3, ofClass('infantry'))), command(bestow(dice(1, 'againstCavalry')))] },
  SB07: { commands: [command(order(2, UNENGAGED), bestow(moves(1)))] },
  SB08: { commands: [command(order(1), bestow(dice(1)), bestow(moves(1)))] },
  SB09: { commands: [command(order('all', { ranks: ['green'] }))] },
  SB10: { commands: [command(rally(own('all')))], provenance: 'known' },
});
