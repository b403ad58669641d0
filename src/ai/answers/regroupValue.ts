import type { Face } from '../../model/dice';
import type { RegroupTask } from '../../model/task';
import { cardOf } from '../../content/cards';
import type { Effect } from '../../model/effect';
import { because } from '../scorer';
import type { Valuer } from '../valuer';
import { moraleLoss } from '../../model/morale';

/** Valor orders anybody (R8.1), morale raises or rallies (R8.2). */
const TOKEN_WORTH: Readonly<Record<Face, number>> = { valor: 1, morale: 0.8, red: 0.5, blue: 0.6, green: 0.7 };
/** Units that "all" is worth, on average. */
const ALL = 3;

/** What to keep, and whether to recover (R4.4). */
export const regroupValue: Valuer<RegroupTask> = (mind, _task, option, reasons) => {
  switch (option.type) {
    case 'keepCard': {
      const { commands, tactic } = cardOf(option.card);
      const value = commands.flatMap(({ effects }) => effects).reduce((sum, effect) => sum + worthOf(effect), 0);
      return because(reasons, 'cardEffect', value + (tactic === null ? 0 : 0.5));
    }
    case 'keepToken':
      return because(reasons, 'economy', TOKEN_WORTH[option.token]);
    case 'accept':
      return because(reasons, 'morale', moraleLoss(mind.game.state.morale, mind.side) > 0 ? 1 : -1);
    default:
      return 0;
  }
};

function worthOf(effect: Effect): number {
  if (effect.kind === 'order') return effect.count === 'all' ? ALL : effect.count;
  return effect.kind === 'bestow' ? 0.8 : 1.2;
}
