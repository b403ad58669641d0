import type { EffectsTask } from '../../model/task';
import { unitOf } from '../../rules/game';
import { effectOn } from '../effectValue';
import { because } from '../scorer';
import { standValue } from '../stand';
import { blowFrom } from '../bestBlow';
import { fieldOf } from '../mind';
import type { Valuer } from '../valuer';

/** Whom an effect falls on (R9.3). */
export const effectStepValue: Valuer<EffectsTask> = (mind, task, option, reasons) => {
  const [effect] = task.effects;
  switch (option.type) {
    case 'choose': {
      const unit = unitOf(mind.game, option.unit);
      return because(reasons, 'cardEffect', effect !== undefined && 'on' in effect ? effectOn(mind, effect, unit) : 1);
    }
    case 'move': {
      const unit = unitOf(mind.game, option.unit);
      const gain = (hex: number): number => standValue(mind, unit, hex, null) + blowFrom(mind, unit.id, hex);
      return because(reasons, 'cardEffect', gain(option.to) - gain(unit.hex));
    }
    case 'chooseHex':
      return because(reasons, 'fire', 0.1 + (fieldOf(mind).burn.get(option.hex) ?? 0));
    case 'chooseDirection':
      return because(reasons, 'fire', 0.1);
    default:
      return 0;
  }
};
