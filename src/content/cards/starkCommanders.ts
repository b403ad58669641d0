import type { CommandCard } from '../../model/card';
import {
  after,
  anywhere,
  before,
  bestow,
  cardsOf,
  CAVALRY,
  command,
  dice,
  disengage,
  either,
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
  retreat,
  shift,
  UNENGAGED,
} from './grammar';

/** Surprise and reach. */
const robb = cardsOf('stark', 'robb', {
  SL01: {
    commands: [command(order(3))],
    tactic: either(holding('blue', 'valor'), hit(enemy('all', ENGAGED), 1)),
    provenance: 'rulebook',
  },
  SL02: {
    commands: [command(order(2), bestow({ kind: 'ignoresStops', during: 'move' })), command(bestow(moves(1)))],
    tactic: before(holding('blue'), disengage(own(2, ENGAGED))),
  },
  SL03: {
    commands: [command(order(3, UNENGAGED)), command(bestow(dice(1, 'flanking')))],
    tactic: after(enemyMorale('green', 'worse'), retreat(enemy(1), 1)),
  },
  SL04: {
    commands: [command(order(1, undefined, { escort: 2 }))],
    tactic: before(holding('red'), shift(own(1, UNENGAGED), 2)),
  },
  SL05: {
    commands: [command(order(2), bestow({ kind: 'slipsAway' }))],
    tactic: after(holding('blue', 'blue'), rally(ordered(1))),
  },
});

/** Steadiness and shields. */
const eddard = cardsOf('stark', 'eddard', {
  SL06: {
    commands: [command(order(3)), command(bestow({ kind: 'valorHits', amount: 1 }, FOOTMEN))],
    tactic: before(ownMorale('green', 'better'), bestow({ kind: 'flanks' })),
    provenance: 'rulebook',
  },
  SL07: {
    commands: [command(order(2, FOOTMEN))],
    tactic: after(holding('green', 'green'), modify(own('all'), keyword('stalwart'), 'round')),
  },
  // Beside him raw levies fight like veterans, and take heart when it goes ill.
  SL08: {
    commands: [command(order(3, { ranks: ['green'] })), command(bestow(dice(1)))],
    tactic: before(ownMorale('green', 'worse'), morale(2)),
  },
  SL09: {
    commands: [command(order(2, undefined, { bond: 'adjacent' })), command(bestow(dice(1, 'unmoved')))],
    tactic: after(holding('blue'), modify(ordered('all'), keyword('toughness'), 'round')),
  },
  // His word carries further than his eye.
  SL10: {
    commands: [command(rally(anywhere(own(2, FOOTMEN))))],
    tactic: before(ownMorale('green', 'better'), gain('green')),
  },
});

/** Fury, and its price. */
const greatjon = cardsOf('stark', 'greatjon', {
  SL11: {
    commands: [command(order(2)), command(bestow(keyword('pursue', 2)))],
    tactic: after(holding('morale', 'valor'), rally(ordered('any', { figures: 1 }), 1)),
    provenance: 'rulebook',
  },
  SL12: {
    commands: [command(order(3, ENGAGED)), command(bestow({ kind: 'valorHits', amount: 1 }))],
    tactic: before(holding('red'), morale(-1), bestow(dice(1))),
  },
  SL13: {
    commands: [command(order(3, { classes: ['infantry'], engaged: false }), bestow(moves(1)))],
    tactic: after(holding('green', 'valor'), morale(-1), hit(enemy(2, ENGAGED), 1)),
  },
  SL14: {
    commands: [command(order(1), bestow(dice(2))), command(bestow({ kind: 'moraleHits' }))],
    tactic: after(enemyMorale('green', 'worse'), retreat(enemy(1, ENGAGED), 2)),
  },
  // He drives on all who hear his roar, and they are many; it costs them.
  SL15: {
    commands: [command(rally(anywhere(own('any', { classes: ['infantry'], figures: 1 })), 1))],
    tactic: before(holding('morale'), morale(1)),
  },
});

/** Vengeance and riders. */
const rickard = cardsOf('stark', 'rickard', {
  SL16: {
    commands: [command(order(2)), command({ kind: 'attackThenMove' })],
    tactic: before(enemyMorale('green', 'worse'), modify(enemy(1), { kind: 'noCounterattack' }, 'turn')),
    provenance: 'rulebook',
  },
  SL17: {
    commands: [command(order(2, CAVALRY)), command(bestow(dice(2, 'againstCommander')))],
    tactic: before(ownMorale('green', 'worse'), bestow(dice(1))),
  },
  SL18: {
    commands: [command(order(2), bestow({ kind: 'valorPierces' }, ofClass('infantry')))],
    tactic: before(enemyMorale('green', 'worse'), modify(enemy(1), { kind: 'noCounterattack' }, 'turn')),
    provenance: 'rulebook',
  },
  SL19: {
    commands: [command(order(3, CAVALRY))],
    tactic: after(holding('blue'), rally(ordered(1))),
  },
  SL20: {
    commands: [command(order(1), bestow(dice(1)), bestow({ kind: 'captureValue', amount: -1 }))],
    tactic: before(holding('red', 'valor'), hit(enemy(1, { hasCommander: true }), 1)),
  },
});

/** Closeness and tenacity. Her command limit is one, so a second command would be for everybody but her (R9.2). */
const maege = cardsOf('stark', 'maege', {
  SL21: {
    commands: [command(order(1, undefined, { escort: 1 }))],
    tactic: before(
      holding('green', 'morale'),
      modify(enemy(1), { kind: 'withoutKeyword', keyword: 'stalwart' }, 'turn'),
    ),
    provenance: 'rulebook',
  },
  SL22: {
    commands: [command(order(2, undefined, { bond: 'adjacent' }), bestow(keyword('toughness')))],
    tactic: after(holding('green', 'blue'), shift(own(1, UNENGAGED), 1)),
  },
  SL23: {
    commands: [command(order(3, { besideCommander: true }))],
    tactic: after(
      ownMorale('green', 'better'),
      modify(own('all', { besideCommander: true }), keyword('toughness'), 'round'),
    ),
  },
  SL24: {
    commands: [command(order(2, ENGAGED), bestow({ kind: 'flanks' }))],
    tactic: after(holding('valor'), rally(own(1, ENGAGED))),
  },
  SL25: {
    commands: [command(order(2, FOOTMEN), bestow(keyword('pursue')))],
    tactic: after(holding('red'), modify(enemy(1, ENGAGED), dice(-1), 'round')),
  },
});

/** The five cards of each Stark commander. */
export const starkCommanders: readonly CommandCard[] = [...robb, ...eddard, ...greatjon, ...rickard, ...maege];
