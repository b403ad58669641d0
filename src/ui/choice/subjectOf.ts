import type { Text } from '../../content/text/text';
import { hexName } from '../../model/hex';
import type { GameState } from '../../model/state';
import type { Task } from '../../model/task';
import { nextGuard } from '../../rules/special/palisades';
import { cardTitle, unitLabel } from './optionLabel';

type Subjects = { readonly [K in Task['kind']]?: (task: Extract<Task, { readonly kind: K }>) => readonly string[] };

/** What a question is about: the unit that must retreat, the card being played, the piece to be placed. */
export function subjectOf(task: Task, state: GameState, text: Text): string {
  const unit = (id: number) => unitLabel(id, state, text);
  const subjects: Subjects = {
    card: ({ card, commander }) => [cardTitle(card, text), text.commanders[commander].name],
    effects: ({ commander }) => [text.commanders[commander].name],
    attack: ({ attacker, target }) => [unit(attacker), unit(target)],
    retreat: (retreat) => [unit(retreat.unit)],
    disengage: (leave) => [unit(leave.unit), unit(leave.foe)],
    fire: (fire) => [unit(fire.unit), hexName(state.plan.grid, fire.hex)],
    deploy: ({ rule, laid }) => {
      const special = state.plan.special[rule];
      const marker = special?.kind === 'lay' ? special.markers[laid] : undefined;
      if (marker !== undefined) return [text.markers[marker]];
      const rank = special?.kind === 'palisades' ? nextGuard(special, laid) : null;
      return rank === null ? [] : [text.markers.guard, text.ranks[rank]];
    },
    skirmish: ({ pieces: [piece] }) => {
      if (piece === undefined) return [];
      if (piece.kind === 'terrain') return [text.terrain[piece.ground].name];
      const { type, rank, commander } = piece.muster;
      return [commander === null ? text.units[type] : text.commanders[commander].name, text.ranks[rank]];
    },
  };
  // The table pairs each kind with its task; the look-up loses that pairing.
  const subject = subjects[task.kind] as ((task: Task) => readonly string[]) | undefined;
  return subject?.(task).join(' · ') ?? '';
}
