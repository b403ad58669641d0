import type { Side } from '../model/side';
import type { UnitId } from '../model/unit';
import type { Game } from '../rules';
import type { GoalField } from './goalField';
import { goalFieldOf } from './goalField';
import type { ScorerName } from './scorer';
import { threatsTo } from './threats';

/**
 * One house thinking about one decision. The game is a copy of its own: units are put elsewhere to see what would be,
 * and put back.
 */
export interface Mind {
  readonly game: Game;
  readonly side: Side;
  readonly blindTo: ReadonlySet<ScorerName>;
  /** Worked out when first asked for. */
  field: GoalField | null;
  threats: Float64Array | null;
  /** What an order to a unit would be worth, as far as asked. */
  readonly orders: Map<UnitId, number>;
  /** What a unit is worth that stays where it is, its best blow from there included, as far as asked. */
  readonly stays: Map<UnitId, number>;
}

export const newMind = (game: Game, side: Side, blindTo: ReadonlySet<ScorerName>): Mind => ({
  game,
  side,
  blindTo,
  field: null,
  threats: null,
  orders: new Map<UnitId, number>(),
  stays: new Map<UnitId, number>(),
});

/** How much the goals of the battle pull to each hex. */
export const fieldOf = (mind: Mind): GoalField => (mind.field ??= goalFieldOf(mind.game, mind.side));

/** Dice to be expected on each hex if every enemy that can strikes there. */
export const threatAt = (mind: Mind, hex: number): number => (mind.threats ??= threatsTo(mind.game, mind.side))[hex] ?? 0;
