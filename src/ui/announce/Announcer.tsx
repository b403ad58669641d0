import { useState } from 'react';
import type { History } from '../../store/history';
import { usePlayback } from '../playback/PlaybackContext';
import { useQuestion } from '../prompt/useQuestion';
import { useWords } from '../TableContext';
import { momentLines } from './momentLines';

/** Says aloud what has just happened, and then what is asked. The chronicle keeps it; this is the only one that speaks by itself. */
export function Announcer({ history: { start, moments } }: { readonly history: History }) {
  const { text, words } = useWords();
  const { isBehind, isReplay } = usePlayback();
  const { who, question, reason } = useQuestion();
  const now = [who, question, reason].join('\n');
  const [asked, setAsked] = useState(now);
  // What is played for the first time is told by its events.
  if (asked !== now && (isReplay || !isBehind)) setAsked(now);
  const [heard, setHeard] = useState({ moments, from: moments.length, isUndone: false });
  if (heard.moments !== moments) {
    const isUndone = moments.length < heard.moments.length;
    setHeard({ moments, from: isUndone ? moments.length : heard.moments.length, isUndone });
  }
  const lines = moments
    .slice(heard.from)
    .flatMap((moment, place) => momentLines(moment, moments[heard.from + place - 1]?.state ?? start, text));
  return (
    <>
      <div className="unseen" role="status" data-announcer>
        {heard.isUndone && <p key={heard.from}>{words.keys.undone}</p>}
        {lines.length > 0 && <p key={heard.from}>{lines.join(' ')}</p>}
      </div>
      {/* Apart from the bar that shows it, where more is told than has to be heard each time. */}
      <div className="unseen" aria-live="polite">
        {asked.split('\n').map((line, place) => <p key={place}>{line}</p>)}
      </div>
    </>
  );
}
