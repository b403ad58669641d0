import type { Side } from '../model/side';
import { turnBeginner } from '../rules';
import type { History } from './history';
import { stateOf } from './history';

/** The turn passes to a house. */
export interface HandOver {
  readonly to: Side;
  /** After so many moments the other house began what this one has not yet answered. */
  readonly from: number;
}

/** `null` unless a house begins a turn after one of the other's: in the midst of a turn nobody takes over. */
export function handOverOf(history: History): HandOver | null {
  const to = turnBeginner(stateOf(history));
  if (to === null) return null;
  const turns = history.moments.map((_, place) => (history.moments[place - 1]?.state ?? history.start).turn?.side ?? null);
  const last = turns.findLast((side) => side !== null);
  if (last === undefined || last === to) return null;
  const from = turns.indexOf(last, turns.lastIndexOf(to) + 1);
  return { to, from };
}
