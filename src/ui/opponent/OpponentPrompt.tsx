import type { Level } from '../../ai/level';
import type { Side } from '../../model/side';
import { HouseSeal } from '../art/Objective';
import { useTable, useWords } from '../TableContext';
import { useOpponent } from './OpponentContext';

/** In the place of a question: the opponent at work, and how its turns are watched. */
export function OpponentPrompt({ side, level }: { readonly side: Side; readonly level: Level }) {
  const { text, words } = useWords();
  const phase = useOpponent(({ turn }) => turn?.phase);
  const retry = useOpponent((opponent) => opponent.retry);
  const next = useOpponent((opponent) => opponent.next);
  const watch = useTable((table) => table.watch);
  const setWatch = useTable((table) => table.setWatch);
  const { fails, intact, ready, thinks, waits, ...said } = words.opponent;
  const hasFailed = phase === 'failed';
  const isStepping = watch === 'steps';
  const isWaiting = isStepping && phase === 'ready';
  return (
    <header className={`prompt prompt-${side}`}>
      <svg viewBox="-15 -15 30 30" className="prompt-seal" aria-hidden="true">
        <HouseSeal side={side} />
      </svg>
      <div className="prompt-words" aria-live="polite">
        <p className="prompt-who">
          {text.houses[side]} · {said.levels[level]}
        </p>
        <h1>{(phase === undefined ? waits : hasFailed ? fails : isWaiting ? ready : thinks)[level]}</h1>
        {hasFailed && <p className="prompt-reason">{intact}</p>}
      </div>
      <div className="answers">
        {hasFailed ? (
          <button type="button" onClick={retry}>
            {said.retry}
          </button>
        ) : (
          <>
            {isStepping && (
              <button type="button" disabled={!isWaiting} onClick={next}>
                {said.next}
              </button>
            )}
            {watch !== 'recap' && (
              <button type="button" onClick={() => setWatch(isStepping ? 'flow' : 'steps')}>
                {isStepping ? said.resume : said.pause}
              </button>
            )}
          </>
        )}
      </div>
    </header>
  );
}
