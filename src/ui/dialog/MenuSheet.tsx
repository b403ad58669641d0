import { ExportButton } from '../screens/ExportButton';
import { useTable, useWords } from '../TableContext';

/** The ways out of a game; none of them loses it. */
export function MenuSheet() {
  const { words } = useWords();
  const { menuWords } = words;
  const slot = useTable((table) => table.slot);
  const show = useTable((table) => table.show);
  const open = useTable((table) => table.open);
  return (
    <div className="menu-sheet">
      <button type="button" className="button-advised" onClick={() => show(null)}>
        {words.keepPlaying}
      </button>
      <button type="button" onClick={() => show('help')}>
        {menuWords.help}
      </button>
      <button type="button" onClick={() => show('settings')}>
        {menuWords.settings}
      </button>
      <ExportButton slot={slot}>{menuWords.exportGame}</ExportButton>
      <button type="button" onClick={() => open('saves')}>
        {menuWords.otherGames}
      </button>
      <button type="button" className="button-out" onClick={() => open('title')}>
        {words.toTitle}
      </button>
      <p>{menuWords.kept}</p>
    </div>
  );
}
