import type { OrderEffect } from '../../model/effect';
import type { Refusal } from '../../model/refusal';
import type { CardTask, SkirmishTask } from '../../model/task';
import type { UnitId } from '../../model/unit';
import { commanderState } from '../board/zone';
import { isBurning } from '../board/standing';
import { unitOf } from '../game';
import { orderOf } from '../order';
import { fitsOrder } from '../playCard';
import { choosingObstacle } from '../skirmish/commanders';
import { placingObstacle } from '../skirmish/placing';
import type { Obstacle, Occasion } from './attempt';
import { refuse } from './attempt';
import { effectObstacle } from './effectObstacle';
import { unitThatMustMove } from './moveObstacles';
import { foreignUnit, withoutAttack } from './unitObstacles';

/** A unit for an order, an effect, a coordinated attack, or to take a commander's place. */
export const chooseObstacle: Obstacle<'choose'> = (occasion, { unit }) => {
  const { task } = occasion;
  if (task.kind === 'card') return declareObstacle(occasion, unit);
  if (task.kind === 'effects') return effectObstacle(occasion, unit);
  const foreign = foreignUnit(occasion, unit, task.step === 'join' ? 'R11.1' : 'R6.4');
  if (foreign !== null) return foreign;
  return task.step === 'join' ? withoutAttack(occasion, unit) : refuse('R6.4', 'notMeant', { unit });
};

/** R9.3, R9.4, R9.7 */
function declareObstacle(occasion: Occasion, id: UnitId): Refusal {
  const { game } = occasion;
  const { eligible, commander: by, orders, declared } = occasion.task as CardTask;
  const order = orders[0] as OrderEffect;
  const foreign = foreignUnit(occasion, id, 'R9.3');
  if (foreign !== null) return foreign;
  if (orderOf(game, id) !== undefined) return refuse('R9.4', 'alreadyOrdered', { unit: id });
  const [unit, commander] = [unitOf(game, id), commanderState(game, by)];
  if (!unit.ready) return refuse('R9.3', 'spent', { unit: id });
  // Whom the first takes along need not be controlled, only adjacent.
  if (order.escort !== undefined && declared.length > 0) return refuse('R9.3', 'notAdjacent', { unit: id });
  // What counts is the zone as it was when the card was played.
  if (!eligible.includes(id)) return refuse('R9.3', 'notControlled', { unit: id, commander: by });
  // Besides what the card asks of every unit, it may ask what they have in common.
  const fitsAlone = fitsOrder(game, order, id, commander);
  return refuse(fitsAlone ? 'R9.7' : 'R9.3', 'notMeant', { unit: id });
}

/** Fires that a card fans, hexes that a special rule speaks of, or the place of a piece before a skirmish. */
export const chooseHexObstacle: Obstacle<'chooseHex'> = ({ game, task }, { hex }) => {
  if (task.kind === 'skirmish') return placingObstacle(game, task, hex);
  // At the start of a turn an empty hex is clicked on by whoever looks for what he can order.
  if (task.kind === 'turn') return refuse('R8.1', 'nothingThere', { hex });
  if (task.kind !== 'effects') return refuse('R3.1', 'notMeant', { hex });
  if (!isBurning(game, hex)) return refuse('R17.1', 'notBurning', { hex });
  return task.hexes.includes(hex) ? refuse('R17.1', 'alreadyChosen', { hex }) : null;
};

/** R19.2 */
export const chooseCommanderObstacle: Obstacle<'chooseCommander'> = ({ task }, { commander }) =>
  choosingObstacle(task as SkirmishTask, commander);

/** Where a player may not stop yet. */
export const doneObstacle: Obstacle<'done'> = ({ task }) => {
  const unit = unitThatMustMove(task);
  if (unit !== null) return refuse('R12.5', 'mustMove', { unit });
  if (task.kind === 'skirmish') return refuse('R19.2', 'atLeastOne');
  return task.kind === 'card' ? refuse('R9.7', 'atLeastOne', { card: task.card }) : null;
};
