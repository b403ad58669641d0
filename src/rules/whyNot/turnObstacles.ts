import { unitOf } from '../game';
import type { Obstacle } from './attempt';
import { refuse } from './attempt';
import { foreignUnit } from './unitObstacles';

/** R8.1 */
export const orderObstacle: Obstacle<'order'> = (occasion, { unit: id, token, count }) => {
  const { game, side } = occasion;
  const foreign = foreignUnit(occasion, id, 'R8.1');
  if (foreign !== null) return foreign;
  const unit = unitOf(game, id);
  if (!unit.ready) return refuse('R8.1', 'spent', { unit: id });
  const does = token === unit.rank || token === 'valor';
  if (count === 1 && !does) return refuse('R8.1', 'wrongToken', { unit: id });
  if (game.state.houses[side].pool[token] < count) return refuse('R8.1', 'notEnoughTokens');
  return refuse('R8.1', 'oneTokenIsEnough', { unit: id });
};

/** R8.2 */
export const rallyObstacle: Obstacle<'rally'> = (occasion, { unit: id }) => {
  const foreign = foreignUnit(occasion, id, 'R8.2');
  if (foreign !== null) return foreign;
  if (unitOf(occasion.game, id).ready) return refuse('R8.2', 'notSpent', { unit: id });
  return refuse('R8.2', 'notEnoughTokens');
};

export const raiseMoraleObstacle: Obstacle<'raiseMorale'> = () => refuse('R8.2', 'notEnoughTokens');

/** A commitment ability is not for a turn of passing. */
export const passObstacle: Obstacle<'pass'> = () => refuse('R6.4', 'mayNotPass');

/** R4.4 */
export const keepCardObstacle: Obstacle<'keepCard'> = ({ game, side }, { card }) =>
  game.state.houses[side].hand.includes(card) ? refuse('R4.4', 'alreadyChosen', { card }) : refuse('R4.4', 'notInHand', { card });

export const keepTokenObstacle: Obstacle<'keepToken'> = () => refuse('R4.4', 'notEnoughTokens');
