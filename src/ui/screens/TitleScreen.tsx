import { LANGUAGES } from '../../content/text';
import { SIDES } from '../../model/side';
import { stateOf } from '../../store/history';
import { Crest } from '../art/Crest';
import { Choices } from '../dialog/Choices';
import { useTable, useWords } from '../TableContext';
import { wordsOf } from '../words';
import { ContinueButton } from './ContinueButton';
import './screens.css';
import { TitleBackdrop } from './TitleBackdrop';
import './title.css';

export function TitleScreen() {
  const { words } = useWords();
  const saves = useTable((table) => table.saves);
  const load = useTable((table) => table.load);
  const open = useTable((table) => table.open);
  const show = useTable((table) => table.show);
  const language = useTable((table) => table.language);
  const setLanguage = useTable((table) => table.setLanguage);
  const current = useTable((table) => table.game);
  const latest = saves.find(({ game }) => 'history' in game && stateOf(game.history).outcome === null);
  // The game at hand comes before the saves: it may be one that could not be kept.
  const isAtHand = current !== null && stateOf(current.history).outcome === null;
  const unfinished = isAtHand ? current : latest?.game;
  return (
    <div className="title-screen">
      <TitleBackdrop />
      <main className="title-card">
        <div className="title-crests">
          {SIDES.map((side) => (
            <svg key={side} viewBox="-115 -125 230 245" className="crest" aria-hidden="true">
              <Crest side={side} />
            </svg>
          ))}
        </div>
        <h1>
          <small>{words.titleSmall}</small> {words.titleLarge}
        </h1>
        <p className="title-tagline">{words.tagline}</p>
        {unfinished !== undefined && 'history' in unfinished && (
          <ContinueButton
            game={unfinished}
            onContinue={() => {
              if (isAtHand) open('table');
              else if (latest !== undefined) load(latest.slot);
            }}
          />
        )}
        <button type="button" className={unfinished ? '' : 'button-advised'} onClick={() => open('battles')}>
          {words.newBattle}
        </button>
        <div className="title-row">
          <button type="button" onClick={() => open('saves')}>
            {words.load}
          </button>
          <button type="button" onClick={() => show('help')}>
            {words.menuWords.help}
          </button>
        </div>
        <div className="title-foot">
          <Choices
            label={words.language}
            values={LANGUAGES}
            chosen={language}
            nameOf={(one) => wordsOf(one).languageName}
            langOf={(one) => one}
            onChoose={setLanguage}
          />
          <button type="button" className="button-out" onClick={() => show('settings')}>
            {words.menuWords.settings}
          </button>
        </div>
      </main>
      <footer className="title-note">{words.unofficial}</footer>
    </div>
  );
}
