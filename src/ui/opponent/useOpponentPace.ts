import { useEffect } from 'react';
import type { Playback } from '../playback/PlaybackContext';
import { useTable } from '../TableContext';
import { useOpponent } from './OpponentContext';

/**
 * The opponent waits until what happened has been shown, and while a sheet lies over the table, lest something happen unseen.
 * Whoever wants a recap does not see its deeds one by one.
 */
export function useOpponentPace({ isBehind, isReplay, actor, finish }: Playback): void {
  const hold = useOpponent((opponent) => opponent.hold);
  const isRecap = useTable((table) => table.watch === 'recap');
  const isCovered = useTable((table) => table.dialog !== null);
  const isTheirs = useTable(({ game }) => game !== null && actor !== null && game.seats[actor].level !== null);
  useEffect(() => {
    if (isBehind && isRecap && isTheirs && !isReplay) finish();
    else hold(isBehind || isCovered);
  }, [isBehind, isCovered, isRecap, isTheirs, isReplay, finish, hold]);
}
