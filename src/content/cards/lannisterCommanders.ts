import type { CommandCard } from '../../model/card';
import {
  after,
  before,
  bestow,
  cardsOf,
  CAVALRY,
  command,
  dice,
  disengage,
  draw,
  enemy,
  enemyMorale,
  ENGAGED,
  FOOTMEN,
  gain,
  hit,
  holding,
  keyword,
  modify,
  morale,
  moves,
  ofClass,
  order,
  ordered,
  own,
  ownMorale,
  rally,
  regain,
  retreat,
  shift,
  UNENGAGED,
} from './grammar';

/** Audacity and capture. */
const jaime = cardsOf('lannister', 'jaime', {
  LL01: {
    commands: [command(order(2)), command(bestow({ kind: 'captureValue', amount: -1 }))],
    tactic: before(ownMorale('green', 'better'), bestow(dice(1, 'againstCommander'))),
  },
  LL02: {
    commands: [command(order(1), bestow(dice(1)), bestow({ kind: 'slipsAway' })), command(bestow(keyword('pursue', 2)))],
    tactic: after(holding('valor'), rally(ordered(1))),
  },
  // Flanking for all of them, if he dares the morale for it.
  LL03: {
    commands: [command(order(3))],
    tactic: before(holding('red'), morale(-1), bestow({ kind: 'flanks' })),
  },
  LL04: {
    commands: [
      command(order(2, UNENGAGED), bestow({ kind: 'ignoresStops', during: 'move' })),
      command(bestow(dice(1, 'movedTwo'))),
    ],
    tactic: before(
      enemyMorale('green', 'worse'),
      modify(enemy(1), { kind: 'withoutKeyword', keyword: 'stalwart' }, 'turn'),
    ),
  },
  LL05: {
    commands: [command(order(1, undefined, { escort: 1 })), command(bestow({ kind: 'valorHits', amount: 1 }))],
    tactic: after(holding('blue', 'valor'), hit(enemy(1, { hasCommander: true }), 1)),
  },
});

/** Plans, reserves and fear. */
const tywin = cardsOf('lannister', 'tywin', {
  LL06: {
    commands: [command(order(3))],
    tactic: after(ownMorale('green', 'better'), draw(1)),
  },
  LL07: {
    commands: [command(order(3, UNENGAGED), bestow(moves(1)))],
    tactic: before(holding('green', 'blue'), regain(1)),
  },
  LL08: {
    commands: [command(order(2)), command(bestow({ kind: 'moraleHits' }))],
    tactic: before(enemyMorale('green', 'worse'), retreat(enemy(1), 1)),
  },
  LL09: {
    commands: [command(rally(own(3, UNENGAGED)))],
    tactic: before(holding('morale'), gain('red')),
  },
  LL10: {
    commands: [command(order(2, { ranks: ['blue', 'red'] })), command(bestow(dice(1)))],
    tactic: after(enemyMorale('green', 'worse'), morale(1)),
  },
});

/** Ruin and fire. His command limit is one, so a second command would be for everybody but him (R9.2). */
const gregor = cardsOf('lannister', 'gregor', {
  LL11: {
    commands: [command(order(2, ofClass('infantry')), bestow(dice(1)))],
    tactic: before(holding('blue'), { kind: 'bespoke', name: 'moraleForRouts' }),
    provenance: 'known',
  },
  LL12: {
    commands: [command(order(2), bestow(keyword('scorchedEarth')))],
    tactic: before(holding('red'), bestow({ kind: 'valorKindles' })),
  },
  LL13: {
    commands: [command(order(1), bestow(dice(2)), bestow(keyword('toughness')))],
    tactic: after(holding('valor'), hit(enemy(1, ENGAGED), 1)),
  },
  LL14: {
    commands: [command(order(2, ENGAGED), bestow({ kind: 'valorHits', amount: 1 }))],
    tactic: after(enemyMorale('green', 'worse'), retreat(enemy(2, ENGAGED), 1)),
  },
  LL15: {
    commands: [command(order(3, ofClass('infantry')))],
    tactic: after(holding('red', 'morale'), hit(enemy('all', { besideCommander: true }), 1)),
  },
});

/** Speed and adjacency. */
const addam = cardsOf('lannister', 'addam', {
  LL16: {
    commands: [command(order(2, CAVALRY), bestow(moves(1))), command(bestow(dice(1, 'movedTwo')))],
    tactic: after(holding('blue'), shift(own(1, { classes: ['cavalry'], engaged: false }), 2)),
  },
  LL17: {
    commands: [command(order(2, undefined, { bond: 'adjacent' }))],
    tactic: before(holding('green'), bestow(moves(1))),
    provenance: 'known',
  },
  // Strike and be gone: who attacks first is engaged, and could not ride off without a parting blow.
  LL18: {
    commands: [command(order(2, UNENGAGED)), command({ kind: 'attackThenMove' }, bestow({ kind: 'slipsAway' }))],
    tactic: before(holding('green', 'green'), bestow({ kind: 'ignoresStops', during: 'move' })),
  },
  LL19: {
    commands: [command(order(2))],
    tactic: after(enemyMorale('green', 'worse'), rally(ordered(1, CAVALRY))),
    provenance: 'known',
  },
  LL20: {
    commands: [command(order(1, undefined, { escort: 2 }))],
    tactic: before(holding('valor'), disengage(own(2, ENGAGED))),
  },
});

/** Order, support and cover. */
const kevan = cardsOf('lannister', 'kevan', {
  LL21: {
    commands: [command(order(3)), command(bestow({ kind: 'support', dice: 1 }))],
    tactic: after(ownMorale('green', 'better'), gain('green')),
  },
  LL22: {
    commands: [command(order(2, FOOTMEN)), command(bestow(dice(1, 'unmoved')))],
    tactic: after(holding('green', 'green'), modify(own(2), keyword('toughness'), 'round')),
  },
  LL23: {
    commands: [command(order(2, ENGAGED), bestow({ kind: 'slipsAway' }))],
    tactic: after(holding('blue'), modify(ordered('all'), keyword('stalwart'), 'round')),
  },
  LL24: {
    commands: [command(order(3, { besideCommander: true }), bestow(keyword('heavyArmor')))],
    tactic: before(holding('morale'), morale(1)),
  },
  LL25: {
    commands: [command(rally(own(3, FOOTMEN)))],
    tactic: before(ownMorale('green', 'better'), regain(1)),
  },
});

/** The five cards of each Lannister commander. */
export const lannisterCommanders: readonly CommandCard[] = [...jaime, ...tywin, ...gregor, ...addam, ...kevan];
