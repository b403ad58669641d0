import { LANGUAGES } from '../../content/text';
import { stateOf } from '../../store/history';
import { THEMES } from '../../store/settings';
import { SIDES } from '../../model/side';
import { Crest } from '../art/Crest';
import { useTable, useWords } from '../TableContext';
import { wordsOf } from '../words';
import { battleTitle } from './battleTitle';
import './screens.css';

export function TitleScreen() {
  const { text, words } = useWords();
  const saves = useTable((table) => table.saves);
  const load = useTable((table) => table.load);
  const open = useTable((table) => table.open);
  const language = useTable((table) => table.language);
  const setLanguage = useTable((table) => table.setLanguage);
  const theme = useTable((table) => table.theme);
  const setTheme = useTable((table) => table.setTheme);
  const current = useTable((table) => table.game);
  const latest = saves.find(({ game }) => 'history' in game && stateOf(game.history).outcome === null);
  // The game at hand comes before the saves: it may be one that could not be kept.
  const unfinished = current !== null && stateOf(current.history).outcome === null ? current : latest?.game;
  return (
    <div className="title-screen">
      {SIDES.map((side) => (
        <svg key={side} viewBox="-115 -125 230 245" className={`crest crest-${side}`} aria-hidden="true">
          <Crest side={side} />
        </svg>
      ))}
      <main className="title-card">
        <h1>
          <small>{words.titleSmall}</small> {words.titleLarge}
        </h1>
        <p>{words.tagline}</p>
        {unfinished !== undefined && 'history' in unfinished && (
          <button
            type="button"
            className="button-advised"
            onClick={() => {
              if (unfinished === current) open('table');
              else if (latest !== undefined) load(latest.slot);
            }}
          >
            <strong>{words.continueGame}</strong>
            <span>
              {battleTitle(unfinished.start.id, text)} ·{' '}
              {words.roundOf(stateOf(unfinished.history).round, stateOf(unfinished.history).plan.rounds)}
            </span>
          </button>
        )}
        <button type="button" onClick={() => open('battles')}>
          {words.newBattle}
        </button>
        <button type="button" onClick={() => open('saves')}>
          {words.load}
        </button>
        <fieldset className="switch">
          <legend>{words.language}</legend>
          {LANGUAGES.map((one) => (
            <button key={one} type="button" lang={one} aria-pressed={one === language} onClick={() => setLanguage(one)}>
              {wordsOf(one).languageName}
            </button>
          ))}
        </fieldset>
        <fieldset className="switch">
          <legend>{words.theme}</legend>
          {THEMES.map((one) => (
            <button key={one} type="button" aria-pressed={one === theme} onClick={() => setTheme(one)}>
              {words.themes[one]}
            </button>
          ))}
        </fieldset>
        <p>
          <small>{words.unofficial}</small>
        </p>
      </main>
    </div>
  );
}
