import { useState } from 'react';
import { SIDES } from '../../model/side';
import { stateOf } from '../../store/history';
import type { SavedGame } from '../../store/savedGame';
import type { Slot } from '../../store/saves';
import { slotDate } from '../../store/saves';
import { useTable, useWords } from '../TableContext';
import { seatName } from '../words/seatName';
import { battleTitle } from './battleTitle';
import { ExportButton } from './ExportButton';
import { FaultLines } from './FaultLines';

/** One game of those kept, and what can be done with it. */
export function SaveCard({ save: { slot, game } }: { readonly save: Slot }) {
  const { words } = useWords();
  const { saveWords } = words;
  const load = useTable((table) => table.load);
  const removeSave = useTable((table) => table.removeSave);
  const [isLeaving, setLeaving] = useState(false);
  return (
    <li>
      {'history' in game ? (
        <Told game={game} slot={slot} />
      ) : (
        <div>
          <FaultLines fault={game} />
          <p>{saveWords.brokenKept}</p>
        </div>
      )}
      {isLeaving ? (
        <p className="save-ways" role="alert">
          {saveWords.surelyRemove}
          <button type="button" className="button-out" onClick={() => removeSave(slot)}>
            {saveWords.removeForGood}
          </button>
          <button type="button" onClick={() => setLeaving(false)}>
            {saveWords.keepIt}
          </button>
        </p>
      ) : (
        <p className="save-ways">
          <button
            type="button"
            className={'history' in game ? 'button-advised' : ''}
            disabled={!('history' in game)}
            onClick={() => load(slot)}
          >
            {words.open}
          </button>
          <ExportButton slot={slot}>{words.exportFile}</ExportButton>
          <button type="button" className="button-out" onClick={() => setLeaving(true)}>
            {words.remove}
          </button>
        </p>
      )}
    </li>
  );
}

function Told({ game, slot }: { readonly game: SavedGame; readonly slot: string }) {
  const { text, words } = useWords();
  const { saveWords } = words;
  const { round, plan, outcome } = stateOf(game.history);
  const begun = slotDate(slot);
  const seats = SIDES.map((side) => [text.houses[side], seatName(game.seats[side], words)] as const);
  return (
    <div>
      <h2>{battleTitle(game.start.id, text)}</h2>
      <p>
        {words.roundOf(round, plan.rounds)}
        {outcome !== null && ` · ${saveWords.over(text.houses[outcome.winner])}`}
        {seats.filter(([, name]) => name !== '').map(([house, name]) => ` · ${saveWords.seat(house, name)}`)}
      </p>
      {begun !== null && <p>{saveWords.begun(begun)}</p>}
    </div>
  );
}
