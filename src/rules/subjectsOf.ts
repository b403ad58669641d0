import type { MarkerKind } from '../model/battle';
import type { CardId } from '../model/card';
import type { CommanderId } from '../model/commander';
import type { Hex } from '../model/hex';
import type { GameState } from '../model/state';
import type { Task } from '../model/task';
import type { Ground } from '../model/terrain';
import type { Rank, UnitId, UnitTypeId } from '../model/unit';
import { nextGuard } from './special/palisades';

/** One thing that a question is about. */
export type Subject =
  | { readonly kind: 'unit'; readonly unit: UnitId }
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'commander'; readonly commander: CommanderId }
  | { readonly kind: 'hex'; readonly hex: Hex }
  | { readonly kind: 'marker'; readonly marker: MarkerKind }
  | { readonly kind: 'rank'; readonly rank: Rank }
  | { readonly kind: 'ground'; readonly ground: Ground }
  | { readonly kind: 'type'; readonly type: UnitTypeId };

type Subjects = { readonly [K in Task['kind']]?: (task: Extract<Task, { readonly kind: K }>, state: GameState) => readonly Subject[] };

const unit = (id: UnitId): Subject => ({ kind: 'unit', unit: id });
const commanderOf = (commander: CommanderId): Subject => ({ kind: 'commander', commander });

const SUBJECTS: Subjects = {
  card: ({ card, commander }) => [{ kind: 'card', card }, commanderOf(commander)],
  effects: ({ commander }) => [commanderOf(commander)],
  attack: ({ attacker, target }) => [unit(attacker), unit(target)],
  retreat: (retreat) => [unit(retreat.unit)],
  disengage: (leave) => [unit(leave.unit), unit(leave.foe)],
  fire: ({ unit: arsonist, hex }) => [unit(arsonist), { kind: 'hex', hex }],
  deploy: ({ rule, laid }, { plan }) => {
    const special = plan.special[rule];
    const marker = special?.kind === 'lay' ? special.markers[laid] : undefined;
    if (marker !== undefined) return [{ kind: 'marker', marker }];
    const rank = special?.kind === 'palisades' ? nextGuard(special, laid) : null;
    return rank === null ? [] : [{ kind: 'marker', marker: 'guard' }, { kind: 'rank', rank }];
  },
  skirmish: ({ pieces: [piece] }) => {
    if (piece === undefined) return [];
    if (piece.kind === 'terrain') return [{ kind: 'ground', ground: piece.ground }];
    const { type, rank, commander } = piece.muster;
    return [commander === null ? { kind: 'type', type } : commanderOf(commander), { kind: 'rank', rank }];
  },
};

/** What a question is about: the unit that must retreat, the card being played, the piece to be placed. */
export function subjectsOf(task: Task, state: GameState): readonly Subject[] {
  // The table pairs each kind with its task; the look-up loses that pairing.
  const subjects = SUBJECTS[task.kind] as ((task: Task, state: GameState) => readonly Subject[]) | undefined;
  return subjects?.(task, state) ?? [];
}
