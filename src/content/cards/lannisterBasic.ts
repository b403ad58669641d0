import type { CommandCard } from '../../model/card';
import {
  bestow,
  cardsOf,
  CAVALRY,
  command,
  dice,
  ENGAGED,
  FOOTMEN,
  keyword,
  moves,
  ofClass,
  order,
  own,
  rally,
  UNENGAGED,
} from './grammar';

/** The Rock pays for drill, armour and horses. */
export const lannisterBasic: readonly CommandCard[] = cardsOf('lannister', null, {
  // Drilled together: one holds the foe, the other takes him in the flank.
  LB01: { commands: [command(order(2, undefined, { bond: 'sameRank' })), command(bestow(dice(1, 'flanking')))] },
  // One unit, and gold to make its blow tell.
  LB02: { commands: [command(order(1), bestow(dice(1))), command(bestow({ kind: 'flanks' }))] },
  LB03: { commands: [command(order(2))], provenance: 'rulebook' },
  // Shields up against parting blows and counterattacks.
  LB04: { commands: [command(order(2, ENGAGED), bestow(keyword('toughness')))] },
  LB05: { commands: [command(order(3, UNENGAGED))] },
  LB06: { commands: [command(order(3, CAVALRY))] },
  LB07: {
    commands: [
      command(
        order(2, FOOTMEN),
        bestow({ kind: 'withoutKeyword', keyword: 'offBalance' }, ofClass('ranged')),
      ),
    ],
  },
  LB08: { commands: [command(order(2, { ranks: ['blue', 'red'] }), bestow(moves(1)))] },
  LB09: { commands: [command(order('all', { ranks: ['blue'] }))] },
  LB10: { commands: [command(rally(own('all')))], provenance: 'known' },
});
