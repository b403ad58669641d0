/**
 * How much the opponents make of things that no scorer has a weight for, in figures of a green unit where nothing else is
 * said. Found by letting knights of slightly different weights play each other.
 */
export const WEIGHTS = {
  // What things are worth.
  point: 2.5,
  victory: 30,
  commander: 3.3,
  /** A commander whose capture wins, or shares in it. */
  leader: 13,
  /** The part of a unit's worth that goes with its figures; the rest goes with its last one. */
  inFigures: 0.7,
  /** A step of morale where nobody can be routed, at the middle of the track, and for each step nearer to the rout. */
  moraleSafe: 0.26,
  morale: 0.87,
  moraleStep: 0.16,

  // How goals pull: shares of their worth.
  /** With each hex of the way. */
  decay: 0.8,
  /** Through a hex that ends marches, and through one where a friend stands. */
  slowed: 0.65,
  barred: 0.88,
  untaken: 0.97,
  guard: 0.39,
  quietGuard: 0.062,
  /** Where a friend stands already, there is less to do. */
  occupied: 0.32,
  /** In hexes: an enemy so near may be coming for it. */
  near: 3,
  /** Before the first round; the rest comes with the last. */
  early: 0.38,
  /** Every row forward, where rows earn points, in points. */
  rowForward: 0.1,

  // What is feared.
  /** Whoever has to come first may be stopped on the way. */
  afterMove: 0.35,
  /** Not all enemies will be ordered before the unit can answer. */
  spent: 0.46,
  /** More hits at once nobody plans for. */
  mostHits: 6.1,

  // What a turn costs.
  /** A command token kept may give the advantage in the next round (R4.1). */
  commandToken: 0.25,
  giftOfDice: 0.29,
  gift: 0.12,
  /** Each further order of a card, which makes the next one better. */
  laterOrders: 1.4,
  orderToken: 0.2,
  valorToken: 0.48,
  /** Of a token's cost, where it is not the only one left. */
  surplus: 1.2,
  rallied: 1.1,
  /** A commitment ability is there once a battle (R6.4). */
  commitment: 1.6,
  committedBlow: 1.5,
  pass: -0.03,
};
