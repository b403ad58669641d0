import type { Level } from '../ai/level';
import type { BySide, Side } from '../model/side';
import { SIDES } from '../model/side';

/** Who plays a house: a person, with or without a name, or an opponent of some level. */
export interface Seat {
  /** Of the person; kept, but not told, while an opponent sits there. */
  readonly name: string;
  readonly level: Level | null;
}

export type Seats = BySide<Seat>;

const EMPTY: Seat = { name: '', level: null };
export const TWO_PEOPLE: Seats = { stark: EMPTY, lannister: EMPTY };

/** The houses that people play. */
export const peopleOf = (seats: Seats): readonly Side[] => SIDES.filter((side) => seats[side].level === null);

/** The house of the only person at the table; `null` where there are two, or none. */
export function lonePerson(seats: Seats): Side | null {
  const [one = null, other] = peopleOf(seats);
  return other === undefined ? one : null;
}
