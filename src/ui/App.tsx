import { useEffect, useRef } from 'react';
import { textOf } from '../content/text';
import { ArtDefs } from './art/ArtDefs';
import './art/art.css';
import { Dialogs } from './dialog/Dialogs';
import { focusOnQuestion } from './keys/regions';
import { pageTitle } from './pageTitle';
import { BattleScreen } from './screens/BattleScreen';
import { GameScreen } from './screens/GameScreen';
import { SavesScreen } from './screens/SavesScreen';
import { TitleScreen } from './screens/TitleScreen';
import { useTable } from './TableContext';
import { wordsOf } from './words';

/** The screen that the table shows, in its language and theme. */
export function App() {
  const screen = useTable((table) => table.screen);
  const game = useTable((table) => table.game);
  const language = useTable((table) => table.language);
  const theme = useTable((table) => table.theme);
  const textSize = useTable((table) => table.textSize);
  useEffect(() => {
    const page = document.documentElement;
    page.lang = language;
    if (theme === 'system') page.removeAttribute('data-theme');
    else page.dataset['theme'] = theme;
    page.style.setProperty('--text-size', `${textSize}%`);
  }, [language, theme, textSize]);
  const title = useTable((table) => pageTitle(table, textOf(language), wordsOf(language)));
  useEffect(() => {
    document.title = title;
  }, [title]);
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current !== screen) focusOnQuestion();
    shown.current = screen;
  }, [screen]);

  return (
    <>
      <ArtDefs />
      {screen === 'battles' ? (
        <BattleScreen />
      ) : screen === 'saves' ? (
        <SavesScreen />
      ) : (screen === 'table' || screen === 'victory') && game !== null ? (
        <GameScreen game={game} />
      ) : (
        <TitleScreen />
      )}
      <Dialogs />
    </>
  );
}
