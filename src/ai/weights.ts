/**
 * How much the opponents make of things that no scorer has a weight for, in figures of a green unit where nothing else is
 * said. Found by letting knights of slightly different weights play each other.
 */
export const WEIGHTS = {
  // What things are worth.
  point: 2.5,
  victory: 30,
  commander: 2.5,
  /** A commander whose capture wins, or shares in it. */
  leader: 13,
  /** The part of a unit's worth that goes with its figures; the rest goes with its last one. */
  inFigures: 0.53,
  /** A step of morale where nobody can be routed, at the middle of the track, and for each step nearer to the rout. */
  moraleSafe: 0.35,
  morale: 0.57,
  moraleStep: 0.16,

  // How goals pull: shares of their worth.
  /** With each hex of the way. */
  decay: 0.7,
  /** Through a hex that ends marches, and through one where a friend stands. */
  slowed: 0.8,
  barred: 0.72,
  untaken: 0.92,
  guard: 0.52,
  quietGuard: 0.05,
  /** Where a friend stands already, there is less to do. */
  occupied: 0.36,
  /** In hexes: an enemy so near may be coming for it. */
  near: 3,
  /** Before the first round; the rest comes with the last. */
  early: 0.4,
  /** Every row forward, where rows earn points, in points. */
  rowForward: 0.1,

  // What is feared.
  /** Whoever has to come first may be stopped on the way. */
  afterMove: 0.62,
  /** Not all enemies will be ordered before the unit can answer. */
  spent: 0.48,
  /** More hits at once nobody plans for. */
  mostHits: 3,

  // What a turn costs.
  /** A command token kept may give the advantage in the next round (R4.1). */
  commandToken: 0.18,
  giftOfDice: 0.29,
  gift: 0.115,
  /** Each further order of a card, which makes the next one better. */
  laterOrders: 1.2,
  orderToken: 0.31,
  valorToken: 0.46,
  /** Of a token's cost, where it is not the only one left. */
  surplus: 0.8,
  rallied: 0.8,
  /** A commitment ability is there once a battle (R6.4). */
  commitment: 1.65,
  committedBlow: 1.5,
  pass: -0.03,
};
