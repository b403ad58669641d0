import { cardOf } from '../../content/cards';
import type { Text } from '../../content/text/text';
import type { Action } from '../../model/action';
import type { GameState } from '../../model/state';
import { underWay } from '../../rules';

/** What an option would do, where its name alone does not tell: an ability or a tactic, in the words of its card. */
export function optionMeaning(option: Action, state: GameState, text: Text): string | null {
  if (option.type === 'chooseCommander') return text.commanders[option.commander].ability;
  if (option.type === 'commit') return text.commanders[option.commander].commitment;
  const { card } = underWay(state);
  return option.type === 'tactic' && card !== null ? (text.card(cardOf(card.card)).box?.words ?? null) : null;
}
