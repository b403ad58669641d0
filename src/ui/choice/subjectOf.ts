import { sceneOf } from '../../content/text/sceneOf';
import type { Text } from '../../content/text/text';
import type { GameState } from '../../model/state';
import type { Task } from '../../model/task';
import { subjectsOf, underWay } from '../../rules';
import { subjectLabel } from './subjectLabel';

/** What is going on while a question is put: the card being played, or else what the question is about. */
export function subjectOf(task: Task, state: GameState, text: Text): string {
  const { card } = underWay(state);
  if (card === null) return subjectLabel(subjectsOf(task, state), state, text);
  return text.event({ type: 'cardPlayed', ...card }, sceneOf(state)).replace(/\.$/, '');
}
