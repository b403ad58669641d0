import { sceneOf } from '../../content/text/sceneOf';
import type { Text } from '../../content/text/text';
import type { GameState } from '../../model/state';
import type { Task } from '../../model/task';
import { subjectsOf } from '../../rules';
import { subjectLabel } from './subjectLabel';

/** What is going on while a question is put: the card being played, or else what the question is about. */
export function subjectOf(task: Task, state: GameState, text: Text): string {
  const playing = state.agenda.find(({ kind }) => kind === 'card');
  if (playing?.kind !== 'card') return subjectLabel(subjectsOf(task, state), state, text);
  const { side, card, commander } = playing;
  return text.event({ type: 'cardPlayed', side, card, commander }, sceneOf(state)).replace(/\.$/, '');
}
