import type { CardId } from './card';
import type { CommanderId } from './commander';
import type { Hex } from './hex';
import type { UnitId } from './unit';

/** Why something may not be done: the clause of the rules, and what stands in the way. Worded only in `content/text`. */
export interface Refusal {
  /** `R7.2` */
  readonly rule: string;
  readonly code: RefusalCode;
  readonly unit?: UnitId;
  readonly hex?: Hex;
  readonly card?: CardId;
  readonly commander?: CommanderId;
}

export const REFUSAL_CODES = [
  // the attempt as such
  'gameOver',
  'chanceDecides',
  'notAsked',
  'notOffered',
  'malformed',
  'unknownUnit',
  'unknownHex',
  'unknownCard',
  'unknownCommander',
  'wrongCount',
  'wrongCards',
  // a unit
  'notYours',
  'offBoard',
  'nothingThere',
  'spent',
  'notSpent',
  'notControlled',
  'notOrdered',
  'alreadyOrdered',
  'orderEnded',
  'notMeant',
  'alreadyChosen',
  'cannotPay',
  // tokens
  'notEnoughTokens',
  'wrongToken',
  'oneTokenIsEnough',
  // a move
  'tooEarly',
  'tooLate',
  'hasMoved',
  'mustMove',
  'engaged',
  'notEngaged',
  'inFire',
  'standsThere',
  'occupied',
  'impassable',
  'burning',
  'noWay',
  'terrainStops',
  'tooFar',
  'bridge',
  'notTowardsEdge',
  'shorterRoute',
  // an attack
  'friendly',
  'outOfRange',
  'tooNear',
  'noSight',
  'engagedElsewhere',
  'noAttackLeft',
  'movedTooFar',
  'noSuchAbility',
  'notAdjacent',
  'cannotBurn',
  'notBurning',
  'notFlanking',
  'notRolled',
  // a card, a commander
  'notInHand',
  'captured',
  'noCommandTokens',
  'commandLimit',
  'noLegalUnit',
  'noSuchCommand',
  'conditionNotMet',
  'optionalRuleOff',
  'atLeastOne',
  'alreadyCommitted',
  'notTheTime',
  'noEffect',
  'mayNotPass',
  // a skirmish
  'valueTooHigh',
  'zonesOverlap',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];
