import type { Hex } from '../../model/hex';
import type { Refusal } from '../../model/refusal';
import type { EffectsTask, Task } from '../../model/task';
import type { Unit, UnitId } from '../../model/unit';
import type { Draft } from '../draft';
import { reach, wayTo } from '../board/reach';
import { isBurning } from '../board/standing';
import { foeOf, isEngaged } from '../combat/engagement';
import type { Game } from '../game';
import { lookUp, unitOf } from '../game';
import { allowanceOf } from '../moveOptions';
import { orderOf } from '../order';
import type { Obstacle, Occasion } from './attempt';
import { refuse } from './attempt';
import { effectObstacle } from './effectObstacle';
import { hexObstacle } from './hexObstacle';
import { withoutOrder } from './unitObstacles';

/** R7, R16 */
export const moveObstacle: Obstacle<'move'> = (occasion, { unit: id, to }) => {
  const { game, task } = occasion;
  const unit = unitOf(game, id);
  if (task.kind === 'effects') {
    return effectObstacle(occasion, id) ?? (isBurning(game, unit.hex) ? inFire(unit) : null) ?? shiftObstacle(game, unit, to, task);
  }
  const idle = cannotSetOut(occasion, id);
  if (idle !== null) return idle;
  const foe = foeOf(game, unit);
  if (foe !== null) return refuse('R12.5', 'engaged', { unit: foe.id });
  const order = orderOf(game, id)!;
  return wayObstacle(game, unit, to, allowanceOf(game, unit, order));
};

/** R12.5 */
export const disengageObstacle: Obstacle<'disengage'> = (occasion, { unit: id }) => {
  const unit = unitOf(occasion.game, id);
  const idle = cannotSetOut(occasion, id);
  if (idle !== null) return idle;
  return isEngaged(occasion.game, unit) ? refuse('R12.5', 'noWay', { unit: id }) : refuse('R12.5', 'notEngaged', { unit: id });
};

/** R12.5: without a parting blow only by a card or an ability. */
export const slipAwayObstacle: Obstacle<'slipAway'> = (occasion, { unit: id }) => {
  const waiting = unitThatMustMove(occasion.task);
  if (waiting !== null) return refuse('R12.5', 'mustMove', { unit: waiting });
  const idle = withoutOrder(occasion, id);
  if (idle !== null) return idle;
  if (!isEngaged(occasion.game, unitOf(occasion.game, id))) return refuse('R12.5', 'notEngaged', { unit: id });
  return refuse('R12.5', 'noSuchAbility', { unit: id });
};

const inFire = ({ id, hex }: Unit): Refusal => refuse('R17.2', 'inFire', { unit: id, hex });

/** Why a unit does not begin a move, wherever it is to lead. */
function cannotSetOut(occasion: Occasion, id: UnitId): Refusal | null {
  const { game, task } = occasion;
  const waiting = unitThatMustMove(task);
  if (waiting !== null && waiting !== id) return refuse('R12.5', 'mustMove', { unit: waiting });
  const idle = withoutOrder(occasion, id);
  if (idle !== null) return idle;
  const { hasMoved, isDone } = orderOf(game, id)!;
  if (hasMoved) return refuse('R7.3', 'hasMoved', { unit: id });
  if (isDone) return refuse('R9.6', 'orderEnded', { unit: id });
  const unit = unitOf(game, id);
  return isBurning(game, unit.hex) ? inFire(unit) : null;
}

export const unitThatMustMove = (task: Task): UnitId | null => (task.kind === 'orders' ? task.mustMove : null);

function shiftObstacle(game: Game, unit: Unit, to: Hex, task: EffectsTask): Refusal | null {
  const effect = task.effects[0];
  if (effect?.kind !== 'shift') return refuse('R9.3', 'notAsked');
  const { hexes } = effect;
  return wayObstacle(game, unit, to, hexes);
}

/** Farther than any board is wide. */
const ANY_DISTANCE = 60;

/** What bars the way to a hex that is not among those reached. */
function wayObstacle(game: Game, unit: Unit, to: Hex, allowance: number): Refusal | null {
  if (to === unit.hex) return refuse('R7.1', 'standsThere', { unit: unit.id, hex: to });
  const barred = hexObstacle(game, to);
  if (barred !== null) return barred;
  const unhindered = withoutStops(game, unit);
  if (!reach(unhindered, unit, ANY_DISTANCE).includes(to)) return refuse('R7.2', 'noWay', { hex: to });
  if (!reach(unhindered, unit, allowance).includes(to)) return refuse('R7.1', 'tooFar', { hex: to });
  // Terrain alone makes the difference: it ends where the way leaves what was reached.
  const reached = reach(game, unit, allowance);
  const stop = wayTo(unhindered, unit, allowance, to).path.findLast((hex) => reached.includes(hex))!;
  return refuse('R7.4', 'terrainStops', { hex: stop });
}

/** The same game, in which terrain does not end this unit's move. */
function withoutStops(game: Game, unit: Unit): Game {
  const free = { modifier: { kind: 'ignoresStops', during: 'move' }, units: [unit.id], until: 'turn' } as const;
  const state = { ...game.state, modifiers: [...game.state.modifiers, free as Draft<typeof free>] };
  return lookUp(state, null);
}
