import type { CommanderId } from './commander';
import type { Hex } from './hex';
import type { Side } from './side';

/** From low to high (R5.4). */
export const RANKS = ['green', 'blue', 'red'] as const;
export type Rank = (typeof RANKS)[number];

export const CLASSES = ['infantry', 'cavalry', 'ranged'] as const;
export type UnitClass = (typeof CLASSES)[number];

export const KEYWORDS = [
  'advance',
  'pursue',
  'toughness',
  'heavyArmor',
  'offBalance',
  'stalwart',
  'warHounds',
  'scorchedEarth',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** Keywords with their X (R15); a keyword without X counts 1. */
export type Keywords = Readonly<Partial<Record<Keyword, number>>>;

export const UNIT_TYPES = [
  'warHost',
  'winterfellRiders',
  'northmenArchers',
  'kennelmasters',
  'lannisportGuards',
  'casterlyRockCavaliers',
  'westerlandsArchers',
  'heavyInfantry',
] as const;
export type UnitTypeId = (typeof UNIT_TYPES)[number];

/** With which a unit's label begins; capitals are Stark. */
export const UNIT_LETTERS: Readonly<Record<UnitTypeId, string>> = {
  warHost: 'I',
  winterfellRiders: 'C',
  northmenArchers: 'A',
  kennelmasters: 'K',
  lannisportGuards: 'i',
  casterlyRockCavaliers: 'c',
  westerlandsArchers: 'a',
  heavyInfantry: 'h',
};

/** One line of the order table (R5.2): how far it may move at all, and how far if it is to attack. */
export interface OrderLine {
  readonly move: number;
  readonly moveAndAttack: number;
}

export interface UnitType {
  readonly id: UnitTypeId;
  readonly side: Side;
  readonly class: UnitClass;
  readonly strength: number;
  readonly orders: Readonly<Record<Rank, OrderLine>>;
  readonly range: number;
  /** False: the order table forbids hits by valor (R11.7). */
  readonly valorHits: boolean;
  readonly keywords: Keywords;
}

/** Index into `state.units`; a unit keeps it when it is eliminated. */
export type UnitId = number;

export interface Unit {
  readonly id: UnitId;
  readonly side: Side;
  readonly type: UnitTypeId;
  readonly class: UnitClass;
  readonly rank: Rank;
  /** Letter and digit of drawings and notation: `I1`, `c2`. */
  readonly label: string;
  readonly commander: CommanderId | null;
  /** `OFF_BOARD` once eliminated. */
  readonly hex: Hex;
  /** Figures left, a commander not counted (R6.3). */
  readonly figures: number;
  readonly ready: boolean;
}

/** Morale its enemy wins when it is eliminated, and points of its banner (R14.3). */
export const MORALE_VALUE: Readonly<Record<Rank, number>> = { green: 1, blue: 2, red: 3 };

/** Dice by rank, for every unit of the box (R5.2). */
export const RANK_DICE: Readonly<Record<Rank, number>> = { green: 2, blue: 3, red: 4 };
