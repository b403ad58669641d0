import { LANGUAGES } from '../../content/text';
import { PACES, TEXT_SIZES, THEMES, WATCHES } from '../../store/settings';
import { useTable, useWords } from '../TableContext';
import { wordsOf } from '../words';
import { Choices } from './Choices';

/** How the game looks, speaks and moves; each choice counts at once and is kept. */
export function SettingsSheet() {
  const { words } = useWords();
  const { menuWords } = words;
  const table = useTable((all) => all);
  return (
    <div className="settings-sheet">
      <Choices
        label={words.language}
        values={LANGUAGES}
        chosen={table.language}
        nameOf={(one) => wordsOf(one).languageName}
        langOf={(one) => one}
        onChoose={table.setLanguage}
      />
      <Choices
        label={words.theme}
        values={THEMES}
        chosen={table.theme}
        nameOf={(one) => words.themes[one]}
        onChoose={table.setTheme}
      />
      <Choices
        label={menuWords.textSize}
        values={TEXT_SIZES}
        chosen={table.textSize}
        nameOf={(size) => words.percent(size / 100)}
        onChoose={table.setTextSize}
      />
      <Choices
        label={menuWords.pace}
        values={PACES}
        chosen={table.pace}
        nameOf={(pace) => menuWords.paces[pace]}
        onChoose={table.setPace}
      />
      <Choices
        label={words.opponent.watch}
        values={WATCHES}
        chosen={table.watch}
        nameOf={(watch) => words.opponent.watches[watch]}
        onChoose={table.setWatch}
      />
      <Switch name={menuWords.handOver} hint={menuWords.handOverHint} isOn={table.handOver} onSet={table.setHandOver} />
      <Switch name={menuWords.hints} hint={menuWords.hintsHint} isOn={table.hints} onSet={table.setHints} />
      <Switch name={menuWords.letterKeys} hint={menuWords.letterKeysHint} isOn={table.letterKeys} onSet={table.setLetterKeys} />
      <Switch name={words.opponent.helper} hint={words.opponent.helperHint} isOn={table.helper} onSet={table.setHelper} />
    </div>
  );
}

interface SwitchProps {
  readonly name: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onSet: (isOn: boolean) => void;
}

const Switch = ({ name, hint, isOn, onSet }: SwitchProps) => (
  <label className="check">
    <input type="checkbox" checked={isOn} onChange={() => onSet(!isOn)} />
    <span>
      {name}
      <small>{hint}</small>
    </span>
  </label>
);
