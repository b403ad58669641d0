import type { Face } from './dice';
import type { Selection, UnitFilter } from './filter';
import type { Modifier } from './modifier';
import type { Zone } from './morale';

/** Order units (R9.7): up to `count` of those in the zone that fit. */
export interface OrderEffect {
  readonly kind: 'order';
  readonly count: number | 'all';
  readonly where?: UnitFilter;
  /** What the units must have in common. */
  readonly bond?: 'sameRank' | 'adjacent';
  /** So many more, adjacent to the first, controlled or not. */
  readonly escort?: number;
}

/** Acts once. Data; one handler each. */
export type Effect =
  | OrderEffect
  /** Gives a modifier to every unit the card orders (R9.8), or to those that fit. */
  | { readonly kind: 'bestow'; readonly modifier: Modifier; readonly where?: UnitFilter }
  | { readonly kind: 'attackThenMove' }
  | { readonly kind: 'modify'; readonly on: Selection; readonly modifier: Modifier; readonly until: 'turn' | 'round' }
  /** `price`: figures each unit removes to get it (R6.6). */
  | { readonly kind: 'rally'; readonly on: Selection; readonly price?: number }
  | { readonly kind: 'hit'; readonly on: Selection; readonly hits: number }
  | { readonly kind: 'retreat'; readonly on: Selection; readonly hexes: number }
  /** Removes the engagement tokens of these units; no parting blow (R12.6). */
  | { readonly kind: 'disengage'; readonly on: Selection }
  | { readonly kind: 'morale'; readonly amount: number }
  | { readonly kind: 'draw'; readonly cards: number }
  | { readonly kind: 'gainToken'; readonly token: Face }
  /** Takes command tokens from the own commanders' cards back to the command board. */
  | { readonly kind: 'commandToken'; readonly most: number }
  /** These units may move so far without being ordered. */
  | { readonly kind: 'shift'; readonly on: Selection; readonly hexes: number }
  | { readonly kind: 'bespoke'; readonly name: BespokeName };

export type EffectKind = Effect['kind'];

/** Last resort: effects only one card has. The second card that wants one turns it into a kind of its own. */
export type BespokeName = 'rallyOrCaptor' | 'moraleForRouts' | 'fanTheFlames';

/** The "if" of a tactic (R9.5). */
export type Condition =
  | { readonly kind: 'tokens'; readonly tokens: readonly Face[] }
  | { readonly kind: 'morale'; readonly whose: 'own' | 'enemy'; readonly zone: Zone; readonly or: 'better' | 'worse' };
