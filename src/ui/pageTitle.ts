import type { Text } from '../content/text/text';
import { decisionOf } from '../rules';
import { stateOf } from '../store/history';
import type { Table } from '../store/table';
import { battleTitle } from './screens/battleTitle';
import type { Words } from './words/words';

/** What the tab of the browser says: the screen, and at the table whose turn it is. */
export function pageTitle({ screen, game }: Pick<Table, 'screen' | 'game'>, text: Text, words: Words): string {
  const name = `${words.titleSmall} ${words.titleLarge}`;
  if (screen === 'battles') return `${words.chooseBattle} · ${name}`;
  if (screen === 'saves') return `${words.savedGames} · ${name}`;
  if (screen === 'title' || game === null) return name;
  const state = stateOf(game.history);
  const decider = decisionOf(state)?.decider;
  const battle = battleTitle(game.start.id, text);
  if (state.outcome !== null) return `${words.victoryOf(text.houses[state.outcome.winner])} · ${battle}`;
  return decider === undefined || decider === 'chance' ? battle : `${text.houses[decider]} · ${battle}`;
}
