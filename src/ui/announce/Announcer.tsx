import { useState } from 'react';
import type { History } from '../../store/history';
import { useWords } from '../TableContext';
import { momentLines } from './momentLines';

/** Says aloud what has just happened. The chronicle keeps it; this is the only one that speaks by itself. */
export function Announcer({ history: { start, moments } }: { readonly history: History }) {
  const { text, words } = useWords();
  const [heard, setHeard] = useState({ moments, from: moments.length, isUndone: false });
  if (heard.moments !== moments) {
    const isUndone = moments.length < heard.moments.length;
    setHeard({ moments, from: isUndone ? moments.length : heard.moments.length, isUndone });
  }
  const lines = moments
    .slice(heard.from)
    .flatMap((moment, place) => momentLines(moment, moments[heard.from + place - 1]?.state ?? start, text));
  return (
    <div className="unseen" role="status" data-announcer>
      {heard.isUndone && <p>{words.keys.undone}</p>}
      {lines.length > 0 && <p key={heard.from}>{lines.join(' ')}</p>}
    </div>
  );
}
