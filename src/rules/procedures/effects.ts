import type { Hex } from '../../model/hex';
import type { EffectsTask } from '../../model/task';
import type { Draft } from '../draft';
import { answered } from '../answered';
import { commanderState } from '../board/zone';
import { affected, effectChoices } from '../effects/choices';
import type { ActingEffect } from '../effects/handlers';
import { applyEffect } from '../effects/handlers';
import { setFire } from '../fire';
import type { Game } from '../game';
import { unitOf } from '../game';
import { DONE, procedure } from '../procedure';
import { safeWay } from '../special/safeWay';
import { travel } from '../special/travel';

/** The effects of a tactic, of a command that orders nobody, or of a commitment ability, one after another. */
export const effects = procedure<EffectsTask>({
  next: {
    run(game, task) {
      const effect = task.effects[0];
      if (effect === undefined) return DONE;
      task.hexes = [];
      task.direction = null;
      const falls = 'on' in effect && effect.on.count === 'all';
      task.chosen = falls ? affected(game, effect, commanderState(game, task.commander)).map(({ id }) => id) : [];
      if (effect.kind === 'bespoke' && effect.name === 'fanTheFlames') fanAll(game);
      return undefined;
    },
  },
  choose: {
    decider: (_, task) => task.side,
    options: (game, task) => [...choices(game, task), { type: 'done' }],
    answer(game, task, action) {
      if (action.type === 'choose') task.chosen.push(action.unit);
      else if (action.type === 'chooseDirection') task.direction = action.direction;
      else if (action.type === 'chooseHex') task.hexes.push(action.hex);
      else if (action.type === 'move') shift(game, task, answered(action, 'move'));
      else return undefined;
      return 'choose';
    },
  },
  apply: {
    run(game, task) {
      const effect = task.effects.shift() as ActingEffect;
      const commander = game.state.commanders.find(({ id }) => id === task.commander)!;
      // Read off before it acts: what it begins may come back to this task.
      applyEffect(game, effect, task, commander);
      return 'next';
    },
  },
});

const choices = (game: Game, task: EffectsTask) =>
  effectChoices(game, task.effects[0]!, task, commanderState(game, task.commander));

function shift(game: Game, task: Draft<EffectsTask>, { unit: id, to }: { unit: number; to: Hex }): void {
  const unit = unitOf(game, id);
  const { hexes } = task.effects[0] as Extract<ActingEffect, { kind: 'shift' }>;
  const { path } = safeWay(game, unit, hexes, to);
  travel(game, unit, path, 'shift');
  const turn = game.state.turn!;
  turn.shifts = [...(turn.shifts ?? []), { unit: id, hexes: path.length - 1 }];
  task.chosen.push(id);
}

function fanAll(game: Game): void {
  for (const hex of Object.keys(game.state.fires)) setFire(game, Number(hex), 1, true);
}
