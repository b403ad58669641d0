import { useEffect } from 'react';
import type { Playback } from '../playback/PlaybackContext';
import { useTable } from '../TableContext';
import { useOpponent } from './OpponentContext';

/** The opponent waits until what happened has been shown; whoever wants a recap does not see its deeds one by one. */
export function useOpponentPace({ isBehind, isReplay, actor, finish }: Playback): void {
  const hold = useOpponent((opponent) => opponent.hold);
  const isRecap = useTable((table) => table.watch === 'recap');
  const isTheirs = useTable(({ game }) => game !== null && actor !== null && game.seats[actor].level !== null);
  useEffect(() => {
    if (isBehind && isRecap && isTheirs && !isReplay) finish();
    else hold(isBehind);
  }, [isBehind, isRecap, isTheirs, isReplay, finish, hold]);
}
