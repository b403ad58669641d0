import type { Task } from '../../model/task';
import type { Station } from '../words/trail';

/** At which station of a turn a task is paused: by its kind, or by kind and step where that differs. */
const STATION_OF: Readonly<Record<string, Station>> = {
  card: 'card',
  'card.declare': 'units',
  orders: 'attacks',
  'orders.move': 'moves',
  'orders.left': 'moves',
  attack: 'attacks',
};

/** The stations of the turn in hand, and the present one; `null` before anything was chosen. */
export function trailOf(agenda: readonly Task[]): { readonly stations: readonly Station[]; readonly present: Station } | null {
  const inTurn = agenda.slice(agenda.findIndex(({ kind }) => kind === 'turn') + 1);
  const found = inTurn.findLast(({ kind }) => kind in STATION_OF);
  if (found === undefined) return null;
  const present = STATION_OF[`${found.kind}.${found.step}`] ?? STATION_OF[found.kind] ?? 'attacks';
  const isAttackFirst = inTurn.some((task) => task.kind === 'orders' && task.attackFirst);
  const fights = isAttackFirst ? (['attacks', 'moves'] as const) : (['moves', 'attacks'] as const);
  const hasCard = inTurn.some(({ kind }) => kind === 'card');
  return { stations: [...(hasCard ? (['card', 'units'] as const) : (['order'] as const)), ...fights], present };
}
