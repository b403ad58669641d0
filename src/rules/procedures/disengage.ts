import type { DisengageTask } from '../../model/task';
import { isBurning } from '../board/standing';
import { removeEngagement } from '../combat/engagement';
import { newAttack } from '../combat/newAttack';
import { unitOf } from '../game';
import { forbid, mayForbid } from '../forbid';
import { DONE, begin, procedure } from '../procedure';

/** A unit leaves the one it was engaged with: first the token goes, then the parting blow falls (R12.5, R12.6). */
export const disengage = procedure<DisengageTask>({
  leave: {
    run(game, task) {
      removeEngagement(game, unitOf(game, task.unit));
      game.events?.push({ type: 'disengaged', unit: task.unit, from: task.foe });
      // R17.2: who stands in fire strikes nobody.
      return isBurning(game, unitOf(game, task.foe).hex) ? DONE : undefined;
    },
  },
  partingBlow: {
    decider: (game, task) => unitOf(game, task.foe).side,
    options: () => [{ type: 'accept' }, { type: 'decline' }],
    answer(game, task, action) {
      if (action.type === 'accept') return mayForbid(game, task.unit).length > 0 ? 'forbid' : 'strike';
      game.events?.push({ type: 'answerDeclined', unit: task.foe, form: 'parting' });
      return DONE;
    },
  },
  strike: {
    run(game, task) {
      begin(game, newAttack(game, 'parting', task.foe, task.unit));
      return DONE;
    },
  },
  forbid: {
    decider: (game, task) => unitOf(game, task.unit).side,
    options: (game, task) => mayForbid(game, task.unit),
    answer: (game, task, action) => (forbid(game, task.foe, action) ? DONE : 'strike'),
  },
});
