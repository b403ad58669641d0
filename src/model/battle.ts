import type { CommanderId } from './commander';
import type { Provenance } from './card';
import type { Edge, Grid, Hex } from './hex';
import type { Segment, Zone } from './morale';
import type { BySide, Side } from './side';
import type { Ground, TerrainToken } from './terrain';
import type { Keyword, Rank, UnitTypeId } from './unit';

/** One unit of an army; a commander's card names its figures (R3.4). */
export interface Muster {
  readonly label: string;
  readonly side: Side;
  readonly type: UnitTypeId;
  readonly rank: Rank;
  readonly commander: CommanderId | null;
  readonly hex: Hex;
}

export interface Ratings {
  readonly commandTokens: number;
  /** Dice a round. */
  readonly orderValue: number;
  /** Cards a round. */
  readonly commandValue: number;
  readonly segment: Segment;
}

/** What may lie on a hex and is neither terrain nor unit. `faceUp: false` hides `kind` from the other house. */
export interface HexMarker {
  readonly hex: Hex;
  readonly kind: MarkerKind;
  readonly owner: Side | null;
  readonly faceUp: boolean;
}
/** `hidden` stands for a kind that the viewer may not see. */
export const MARKER_KINDS = ['objective', 'place', 'decoy', 'archers', 'catelyn', 'edmure', 'catapult', 'row', 'hidden'] as const;
export type MarkerKind = (typeof MARKER_KINDS)[number];

/** Something that is or is not so; for victory conditions. */
export type Claim =
  /** Controls (R18.4), or where `presence` is set occupies, at least so many of these hexes. */
  | {
      readonly kind: 'controls';
      readonly side: Side;
      readonly hexes: readonly Hex[];
      readonly atLeast: number;
      readonly presence: boolean;
    }
  | { readonly kind: 'points'; readonly side: Side; readonly atLeast: number }
  | { readonly kind: 'captured'; readonly commander: CommanderId }
  | { readonly kind: 'morale'; readonly side: Side; readonly zone: Zone; readonly or: 'better' | 'worse' }
  | { readonly kind: 'all'; readonly of: readonly Claim[] };

/** What earns points (R18.1). */
export type Scoring =
  | { readonly when: 'eliminated'; readonly side: Side; readonly points: number }
  | {
      readonly when: 'round' | 'end';
      readonly side: Side;
      readonly claim: Claim;
      readonly points: number;
    }
  | {
      readonly when: 'round' | 'end';
      readonly side: Side;
      readonly each: 'controlled' | 'fireLevel' | 'razed' | 'standing' | 'destroyed';
      readonly hexes: readonly Hex[];
      readonly presence: boolean;
      readonly points: number;
    };

export interface Victory {
  /** Won at once (R18.3), besides rout. */
  readonly instant: readonly { readonly side: Side; readonly claim: Claim }[];
  /** After the last round: the first claim that holds wins; else `otherwise`. */
  readonly atEnd: readonly { readonly side: Side; readonly claim: Claim }[];
  /** A house, or most points with ties by R18.2. */
  readonly otherwise: Side | 'mostPoints';
}

/** Special rules of a plan, as data; they override cards and rules (R0.1). */
export type SpecialRule =
  /** These units have a keyword (scorched earth: only against the terrain named, if any). */
  | {
      readonly kind: 'grantKeyword';
      readonly labels: readonly string[];
      readonly keyword: Keyword;
      readonly onlyAgainst: TerrainToken | null;
    };

export interface BattlePlan {
  readonly id: string;
  readonly provenance: Provenance;
  readonly grid: Grid;
  readonly ground: readonly Ground[];
  readonly tokens: Readonly<Record<Hex, TerrainToken>>;
  readonly edges: BySide<Edge>;
  readonly rounds: number;
  readonly momentum: Side;
  readonly ratings: BySide<Ratings>;
  readonly army: readonly Muster[];
  readonly markers: readonly HexMarker[];
  readonly special: readonly SpecialRule[];
  readonly scoring: readonly Scoring[];
  readonly victory: Victory;
}
