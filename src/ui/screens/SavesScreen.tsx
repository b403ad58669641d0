import type { Text } from '../../content/text/text';
import { SIDES } from '../../model/side';
import { stateOf } from '../../store/history';
import type { SaveFault } from '../../store/savedGame';
import { useTable, useWords } from '../TableContext';
import { seatName } from '../words/seatName';
import type { Words } from '../words/words';
import { battleTitle } from './battleTitle';
import { offerFile } from './offerFile';
import './screens.css';

/** The games kept in this browser, and those that come as files. */
export function SavesScreen() {
  const { text, words } = useWords();
  const saves = useTable((table) => table.saves);
  const fault = useTable((table) => table.fault);
  const open = useTable((table) => table.open);
  const load = useTable((table) => table.load);
  const importText = useTable((table) => table.importText);
  const exportText = useTable((table) => table.exportText);
  const removeSave = useTable((table) => table.removeSave);
  return (
    <main className="saves-screen">
      <button type="button" className="button-out" onClick={() => open('title')}>
        {words.back}
      </button>
      <h1>{words.savedGames}</h1>
      <div role="alert">{fault !== null && <FaultLines fault={fault} text={text} words={words} />}</div>
      {saves.length === 0 && <p>{words.noSaves}</p>}
      <ul>
        {saves.map(({ slot, game }) => (
          <li key={slot}>
            {'history' in game ? (
              <p>
                {battleTitle(game.start.id, text)} ·{' '}
                {words.roundOf(stateOf(game.history).round, stateOf(game.history).plan.rounds)}
                {SIDES.filter((side) => seatName(game.seats[side], words) !== '').map(
                  (side) => ` · ${text.houses[side]} : ${seatName(game.seats[side], words)}`,
                )}
              </p>
            ) : (
              <FaultLines fault={game} text={text} words={words} />
            )}
            <button type="button" disabled={!('history' in game)} onClick={() => load(slot)}>
              {words.open}
            </button>
            <button type="button" onClick={() => offerFile(`westeros-${slot}.json`, exportText(slot))}>
              {words.exportFile}
            </button>
            <button type="button" className="button-out" onClick={() => removeSave(slot)}>
              {words.remove}
            </button>
          </li>
        ))}
      </ul>
      <label>
        {words.importFile}
        <input
          type="file"
          accept=".json,application/json,text/plain"
          onChange={(event) => void event.target.files?.[0]?.text().then(importText)}
        />
      </label>
    </main>
  );
}

/** What is wrong with a save, line by line. */
function FaultLines({ fault, text, words }: { readonly fault: SaveFault; readonly text: Text; readonly words: Words }) {
  const lines =
    fault.kind === 'refused'
      ? fault.refused.map(({ place, refusal }) => words.refusedAt(place, text.refusal(refusal)))
      : [words.faults[fault.kind](detailOf(fault))];
  return (
    <div className="fault">
      <p>{words.broken}</p>
      {lines.slice(0, 5).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

function detailOf(fault: SaveFault): string {
  if (fault.kind === 'newer') return String(fault.version);
  if (fault.kind === 'shape') return fault.at;
  return fault.kind === 'unknownStart' ? fault.id : '';
}
