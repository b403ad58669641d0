import type { CardId } from '../../model/card';
import type { CommanderId } from '../../model/commander';
import type { Effect } from '../../model/effect';
import type { Side } from '../../model/side';
import type { GameState } from '../../model/state';
import type { Task } from '../../model/task';

/** The stations of a turn: what is chosen, who acts, where they go, whom they fight. */
export type Station = 'order' | 'card' | 'units' | 'moves' | 'attacks';

/** What the game is in the middle of. */
export interface UnderWay {
  /** Whose turn it is; `null` between turns. */
  readonly turn: Side | null;
  /** The card being played, public from the moment it was (R9.0). */
  readonly card: { readonly side: Side; readonly card: CardId; readonly commander: CommanderId } | null;
  readonly isAttack: boolean;
  /** The effect for which something is being chosen. */
  readonly effect: Effect | null;
  /** The stations of the turn, and the present one; `null` before anything was chosen in it. */
  readonly trail: { readonly stations: readonly Station[]; readonly present: Station } | null;
}

/** By the kind of a task, or by kind and step where that differs. */
const STATION_OF: Readonly<Record<string, Station>> = {
  card: 'card',
  'card.declare': 'units',
  orders: 'attacks',
  'orders.move': 'moves',
  'orders.left': 'moves',
  attack: 'attacks',
};

export function underWay({ agenda }: GameState): UnderWay {
  const turn = agenda.find((task) => task.kind === 'turn');
  const card = agenda.find((task) => task.kind === 'card');
  const top = agenda.at(-1);
  return {
    turn: turn?.side ?? null,
    card: card === undefined ? null : { side: card.side, card: card.card, commander: card.commander },
    isAttack: agenda.some(({ kind }) => kind === 'attack'),
    effect: (top?.kind === 'effects' && top.effects[0]) || null,
    trail: trailOf(agenda),
  };
}

function trailOf(agenda: readonly Task[]): UnderWay['trail'] {
  const inTurn = agenda.slice(agenda.findIndex(({ kind }) => kind === 'turn') + 1);
  const found = inTurn.findLast(({ kind }) => kind in STATION_OF);
  if (found === undefined) return null;
  const present = STATION_OF[`${found.kind}.${found.step}`] ?? STATION_OF[found.kind]!;
  const isAttackFirst = inTurn.some((task) => task.kind === 'orders' && task.attackFirst);
  const fights = isAttackFirst ? (['attacks', 'moves'] as const) : (['moves', 'attacks'] as const);
  const hasCard = inTurn.some(({ kind }) => kind === 'card');
  return { stations: [...(hasCard ? (['card', 'units'] as const) : (['order'] as const)), ...fights], present };
}
