import { lastDeeds } from '../../store/opponent/lastDeeds';
import { useChoice } from '../choice/ChoiceContext';
import { optionLabel } from '../choice/optionLabel';
import { usePlayback } from '../playback/PlaybackContext';
import { useTable, useWords } from '../TableContext';
import { useOpponent } from './OpponentContext';
import { ThoughtList } from './ThoughtList';
import './opponent.css';

/** What one may ask: why the opponent played so, and, where it is wished for, what a knight would do. */
export function Counsel() {
  const { words } = useWords();
  const { decision, level } = useChoice();
  const { isBehind } = usePlayback();
  const game = useTable((table) => table.game);
  const helper = useTable((table) => table.helper);
  const show = useTable((table) => table.show);
  const advise = useOpponent((opponent) => opponent.advise);
  const hasDeeds = game !== null && lastDeeds(game).length > 0;
  const mayAsk = helper && decision !== null && level === null;
  if (isBehind || (!hasDeeds && !mayAsk)) return null;
  return (
    <section className="counsel" aria-label={words.opponent.helper}>
      <p>
        {hasDeeds && (
          <button type="button" className="button-out" onClick={() => show('why')}>
            {words.menuWords.why}
          </button>
        )}
        {mayAsk && (
          <button type="button" className="button-out" onClick={advise}>
            {words.opponent.ask}
          </button>
        )}
      </p>
      {mayAsk && <Advice />}
    </section>
  );
}

/** The knight's answer. As long as the hand is closed he says nothing about a choice that is about what it holds. */
function Advice() {
  const { text, words } = useWords();
  const { seen, hides, play } = useChoice();
  const advice = useOpponent((opponent) => opponent.advice);
  if (advice === null) return null;
  const { thought } = advice;
  const best = thought?.[0];
  return (
    <div role="status">
      {hides !== null ? (
        <p>{words.opponent.adviceNeedsHand}</p>
      ) : thought === null || best === undefined ? (
        <p>{words.opponent[thought ? 'fails' : 'thinks'].knight}</p>
      ) : (
        <>
          <button type="button" className="button-advised" onClick={() => play(best.option)}>
            {words.opponent.doSo}
          </button>
          <ThoughtList thought={thought} nameOf={(option) => optionLabel(option, seen, text)} />
        </>
      )}
    </div>
  );
}
