import { BATTLES } from '../content/battles';
import { SKIRMISHES } from '../content/skirmish';
import type { GameState } from '../model/state';
import { newGame, newSkirmish } from '../rules';
import type { EnvelopeFault, GameStart } from './envelope';
import { newEnvelope, parseEnvelope, printEnvelope } from './envelope';
import type { History, RefusedAction } from './history';
import { replayed } from './history';
import type { Seats } from './seat';

/** A game and who plays it. */
export interface SavedGame {
  readonly start: GameStart;
  readonly seats: Seats;
  readonly history: History;
  readonly revision: number;
}

/** Why a save cannot be gone on with. */
export type SaveFault =
  | EnvelopeFault
  | { readonly kind: 'unknownStart'; readonly id: string }
  | { readonly kind: 'refused'; readonly refused: readonly RefusedAction[] };

/** The state a game begins with; `null` if the box has no such battle. */
export function startState({ kind, id, rules }: GameStart): GameState | null {
  if (kind === 'skirmish') {
    const skirmish = ownOf(SKIRMISHES, id);
    return skirmish === undefined ? null : newSkirmish(skirmish, rules);
  }
  const plan = ownOf(BATTLES, id);
  return plan === undefined ? null : newGame(plan, rules);
}

/** A file may ask for anything, also for what every object has, such as `constructor`. */
const ownOf = <T>(box: Readonly<Record<string, T>>, id: string): T | undefined => (Object.hasOwn(box, id) ? box[id] : undefined);

export function printSave({ start, seats, history, revision }: SavedGame): string {
  const { startDice: dice, moments, takeBacks } = history;
  const actions = moments.map(({ action }) => action);
  return printEnvelope(newEnvelope({ revision, start, seats, dice, actions, takeBacks: [...takeBacks] }));
}

export function parseSave(text: string): SavedGame | SaveFault {
  const envelope = parseEnvelope(text);
  if ('kind' in envelope) return envelope;
  const { start, seats, revision, dice, actions, takeBacks } = envelope;
  const state = startState(start);
  if (state === null) return { kind: 'unknownStart', id: start.id };
  const { history, refused } = replayed(state, dice, actions);
  if (refused.length > 0) return { kind: 'refused', refused };
  return { start, seats, revision, history: { ...history, takeBacks } };
}
