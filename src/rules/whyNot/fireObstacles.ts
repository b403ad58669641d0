import { isBurning } from '../board/standing';
import { canBurn } from '../fire';
import { NOBODY, unitAt, unitOf } from '../game';
import { hasKeyword } from '../modifiers/keyword';
import type { Obstacle } from './attempt';
import { refuse } from './attempt';
import { withoutAttack } from './unitObstacles';

/** R15.9, R17.9 */
export const scorchObstacle: Obstacle<'scorch'> = (occasion, { unit: id, hex }) => {
  const { game } = occasion;
  const idle = withoutAttack(occasion, id);
  if (idle !== null) return idle;
  const unit = unitOf(game, id);
  if (!hasKeyword(game, unit, 'scorchedEarth')) return refuse('R15.9', 'noSuchAbility', { unit: id });
  if (isBurning(game, unit.hex)) return refuse('R17.10', 'inFire', { unit: id, hex: unit.hex });
  if (!game.geometry.adjacent[unit.hex]!.includes(hex)) return refuse('R15.9', 'notAdjacent', { hex });
  if (unitAt(game, hex) !== NOBODY) return refuse('R17.9', 'occupied', { hex, unit: unitAt(game, hex) });
  // What could burn here is out of bounds by a special rule, or burns as high as it can.
  return refuse(canBurn(game, hex) && !isBurning(game, hex) ? 'R0.1' : 'R17.1', 'cannotBurn', { hex });
};

/** R17.3, R17.4 */
export const douseObstacle: Obstacle<'douse'> = (occasion, { unit: id, hex }) => {
  const { game } = occasion;
  const idle = withoutAttack(occasion, id);
  if (idle !== null) return idle;
  const unit = unitOf(game, id);
  if (!isBurning(game, hex)) return refuse('R17.4', 'notBurning', { hex });
  if (isBurning(game, unit.hex) && hex !== unit.hex) return refuse('R17.10', 'inFire', { unit: id, hex: unit.hex });
  return hex === unit.hex ? refuse('R17.3', 'hasMoved', { unit: id }) : refuse('R17.4', 'notAdjacent', { hex });
};
