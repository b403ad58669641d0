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
  /** The rank a catapult aims at, or of a guard on a palisade. */
  readonly rank?: Rank;
}
/** `hidden` stands for a kind that the viewer may not see. */
export const MARKER_KINDS = [
  'objective',
  /** A true strategy token; an objective once a unit has been there. */
  'place',
  /** A false one. */
  'decoy',
  /** Archers in hiding. */
  'archers',
  'catelyn',
  'edmure',
  'falseEdmure',
  'catapult',
  'guard',
  /** Stands for a marker that the viewer may not see. */
  'hidden',
] as const;
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
  /** Controls at least so many of the true strategy tokens. */
  | { readonly kind: 'places'; readonly side: Side; readonly atLeast: number }
  /** The marker lies face up in one of these hexes. */
  | { readonly kind: 'brought'; readonly marker: MarkerKind; readonly hexes: readonly Hex[] }
  | { readonly kind: 'all'; readonly of: readonly Claim[] };

/** What earns points (R18.1). */
export type Scoring =
  | { readonly when: 'eliminated'; readonly side: Side; readonly points: number }
  /** A unit of this house ended a movement on the marker, which goes. */
  | { readonly when: 'taken'; readonly side: Side; readonly marker: MarkerKind; readonly points: number }
  /** The best of these rows, counted from the own edge, in or beyond which so many own units stand. */
  | {
      readonly when: 'round' | 'end';
      readonly side: Side;
      readonly rows: readonly { readonly row: number; readonly points: number }[];
      readonly units: number;
    }
  /** Points for every so many own units in these hexes. */
  | {
      readonly when: 'round' | 'end';
      readonly side: Side;
      readonly camp: readonly Hex[];
      readonly units: number;
      readonly points: number;
    }
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
    }
  /** Before play this house lays these markers face down, one a hex. */
  | {
      readonly kind: 'lay';
      readonly side: Side;
      readonly markers: readonly MarkerKind[];
      readonly hexes: readonly Hex[];
    }
  /** In its turn this house may turn up hidden archers; the next of these units comes into play there, ready. */
  | { readonly kind: 'ambush'; readonly side: Side; readonly labels: readonly string[] }
  /**
   * Before play the owner mans the palisades with these tokens, at least one each; then the enemy rolls, and removes a
   * token for a die of its colour or for valor, or any one for two dice. A palisade without tokens is gone.
   */
  | {
      readonly kind: 'palisades';
      readonly owner: Side;
      readonly tokens: Readonly<Record<Rank, number>>;
      readonly dice: number;
    }
  /** A unit of this house that enters a hex with a catapult of its rank is destroyed if one die shows that colour. */
  | { readonly kind: 'catapults'; readonly against: Side }
  /** A unit of this house that ends its turn on an Edmure token reveals them all; the true one then goes where it goes. */
  | { readonly kind: 'escort'; readonly side: Side };

export interface BattlePlan {
  readonly id: string;
  /** As its author wrote it; the battles of the box have theirs in the dictionaries. */
  readonly title?: string;
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
