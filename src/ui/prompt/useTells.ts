import { useMemo } from 'react';
import type { Action } from '../../model/action';
import { wouldTell } from '../../store/history';
import { peopleOf } from '../../store/seat';
import { useChoice } from '../choice/ChoiceContext';
import { usePlayback } from '../playback/PlaybackContext';
import { useTable } from '../TableContext';

/** So many options are tried out at once; of more, none is: it would hold up the page. */
const MOST = 16;

/** Whether both players must agree to take back what this option brings; a machine is not asked. */
export function useTells(option: Action): boolean {
  const { options } = useChoice();
  const { state } = usePlayback();
  const isAsked = useTable(({ game }) => game !== null && peopleOf(game.seats).length === 2);
  const isTried = isAsked && options.length <= MOST;
  return useMemo(() => isTried && wouldTell(state, option), [isTried, state, option]);
}
