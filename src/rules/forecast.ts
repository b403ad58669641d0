import type { DiceReason } from '../model/event';
import type { Hex } from '../model/hex';
import type { GameState } from '../model/state';
import type { Keyword, UnitId } from '../model/unit';
import { isBurning } from './board/standing';
import { moveUnit } from './board/moveUnit';
import { attackDice } from './combat/attackDice';
import { isFlanking } from './combat/attackSteps';
import { foeOf } from './combat/engagement';
import { shelterOf } from './combat/hits';
import { stakesOf } from './combat/stakes';
import { targetsOf } from './combat/targets';
import type { Game } from './game';
import { gameOf, unitOf } from './game';
import { keywordLevel } from './modifiers/keyword';
import { hasModifier } from './modifiers/modifiersOn';
import type { AttackOdds, ConsideredAttack } from './odds';
import { attackOdds } from './odds';
import { orderOf } from './order';
import { ownGame } from './ownGame';

/** What stands against an attack, or comes back of it. */
export type Obstacle =
  | { readonly kind: 'partingBlow'; readonly foe: UnitId }
  | { readonly kind: 'keyword'; readonly keyword: Keyword; readonly level: number }
  | { readonly kind: 'cover'; readonly level: number }
  | { readonly kind: 'unshaken' | 'cornered' };

/** An attack before it is made: its chances, where its dice come from, and what may answer. */
export interface Forecast extends ConsideredAttack {
  readonly odds: AttackOdds;
  readonly reasons: readonly DiceReason[];
  readonly obstacles: readonly Obstacle[];
}

/** What an attack from the position as it is would do; `null` where there is no such attack. */
export function forecast(state: GameState, attack: ConsideredAttack): Forecast | null {
  const odds = attackOdds(state, attack);
  if (odds === null) return null;
  const game = gameOf(state);
  const blow = { ...attack, form: odds.form, flanking: odds.flanking, attacker: attack.unit };
  const reasons = odds.dice === null ? [] : attackDice(game, blow).reasons;
  return { ...attack, odds, reasons, obstacles: obstaclesOf(game, attack, odds) };
}

/** The keywords of a target that bear on the dice, in the order of R11.7. */
const DEFENCES: readonly Keyword[] = ['heavyArmor', 'toughness', 'stalwart'];

function obstaclesOf(game: Game, { unit, target }: ConsideredAttack, { form, flanking, dice }: AttackOdds): Obstacle[] {
  const [attacker, enemy] = [unitOf(game, unit), unitOf(game, target)];
  const blow = { form, flanking, attacker: unit, target };
  const obstacles: Obstacle[] = [];
  const foe = form === 'melee' ? foeOf(game, attacker) : null;
  // R12.5, R17.2: it leaves its foe first, who strikes unless he stands in fire.
  if (foe !== null && foe.id !== target && !isBurning(game, foe.hex)) obstacles.push({ kind: 'partingBlow', foe: foe.id });
  for (const keyword of DEFENCES) {
    const level = keywordLevel(game, enemy, keyword);
    if (level > 0) obstacles.push({ kind: 'keyword', keyword, level });
  }
  const cover = shelterOf(game, blow) - keywordLevel(game, enemy, 'toughness');
  if (cover > 0) obstacles.push({ kind: 'cover', level: cover });
  if (form === 'parting' || hasModifier(game, enemy, 'unshaken')) obstacles.push({ kind: 'unshaken' });
  // R13.2: every step that it cannot take is a hit.
  else if (dice !== 0 && stakesOf(game, blow).room === 0) obstacles.push({ kind: 'cornered' });
  return obstacles;
}

/** What a unit could attack from the hex it may move to now; none where it goes too far for that (R5.2). */
export function forecastsFrom(state: GameState, { unit, to }: { readonly unit: UnitId; readonly to: Hex }): Forecast[] {
  const game = ownGame(gameOf(state), null);
  const orders = state.agenda.findLast(({ kind }) => kind === 'orders');
  if (orders?.kind !== 'orders' || orders.attackFirst || orderOf(game, unit) === undefined) return [];
  moveUnit(game, unit, to, false);
  const order = orderOf(game, unit)!;
  if (order.isDone || order.attacks === 0) return [];
  return targetsOf(game, unitOf(game, unit)).flatMap((target) => forecast(game.state, { unit, target }) ?? []);
}

/** The attack that the pending decision is about: one being prepared, or the answer to one; `null` where it is not. */
export function pendingForecast(state: GameState): Forecast | null {
  const task = state.agenda[state.agenda.length - 1];
  if (task?.kind === 'disengage') return forecast(state, { unit: task.foe, target: task.unit, form: 'parting' });
  if (task?.kind !== 'attack') return null;
  const { step, form, attacker, target, supporters } = task;
  if (step === 'prepare' || step === 'join') {
    return forecast(state, { unit: attacker, target, form, flanking: isFlanking(gameOf(state), task), supporters });
  }
  const isAnswered = step === 'counterattack' || step === 'forbid';
  return isAnswered ? forecast(state, { unit: target, target: attacker, form: 'counter' }) : null;
}
