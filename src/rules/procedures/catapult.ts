import type { CatapultTask } from '../../model/task';
import { answered } from '../answered';
import { destroy } from '../combat/casualties';
import { isOnBoard, unitOf } from '../game';
import { DONE, procedure } from '../procedure';

/** Stones fall on a unit that entered a hex they aim at: one die a hex, and its own colour destroys it. */
export const catapult = procedure<CatapultTask>({
  roll: {
    when: (game, task) => task.hexes.length > 0 && isOnBoard(unitOf(game, task.unit)),
    chance: () => ({ kind: 'dice', count: 1 }),
    answer(game, task, action) {
      const unit = unitOf(game, task.unit);
      const face = answered(action, 'roll').faces[0]!;
      const hex = task.hexes.shift()!;
      const isHit = face === unit.rank;
      game.events?.push({ type: 'catapultShot', unit: unit.id, hex, face, isHit });
      if (isHit) destroy(game, unit);
      return 'roll';
    },
  },
  end: { run: () => DONE },
});
