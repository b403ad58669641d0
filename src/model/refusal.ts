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
  'gameOver',
  'notAsked',
  'chanceDecides',
  'malformed',
  'unknownUnit',
  'unknownHex',
  'unknownCard',
  'unknownCommander',
  'unknownBattle',
  'notYours',
  'notYourTurn',
  'notOffered',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];
