import { OFF_BOARD } from '../../model/hex';
import type { Refusal } from '../../model/refusal';
import { enemyOf } from '../../model/side';
import type { Unit, UnitId } from '../../model/unit';
import { UNITS } from '../../content/units';
import { distance } from '../board/geometry';
import type { Look } from '../board/sight';
import { sightObstacles } from '../board/sight';
import { isBurning } from '../board/standing';
import { areAdjacent } from '../board/zone';
import { foeOf, isEngaged } from '../combat/engagement';
import { HOUNDS_RANGE, lookOf } from '../combat/targets';
import { committable } from '../commitment';
import type { Game } from '../game';
import { isOnBoard, unitOf } from '../game';
import { hasKeyword } from '../modifiers/keyword';
import { hasModifier } from '../modifiers/modifiersOn';
import { orderOf } from '../order';
import type { Obstacle } from './attempt';
import { refuse } from './attempt';
import { withoutAttack, withoutOrder } from './unitObstacles';

/** R10, R11, R12.5 */
export const attackObstacle: Obstacle<'attack'> = (occasion, { unit: id, target }) => {
  const { game, task } = occasion;
  const unit = unitOf(game, id);
  // R15.2: in a pursuit the unit that pursued attacks, and no other.
  const isOther = task.kind === 'attack' && id !== task.attacker;
  const idle = isOther ? refuse('R15.2', 'notMeant', { unit: id }) : task.kind === 'attack' ? null : withoutAttack(occasion, id);
  if (idle !== null) return idle;
  if (isBurning(game, unit.hex)) return refuse('R17.2', 'inFire', { unit: id, hex: unit.hex });
  const foe = foeOf(game, unit);
  const barred = noEnemy(game, unit, target);
  if (barred !== null) return barred;
  if (foe !== null && unit.class === 'ranged') return refuse('R12.5', 'engagedElsewhere', { unit: foe.id });
  return aimObstacle(game, unit, unitOf(game, target), 1, UNITS[unit.type].range, lookOf(game, unit), 'R10.1');
};

/** R15.8 */
export const houndsObstacle: Obstacle<'hounds'> = (occasion, { unit: id, target }) => {
  const { game } = occasion;
  const idle = withoutAttack(occasion, id);
  if (idle !== null) return idle;
  const unit = unitOf(game, id);
  const order = orderOf(game, id)!;
  const isHisHound = committable(game, unit.side, 'insteadOfAttack').some((commander) => commander.unit === id);
  if (order.hasAttacked) return refuse('R11.1', 'noAttackLeft', { unit: id });
  if (!isHisHound && !hasKeyword(game, unit, 'warHounds')) return refuse('R15.8', 'noSuchAbility', { unit: id });
  if (!isHisHound && order.hasMoved) return refuse('R15.8', 'hasMoved', { unit: id });
  if (isBurning(game, unit.hex)) return refuse('R17.2', 'inFire', { unit: id, hex: unit.hex });
  if (isEngaged(game, unit)) return refuse('R15.8', 'engaged', { unit: foeOf(game, unit)!.id });
  const least = isHisHound ? 1 : HOUNDS_RANGE.least;
  return (
    noEnemy(game, unit, target) ??
    aimObstacle(game, unit, unitOf(game, target), least, HOUNDS_RANGE.most, enemyOf(unit.side), 'R15.8')
  );
};

/** A commander's ability, to lend dice instead of attacking (R6.2). */
export const supportObstacle: Obstacle<'support'> = (occasion, { unit: id, target }) => {
  const { game } = occasion;
  const idle = withoutOrder(occasion, id, 'R11.1');
  if (idle !== null) return idle;
  const unit = unitOf(game, id);
  const { hasAttacked, isDone } = orderOf(game, id)!;
  if (!hasModifier(game, unit, 'support')) return refuse('R6.2', 'noSuchAbility', { unit: id });
  if (hasAttacked) return refuse('R11.1', 'noAttackLeft', { unit: id });
  if (isDone) return refuse('R9.6', 'orderEnded', { unit: id });
  const idleTarget = withoutAttack(occasion, target);
  if (idleTarget !== null) return idleTarget;
  return areAdjacent(game, unit, unitOf(game, target)) ? null : refuse('R6.2', 'notAdjacent', { unit: target });
};

/** R11.2: a target is an enemy on the board. */
function noEnemy(game: Game, unit: Unit, target: UnitId): Refusal | null {
  const other = unitOf(game, target);
  if (other.side === unit.side) return refuse('R11.2', 'friendly', { unit: target });
  return isOnBoard(other) ? null : refuse('R5.3', 'offBoard', { unit: target });
}

/** Range and sight; `rule` is the clause of the range. */
function aimObstacle(game: Game, unit: Unit, target: Unit, least: number, most: number, look: Look, rule: string): Refusal | null {
  const range = distance(game.geometry, unit.hex, target.hex);
  if (range > most) return refuse(rule, 'outOfRange', { unit: target.id });
  if (range < least) return refuse(rule, 'tooNear', { unit: target.id });
  // R10.3: along the rim one of the two lines runs off the field, but never both.
  const hex = sightObstacles(game, unit.hex, target.hex, look).find((obstacle) => obstacle !== OFF_BOARD);
  if (hex === undefined) return null;
  // A river stops none but hounds (R15.8); whoever stands in one is in everybody's way.
  const isRiver = look === enemyOf(unit.side) && game.terrain[hex] === 'river';
  return refuse(isRiver ? 'R15.8' : 'R10.2', 'noSight', { unit: target.id, hex });
}
