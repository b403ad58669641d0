import type { AttackTask, RetreatTask } from '../../model/task';
import type { Unit } from '../../model/unit';
import { directionBetween } from '../board/geometry';
import { isBurning } from '../board/standing';
import type { Game } from '../game';
import { isOnBoard, unitOf } from '../game';
import { hasKeyword } from '../modifiers/keyword';
import { hasModifier } from '../modifiers/modifiersOn';
import { foeOf, isEngaged } from './engagement';
import { captureValueOf } from './hits';

/** A melee attack by an unengaged unit on one engaged with another (R12.4), or one that counts as such. */
export function isFlanking(game: Game, task: AttackTask): boolean {
  if (task.form !== 'melee' && task.form !== 'ranged') return false;
  return [task.attacker, ...task.supporters].every((id) => flanks(game, unitOf(game, id), task));
}

function flanks(game: Game, unit: Unit, task: AttackTask): boolean {
  if (hasModifier(game, unit, 'flanks')) return true;
  return task.form === 'melee' && !isEngaged(game, unit) && isEngaged(game, unitOf(game, task.target));
}

/** The morale results the target has to suffer (R11.7). */
export function flagsOf(game: Game, task: AttackTask): number {
  if (task.ignoresMorale || hasModifier(game, unitOf(game, task.target), 'unshaken')) return 0;
  return task.faces.filter((face) => face === 'morale').length;
}

/** The retreat its morale results force on the target; hits of steps barred count with those of the attack (R13.3). */
export function retreatOf(game: Game, task: AttackTask): RetreatTask {
  const [attacker, target] = [unitOf(game, task.attacker), unitOf(game, task.target)];
  const isPushed = game.state.rules.directionalRetreat && foeOf(game, target)?.id === attacker.id && task.form === 'melee';
  return {
    kind: 'retreat',
    step: 'face',
    unit: target.id,
    left: task.flags,
    direction: isPushed ? directionBetween(game.geometry, attacker.hex, target.hex) : null,
    hits: task.hits,
    figures: task.figures,
    captureValue: captureValueOf(game, task, target),
    captor: attacker.id,
    stepped: 0,
  };
}

/** A retreat that no attack caused (R13.6). */
export const retreatByCard = (game: Game, unit: Unit, hexes: number): RetreatTask => ({
  kind: 'retreat',
  step: 'face',
  unit: unit.id,
  left: hexes,
  direction: null,
  hits: 0,
  figures: unit.figures,
  captureValue: captureValueOf(game, null, unit),
  captor: null,
  stepped: 0,
});

/** A Stalwart target of a melee attack that neither fell nor left its hex (R11.9). */
export function mayCounterattack(game: Game, task: AttackTask): boolean {
  const target = unitOf(game, task.target);
  return (
    task.form === 'melee' &&
    isOnBoard(target) &&
    target.hex === task.from &&
    !isBurning(game, target.hex) &&
    hasKeyword(game, target, 'stalwart') &&
    !hasModifier(game, target, 'noCounterattack')
  );
}
