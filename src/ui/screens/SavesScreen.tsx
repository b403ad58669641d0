import { useFocusKept } from '../keys/useFocusKept';
import { useTable, useWords } from '../TableContext';
import { FaultLines } from './FaultLines';
import { SaveCard } from './SaveCard';
import './saves.css';
import './screens.css';

/** The games kept in this browser, and those that come as files. */
export function SavesScreen() {
  const { words } = useWords();
  const saves = useTable((table) => table.saves);
  const fault = useTable((table) => table.fault);
  const open = useTable((table) => table.open);
  const importText = useTable((table) => table.importText);
  useFocusKept();
  const take = (file: File | undefined) => void file?.text().then(importText);
  return (
    <main
      className="saves-screen"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files[0]);
      }}
    >
      <button type="button" className="button-out" onClick={() => open('title')}>
        {words.back}
      </button>
      <h1>{words.savedGames}</h1>
      <div role="alert">{fault !== null && <FaultLines fault={fault} />}</div>
      {saves.length === 0 && <p>{words.noSaves}</p>}
      <ul>
        {saves.map((save) => (
          <SaveCard key={save.slot} save={save} />
        ))}
      </ul>
      <div className="save-import">
        <label className="file-button">
          {words.importFile}
          <input
            type="file"
            accept=".json,application/json,text/plain"
            aria-describedby="drop-hint"
            onChange={({ target }) => {
              take(target.files?.[0]);
              // The same file, once it was mended, is a change too.
              target.value = '';
            }}
          />
        </label>
        <small id="drop-hint">{words.saveWords.dropHint}</small>
      </div>
    </main>
  );
}
