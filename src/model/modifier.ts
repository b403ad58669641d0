import type { UnitFilter } from './filter';
import type { Keyword, UnitId } from './unit';

/** When a dice modifier counts. */
export type DiceCondition = 'always' | 'flanking' | 'againstCommander' | 'movedTwo' | 'againstCavalry' | 'unmoved';

/** Bends a number or grants a keyword while it lasts. Collected only by the function that computes that number. */
export type Modifier =
  | { readonly kind: 'keyword'; readonly keyword: Keyword; readonly level: number }
  | { readonly kind: 'withoutKeyword'; readonly keyword: Keyword }
  /** Attack dice "when attacking": neither counterattacks nor parting blows (R11.9, R12.9). */
  | { readonly kind: 'dice'; readonly amount: number; readonly when: DiceCondition }
  | { readonly kind: 'moves'; readonly amount: number }
  /** Terrain that ends moves does not end its own. */
  | { readonly kind: 'ignoresStops'; readonly during: 'move' | 'pursuit' }
  | { readonly kind: 'flanks' }
  /** More hits for each valor rolled, whether or not valor hits the target. */
  | { readonly kind: 'valorHits'; readonly amount: number }
  /** Each valor that hits counts two hits. */
  | { readonly kind: 'valorDoubles' }
  /** Enemy cavalry cannot ignore its valor results. */
  | { readonly kind: 'valorPierces' }
  /** Each morale result is also a hit. */
  | { readonly kind: 'moraleHits' }
  | { readonly kind: 'noCounterattack' }
  /** For the rest of the turn its house's morale rises for each enemy unit forced back two hexes or more. */
  | { readonly kind: 'dreaded' }
  /** Ignores all morale results. */
  | { readonly kind: 'unshaken' }
  /** Added to the capture value of a commander it attacks. */
  | { readonly kind: 'captureValue'; readonly amount: number }
  | { readonly kind: 'keepsCards'; readonly amount: number }
  /** If engaged, may remove the token before or after being ordered, without parting blow. */
  | { readonly kind: 'slipsAway' }
  /** Valor counts as green shield when it sets fires. */
  | { readonly kind: 'valorKindles' }
  /** Ordered and not attacking, it gives these dice to an adjacent unit ordered in the same turn. */
  | { readonly kind: 'support'; readonly dice: number };

export type ModifierKind = Modifier['kind'];

/** A modifier in force on certain units. */
export interface ActiveModifier {
  readonly modifier: Modifier;
  readonly units: readonly UnitId[];
  readonly until: 'attack' | 'turn' | 'round';
}

/** A modifier a commander's unit ability always gives: to his own unit, or to its neighbours. */
export interface Passive {
  readonly modifier: Modifier;
  readonly to: 'unit' | 'adjacentFriends';
  readonly where?: UnitFilter;
}
