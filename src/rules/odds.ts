import { DIE, FACE_COUNT } from '../model/dice';
import type { GameState } from '../model/state';
import type { AttackForm } from '../model/task';
import type { Unit, UnitId } from '../model/unit';
import { RANKS } from '../model/unit';
import { UNITS } from '../content/units';
import { distance } from './board/geometry';
import { isBurning } from './board/standing';
import type { Blow } from './combat/attackDice';
import { foeOf } from './combat/engagement';
import { bestRerollOf, tallyReroll } from './combat/reroll';
import { faceCounts, rollTable } from './combat/rollTable';
import type { Stakes, Tally } from './combat/stakes';
import { emptyTally, stakesOf, tallyOutcome, tallyRoll } from './combat/stakes';
import { HOUNDS_RANGE } from './combat/targets';
import type { Game } from './game';
import { gameOf, isOnBoard, unitOf } from './game';
import { hasKeyword } from './modifiers/keyword';
import { hasModifier } from './modifiers/modifiersOn';

export { bestReroll } from './combat/reroll';

/** An attack to be judged; what is left out follows from the position. */
export interface ConsideredAttack {
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly form?: AttackForm;
  readonly flanking?: boolean;
  readonly supporters?: readonly UnitId[];
}

/** Exact chances of what an attack does to its target. */
export interface AttackOdds {
  readonly form: AttackForm;
  readonly flanking: boolean;
  /** `null` where the first die of the hounds decides (R15.8). */
  readonly dice: number | null;
  /** By number of hits, after cover and toughness; those of blocked retreats are left out. */
  readonly hits: readonly number[];
  readonly expectedHits: number;
  /** At k: it loses at least k ordinary figures. */
  readonly losses: readonly number[];
  readonly eliminated: number;
  /** The same as `eliminated` for a commander's unit (R6.3), 0 for any other. */
  readonly captured: number;
  /** It survives and leaves its hex. */
  readonly retreats: number;
  /** It survives in its hex and may counterattack (R11.9). */
  readonly counterattack: number;
}

/**
 * The chances of an attack from the position as it is; `null` where there is no such attack: not between enemies on the
 * board, out of range, or from a fire. Sight and orders are not looked at, nor the parting blow that an engaged attacker
 * may suffer first (R12.5).
 */
export function attackOdds(state: GameState, { unit, target, ...said }: ConsideredAttack): AttackOdds | null {
  const game = gameOf(state);
  const attacker = unitOf(game, unit);
  const enemy = unitOf(game, target);
  if (attacker.side === enemy.side || !isOnBoard(attacker) || !isOnBoard(enemy)) return null;
  const range = distance(game.geometry, attacker.hex, enemy.hex);
  const form = said.form ?? likelyForm(game, attacker, range);
  if (range > rangeOf(attacker, form) || isBurning(game, attacker.hex)) return null;
  const flanking = said.flanking ?? isFlanking(game, form, attacker, enemy);
  return oddsOf(game, { ...said, form, attacker: unit, target, flanking });
}

function likelyForm(game: Game, attacker: Unit, range: number): AttackForm {
  if (attacker.class === 'ranged') return 'ranged';
  return range > 1 && hasKeyword(game, attacker, 'warHounds') ? 'hounds' : 'melee';
}

const rangeOf = (attacker: Unit, form: AttackForm): number =>
  form === 'hounds' ? HOUNDS_RANGE.most : form === 'ranged' ? UNITS[attacker.type].range : 1;

/** R12.4; an attacker engaged with a third unit has disengaged by then (R12.8). */
function isFlanking(game: Game, form: AttackForm, attacker: Unit, target: Unit): boolean {
  if (form !== 'melee' && form !== 'ranged') return false;
  if (hasModifier(game, attacker, 'flanks')) return true;
  const foe = form === 'melee' ? foeOf(game, target) : null;
  return foe !== null && foe.id !== attacker.id;
}

/**
 * The chances of a blow. The attacker rerolls as `bestReroll` says; the target ignores morale results whenever it may.
 * Blocked steps of a retreat towards its own edge count as hits (R13.2); that a retreat goes another way by the optional
 * rule, and that Robb may change places when hit, is left out.
 */
export function oddsOf(game: Game, blow: Blow): AttackOdds {
  const tally = emptyTally();
  const stakes = stakesOf(game, blow);
  const isOpen = blow.form === 'hounds' && blow.rank === undefined;
  if (isOpen) tallyHounds(tally, game, blow, stakes);
  else tallyBlow(tally, stakes, blow.flanking, 1);

  const target = unitOf(game, blow.target);
  const hits = Array.from(tally.hits, (chance: number | undefined) => chance ?? 0);
  const losses = Array.from({ length: stakes.figures + 1 }, (_, lost) => tally.losses[lost] ?? 0);
  for (let lost = stakes.figures - 1; lost >= 0; lost--) losses[lost]! += losses[lost + 1]!;
  return {
    form: blow.form,
    flanking: blow.flanking,
    dice: isOpen ? null : stakes.dice,
    hits,
    expectedHits: hits.reduce((sum, chance, count) => sum + chance * count, 0),
    losses,
    eliminated: tally.eliminated,
    captured: target.commander === null ? 0 : tally.eliminated,
    retreats: tally.retreats,
    counterattack: mayCounterattack(game, blow, target) ? Math.max(0, 1 - tally.eliminated - tally.retreats) : 0,
  };
}

const mayCounterattack = (game: Game, { form }: Blow, target: Unit): boolean =>
  form === 'melee' &&
  hasKeyword(game, target, 'stalwart') &&
  !hasModifier(game, target, 'noCounterattack') &&
  !isBurning(game, target.hex);

function tallyBlow(tally: Tally, stakes: Stakes, flanking: boolean, chance: number): void {
  if (flanking) {
    for (const roll of faceCounts(stakes.dice)) {
      tallyReroll(tally, stakes, chance * roll.chance, roll.counts, bestRerollOf(stakes, roll.counts));
    }
    return;
  }
  const { dice, mostHits, chances } = rollTable(stakes.perFace, stakes.dice);
  for (let hits = 0; hits <= mostHits; hits++) {
    for (let morale = 0; morale <= dice; morale++) {
      const share = chances[hits * (dice + 1) + morale]!;
      if (share > 0) tallyRoll(tally, stakes, chance * share, hits, morale);
    }
  }
}

/** R15.8: the first die gives the rank to attack with, or one step or one hit that nothing ignores. */
function tallyHounds(tally: Tally, game: Game, blow: Blow, stakes: Stakes): void {
  for (const rank of RANKS) {
    tallyBlow(tally, stakesOf(game, { ...blow, rank }), blow.flanking, FACE_COUNT[rank] / DIE.length);
  }
  tallyOutcome(tally, stakes, FACE_COUNT.morale / DIE.length, 0, 1);
  tallyOutcome(tally, stakes, FACE_COUNT.valor / DIE.length, 1, 0);
}
