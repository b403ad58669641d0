import type { Face } from '../../model/dice';
import type { Edge, Hex } from '../../model/hex';
import type { Unit } from '../../model/unit';
import { isBurning, isFree } from '../board/standing';
import type { Game } from '../game';
import { unitOf } from '../game';
import { hasKeyword } from '../modifiers/keyword';
import { hasModifier } from '../modifiers/modifiersOn';
import type { Blow } from './attackDice';
import { diceCount } from './attackDice';
import { captureValueOf, hitsPerFace, shelterOf } from './hits';

/** All that the outcome of an attack depends on, but for the roll. */
export interface Stakes {
  readonly dice: number;
  readonly perFace: Readonly<Record<Face, number>>;
  /** Hits the target ignores (R15.4). */
  readonly shelter: number;
  /** Ordinary figures of the target. */
  readonly figures: number;
  /** Hits that eliminate it, a commander's capture included (R6.3). */
  readonly lethal: number;
  /** Morale results it ignores (R15.7); Infinity for all. */
  readonly ignoredMorale: number;
  /** Hexes it can retreat, up to one a die; each step more is a hit (R13.2). */
  readonly room: number;
}

export function stakesOf(game: Game, blow: Blow): Stakes {
  const target = unitOf(game, blow.target);
  const dice = diceCount(game, blow);
  return {
    dice,
    perFace: hitsPerFace(game, blow),
    shelter: shelterOf(game, blow),
    figures: target.figures,
    lethal: target.figures + captureValueOf(game, blow, target),
    ignoredMorale: ignoredMorale(game, blow, target),
    // Hounds can force a step without any attack dice (R15.8).
    room: isBurning(game, target.hex)
      ? 0
      : retreatRoom(game, target.hex, game.state.plan.edges[target.side], Math.max(1, dice)),
  };
}

function ignoredMorale(game: Game, blow: Blow, target: Unit): number {
  // R12.6: morale results of parting blows are ignored.
  if (blow.form === 'parting' || hasModifier(game, target, 'unshaken')) return Infinity;
  return hasKeyword(game, target, 'stalwart') ? 1 : 0;
}

/** The longest way towards the own edge, up to so many hexes (R13.1). */
function retreatRoom(game: Game, from: Hex, edge: Edge, wanted: number): number {
  let longest = 0;
  for (const next of game.geometry.towards[edge][from]!) {
    if (longest === wanted || !isFree(game, next)) continue;
    longest = Math.max(longest, wanted === 1 ? 1 : 1 + retreatRoom(game, next, edge, wanted - 1));
  }
  return longest;
}

/** Chances so far. */
export interface Tally {
  /** By number of hits after shelter, those of blocked retreats left out. */
  readonly hits: number[];
  /** By number of ordinary figures lost, to whatever hits. */
  readonly losses: number[];
  eliminated: number;
  /** It lives and left its hex. */
  retreats: number;
}

export const emptyTally = (): Tally => ({ hits: [], losses: [], eliminated: 0, retreats: 0 });

/** Adds one outcome: hits after shelter, and steps of retreat that are not ignored. */
export function tallyOutcome(tally: Tally, stakes: Stakes, chance: number, hits: number, steps: number): void {
  tally.hits[hits] = (tally.hits[hits] ?? 0) + chance;
  // R13.3: blocked steps count together with the hits.
  const total = hits + Math.max(0, steps - stakes.room);
  const lost = Math.min(total, stakes.figures);
  tally.losses[lost] = (tally.losses[lost] ?? 0) + chance;
  if (total >= stakes.lethal) tally.eliminated += chance;
  else if (steps > 0 && stakes.room > 0) tally.retreats += chance;
}

/** Adds one roll, given as hits before shelter and morale results. */
export function tallyRoll(tally: Tally, stakes: Stakes, chance: number, hits: number, morale: number): void {
  const steps = Math.max(0, morale - stakes.ignoredMorale);
  tallyOutcome(tally, stakes, chance, Math.max(0, hits - stakes.shelter), steps);
}
