import { useTable, useWords } from '../TableContext';
import { useOpponent } from './OpponentContext';

/** In the place of answers: how the turns of an opponent are watched. */
export function OpponentAnswers() {
  const said = useWords().words.opponent;
  const phase = useOpponent(({ turn }) => turn?.phase);
  const retry = useOpponent((opponent) => opponent.retry);
  const next = useOpponent((opponent) => opponent.next);
  const watch = useTable((table) => table.watch);
  const setWatch = useTable((table) => table.setWatch);
  const isStepping = watch === 'steps';
  if (phase === 'failed') {
    return (
      <button type="button" onClick={retry}>
        {said.retry}
      </button>
    );
  }
  return (
    <>
      {isStepping && (
        <button type="button" disabled={phase !== 'ready'} onClick={next}>
          {said.next}
        </button>
      )}
      {watch !== 'recap' && (
        <button type="button" onClick={() => setWatch(isStepping ? 'flow' : 'steps')}>
          {isStepping ? said.resume : said.pause}
        </button>
      )}
    </>
  );
}
