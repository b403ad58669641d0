import { COMMANDERS } from '../../content/commanders';
import { commanderState, isControlledBy } from '../board/zone';
import { unitOf } from '../game';
import type { Obstacle } from './attempt';
import { refuse } from './attempt';
import { unitThatMustMove } from './moveObstacles';

/** R6.4 */
export const commitObstacle: Obstacle<'commit'> = ({ game, side, task }, { commander: id }) => {
  const commander = commanderState(game, id);
  if (commander.side !== side) return refuse('R6.4', 'notYours', { commander: id });
  if (commander.captured) return refuse('R6.4', 'captured', { commander: id });
  if (commander.committed) return refuse('R6.4', 'alreadyCommitted', { commander: id });
  const { timing } = COMMANDERS[id].commitment;
  const waiting = unitThatMustMove(task);
  if (timing === 'ownTurn' && waiting !== null) return refuse('R12.5', 'mustMove', { unit: waiting });
  if (timing === 'ownTurn' && (task.kind === 'turn' || task.kind === 'orders')) {
    return refuse('R6.4', 'noEffect', { commander: id });
  }
  if (timing === 'beforeAttack' && task.kind === 'attack' && task.step === 'prepare') {
    const attacker = unitOf(game, task.attacker);
    return isControlledBy(game, attacker, commander)
      ? refuse('R6.4', 'notMeant', { commander: id, unit: attacker.id })
      : refuse('R6.4', 'notControlled', { commander: id, unit: attacker.id });
  }
  return refuse('R6.4', 'notTheTime', { commander: id });
};
