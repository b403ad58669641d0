import type { CommanderId } from '../../model/commander';
import type { Effect } from '../../model/effect';
import type { EffectsTask } from '../../model/task';
import type { Side } from '../../model/side';

/** Effects about to be carried out for a commander. */
export const newEffects = (side: Side, commander: CommanderId, effects: readonly Effect[]): EffectsTask => ({
  kind: 'effects',
  step: 'next',
  side,
  commander,
  effects: [...effects],
  chosen: [],
  hexes: [],
  direction: null,
});
