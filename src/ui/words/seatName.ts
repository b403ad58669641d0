import type { Seat } from '../../store/seat';
import type { Words } from './words';

/** What whoever sits there is called; empty for a person without a name. */
export const seatName = ({ name, level }: Seat, words: Words): string => (level === null ? name : words.opponent.levels[level]);
