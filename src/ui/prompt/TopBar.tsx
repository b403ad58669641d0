import { LANGUAGES } from '../../content/text';
import { crossesLine, undone } from '../../store/history';
import { peopleOf } from '../../store/seat';
import { useChoice } from '../choice/ChoiceContext';
import { useTable, useWords } from '../TableContext';
import { wordsOf } from '../words';

const ARROW = 'M7 2L2 6.5L7 11M2 6.5H10A4 4 0 0 1 10 14.5H5';
const LOCK = 'M3 7h10v8H3zM5 7V5a3 3 0 0 1 6 0v2';

/** The rounds, and the ways back: undo and menu. */
export function TopBar() {
  const { seen } = useChoice();
  const { words } = useWords();
  const game = useTable((table) => table.game);
  const undo = useTable((table) => table.undo);
  const show = useTable((table) => table.show);
  const language = useTable((table) => table.language);
  const setLanguage = useTable((table) => table.setLanguage);
  const other = LANGUAGES.find((one) => one !== language) ?? language;
  const people = game === null ? [] : peopleOf(game.seats);
  // A machine is not asked for its consent.
  const isLocked = game !== null && people.length > 1 && crossesLine(game.history);
  const { round } = seen;
  const { rounds } = seen.plan;
  return (
    <nav className="top" aria-label={words.menu}>
      <ol className="rounds" data-rounds={rounds} aria-label={words.roundOf(round, rounds)}>
        {Array.from({ length: rounds }, (_, index) => index + 1).map((one) => (
          <li key={one} className={one < round ? 'is-past' : ''} aria-current={one === round ? 'step' : undefined}>
            {one}
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="button-out language-button"
        lang={other}
        aria-label={`${other.toUpperCase()}, ${wordsOf(other).languageName}`}
        onClick={() => setLanguage(other)}
      >
        {other.toUpperCase()}
      </button>
      <div className="undo-cell">
        <button
          type="button"
          className={isLocked ? 'button-out undo-button is-locked' : 'button-out undo-button'}
          aria-label={isLocked ? words.undoCrosses : words.undo}
          disabled={game === null || undone(game.history, people) === null}
          onClick={undo}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d={isLocked ? LOCK : ARROW} fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
          <span>{words.undo}</span>
        </button>
      </div>
      <div className="menu-cell">
        <button type="button" className="button-out" aria-label={words.menu} onClick={() => show('menu')}>
          <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
            <path d="M1 3H15M1 8H15M1 13H15" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
      </div>
    </nav>
  );
}
