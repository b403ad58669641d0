import { Fragment, useMemo, useState } from 'react';
import type { Hex } from '../../model/hex';
import type { History } from '../../store/history';
import type { SavedGame } from '../../store/savedGame';
import { peopleOf } from '../../store/seat';
import { useAfterPaint } from '../playback/useAfterPaint';
import { useTable, useWords } from '../TableContext';
import './chronicle.css';
import { entriesOf } from './entriesOf';
import { EntryTold } from './EntryTold';

/** How much is told beside the board; all of it is told to whoever wants to read back. */
const RECENT = 12;

/** Whoever plays alone agrees with nobody. */
const isAlone = (game: SavedGame | null): boolean => game !== null && peopleOf(game.seats).length < 2;

interface ChronicleProps {
  readonly history: History;
  /** Always the same one, or all of it is told anew. */
  readonly onHex: (hex: Hex) => void;
}

/** What happened, newest first, as both players may know it. */
export function Chronicle({ history: now, onHex }: ChronicleProps) {
  // What happened can be read a moment after it is seen.
  const history = useAfterPaint(now);
  const { text, words } = useWords();
  const takenBack = useTable(({ game }) => (isAlone(game) ? words.opponent.takenBackAlone : words.takenBack));
  const [isLarge, setLarge] = useState(false);
  const all = useMemo(() => entriesOf(history), [history]);
  const told = (isLarge ? all : all.slice(-RECENT)).toReversed();
  return (
    <section className={isLarge ? 'chronicle is-large' : 'chronicle'} aria-label={words.chronicle}>
      <button
        type="button"
        className="chronicle-size"
        aria-label={isLarge ? words.closeChronicle : words.readChronicle}
        aria-pressed={isLarge}
        onClick={() => setLarge(!isLarge)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={isLarge ? 'M6 1V6H1M10 15V10H15' : 'M9 2H14V7M7 14H2V9'} />
        </svg>
      </button>
      <div role="log" aria-live="off" tabIndex={0} aria-label={words.chronicle}>
        {history.takeBacks.includes(history.moments.length) && <p className="taken-back">{takenBack}</p>}
        <ol>
          {told.map((entry, place) => {
            const { round, turn, isTakenBack } = entry;
            const above = told[place - 1];
            return (
              <Fragment key={all.length - place}>
                {(above === undefined || above.round !== round || above.turn !== turn) && (
                  <li className="chronicle-turn">
                    {text.terms.round} {round}
                    {turn !== null && ` · ${text.houses[turn]}`}
                  </li>
                )}
                <EntryTold entry={entry} onHex={onHex} />
                {isTakenBack && <li className="taken-back">{takenBack}</li>}
              </Fragment>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
