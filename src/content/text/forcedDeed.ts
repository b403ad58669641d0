import type { CardId } from '../../model/card';
import type { GameEvent } from '../../model/event';
import { cardOf } from '../cards';
import type { Scene, Text, UnitCalled } from './text';

type ChoiceForced = Extract<GameEvent, { readonly type: 'choiceForced' }>;

/** What a language has to name the only thing that could be done. */
interface DeedWords {
  readonly actions: Text['actions'];
  readonly card: Text['card'];
  readonly the: (unit: UnitCalled) => string;
}

/** What was taken, ready to follow a colon: the unit, the commands of a card, or the deed and its hex. */
export function forcedDeed({ action, card }: ChoiceForced, scene: Scene, { actions, card: told, the }: DeedWords): string {
  if (action.type === 'choose') return the(scene.unit(action.unit));
  if (action.type === 'commands' && card !== null) return commandsOf(card, action.commands, told);
  const deed = lowered(actions[action.type]);
  if ('to' in action) return `${deed} (${scene.hex(action.to)})`;
  return 'hex' in action ? `${deed} (${scene.hex(action.hex)})` : deed;
}

/** Without the full stop of the last one. */
function commandsOf(card: CardId, commands: readonly number[], told: Text['card']): string {
  const said = told(cardOf(card)).commands;
  return lowered(commands.map((command) => said[command]).join(' ')).replace(/\.$/, '');
}

const lowered = (words: string): string => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
