import type { Muster, Ratings } from './battle';
import type { Provenance } from './card';
import type { CommanderId } from './commander';
import type { Edge, Grid } from './hex';
import type { BySide, Side } from './side';
import type { Ground } from './terrain';
import type { Rank, UnitTypeId } from './unit';

/** SE1–SE8, LE1–LE8. */
export type SetupCardId = string;

/** One of the eight cards of a house from which a skirmish is made (R19.2, R19.3). */
export interface SetupCard {
  readonly id: SetupCardId;
  readonly side: Side;
  /** By exact version, with what he counts towards the sum and the rank of his unit; `null` on three cards of a house. */
  readonly commander: { readonly id: CommanderId; readonly value: number; readonly rank: Rank } | null;
  readonly units: readonly { readonly type: UnitTypeId; readonly rank: Rank; readonly count: number }[];
  readonly terrain: readonly { readonly ground: Ground; readonly count: number }[];
  readonly provenance: { readonly commander: Provenance; readonly sections: Provenance };
}

/** A skirmish card: all that is not left to chance and the players (R19.1). */
export interface Skirmish {
  readonly id: string;
  readonly provenance: Provenance;
  readonly grid: Grid;
  readonly edges: BySide<Edge>;
  readonly rounds: number;
  readonly momentum: Side | 'random';
  /** How many a house may choose, and what their values may add up to. */
  readonly commanders: { readonly most: number; readonly value: number };
  /** Set-up cards each house draws. */
  readonly draws: { readonly units: number; readonly terrain: number };
  /** Within so many rows of the own edge, which is row 1 (R19.4). */
  readonly rows: { readonly terrain: number; readonly commanders: number; readonly units: number };
  readonly ratings: Ratings;
  /** For each enemy unit destroyed; and at the end, times his value, for each enemy commander captured. */
  readonly points: { readonly unit: number; readonly captured: number };
}

/** What a house places on the board before a skirmish. A unit's hex is not known yet. */
export type Piece =
  | { readonly kind: 'terrain'; readonly ground: Ground }
  | { readonly kind: 'unit'; readonly muster: Muster };
