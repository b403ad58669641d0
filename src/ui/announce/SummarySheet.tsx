import { useEffect, useState } from 'react';
import { decisionOf, viewFor } from '../../rules';
import { stateOf } from '../../store/history';
import { useTable, useWords } from '../TableContext';
import { positionSummary } from './positionSummary';

/** The position in words. It fills itself once it is there, because only what changes in such a place is spoken. */
export function SummarySheet() {
  const { text, words } = useWords();
  const game = useTable((table) => table.game);
  const [isFilled, setFilled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setFilled(true));
    return () => clearTimeout(timer);
  }, []);
  const state = game === null ? null : stateOf(game.history);
  const parts = state === null ? [] : positionSummary(viewFor(viewFor(state, 'stark'), 'lannister'), decisionOf(state), text, words);
  return (
    <div className="summary-sheet" role="status">
      {isFilled &&
        parts.map(({ title, lines }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
