import { LANGUAGES } from '../../content/text';
import { THEMES } from '../../store/settings';
import { useTable, useWords } from '../TableContext';
import { wordsOf } from '../words';
import { Choices } from './Choices';

/** How the game looks, speaks and moves; each choice counts at once and is kept. */
export function SettingsSheet() {
  const { words } = useWords();
  const language = useTable((table) => table.language);
  const setLanguage = useTable((table) => table.setLanguage);
  const theme = useTable((table) => table.theme);
  const setTheme = useTable((table) => table.setTheme);
  return (
    <div className="settings-sheet">
      <Choices
        label={words.language}
        values={LANGUAGES}
        chosen={language}
        nameOf={(one) => wordsOf(one).languageName}
        langOf={(one) => one}
        onChoose={setLanguage}
      />
      <Choices label={words.theme} values={THEMES} chosen={theme} nameOf={(one) => words.themes[one]} onChoose={setTheme} />
    </div>
  );
}
