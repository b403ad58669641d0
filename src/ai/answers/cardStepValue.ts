import type { CardTask } from '../../model/task';
import { cardOf } from '../../content/cards';
import { commanderState } from '../../rules/board/zone';
import { commandsValue } from '../cardValue';
import { effectValue } from '../effectValue';
import { orderValue } from '../orderPlan';
import { because } from '../scorer';
import type { Valuer } from '../valuer';

/** An order given for nothing leaves a unit spent. */
const SPENT = 0.01;

/** Commands, tactic and declared units of a card (R9.0). */
export const cardStepValue: Valuer<CardTask> = (mind, task, option, reasons) => {
  const commander = commanderState(mind.game, task.commander);
  switch (option.type) {
    case 'commands': {
      const commands = cardOf(task.card).commands.filter((_, index) => option.commands.includes(index));
      return commandsValue(mind, commands, commander, task.eligible, reasons);
    }
    case 'tactic': {
      const effects = cardOf(task.card).tactic?.effects ?? [];
      // What rallies is of use after the orders, everything else before them.
      const isTimely = effects.some(({ kind }) => kind === 'rally') === (option.timing === 'after');
      const value = effects.reduce((sum, effect) => sum + effectValue(mind, effect, commander), 0.1);
      return because(reasons, 'cardEffect', isTimely ? value : value * 0.9);
    }
    case 'choose':
      // Whoever has nothing to do had better stay ready.
      return orderValue(mind, option.unit, reasons) + because(reasons, 'economy', -SPENT);
    default:
      return 0;
  }
};
