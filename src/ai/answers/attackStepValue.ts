import type { AttackTask } from '../../model/task';
import { bestReroll } from '../../rules';
import { unitOf } from '../../rules/game';
import { bestBlow, blowFrom } from '../bestBlow';
import { because, times } from '../scorer';
import { standValue } from '../stand';
import { formOf, strikeValue } from '../strike';
import type { Valuer } from '../valuer';
import { WEIGHTS } from '../weights';
import { thrift } from '../worth';

const FORBIDDEN_BLOW = 0.4;

/** The choices within an attack (R11). */
export const attackStepValue: Valuer<AttackTask> = (mind, task, option, reasons) => {
  const { game } = mind;
  const attacker = unitOf(game, task.attacker);
  switch (option.type) {
    case 'reroll':
      return because(reasons, 'losses', bestReroll(game, task, task.faces) === option.face ? 1 : -1);
    case 'advance':
    case 'pursue': {
      const here = times(-1, reasons, (noted) => standValue(mind, attacker, attacker.hex, noted));
      const blow = option.type === 'pursue' ? blowFrom(mind, attacker.id, option.to, reasons) : 0;
      return standValue(mind, attacker, option.to, reasons) + here + blow;
    }
    case 'attack':
      return strikeValue(mind, attacker, unitOf(game, option.target), formOf(attacker), reasons);
    case 'accept':
      // To stand, and to strike back, are the right of the stalwart (R15.7).
      return because(reasons, task.step === 'counterattack' ? 'losses' : 'support', 1);
    case 'commit': {
      if (task.step === 'forbid') return because(reasons, 'counterattack', FORBIDDEN_BLOW);
      const price = because(reasons, 'economy', -WEIGHTS.committedBlow * thrift(game));
      // A further attack may fall on anybody, or on nobody any more; what is prepared is meant for the target.
      if (task.step === 'again') return price + bestBlow(mind, attacker, reasons);
      return price + strikeValue(mind, attacker, unitOf(game, task.target), formOf(attacker), reasons);
    }
    case 'choose':
      // Dice lent are free; places are changed only by a commander whose men are few.
      return because(reasons, 'support', task.step === 'join' || unitOf(game, task.target).figures < 2 ? 1 : -1);
    default:
      return 0;
  }
};
