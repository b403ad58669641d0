import { ExportButton } from '../screens/ExportButton';
import { useTable, useWords } from '../TableContext';
import { Consent } from './Consent';

/** What the players must know before they go on: consent to a take-back, and games that are not being kept. */
export function Notices() {
  const { words } = useWords();
  const asksConsent = useTable((table) => table.asksConsent);
  const kept = useTable((table) => table.kept);
  const slot = useTable((table) => table.slot);
  const load = useTable((table) => table.load);
  const branchOff = useTable((table) => table.branchOff);
  return (
    <div className="notices" aria-live="assertive">
      {asksConsent && <Consent />}
      {kept !== 'kept' && (
        <p className="notice">
          {words.kept[kept]}
          {kept === 'overtaken' && slot !== null && (
            <>
              <button type="button" onClick={() => load(slot)}>
                {words.loadOther}
              </button>
              <button type="button" onClick={branchOff}>
                {words.branchOff}
              </button>
            </>
          )}
          {kept !== 'overtaken' && <ExportButton slot={slot}>{words.exportFile}</ExportButton>}
        </p>
      )}
    </div>
  );
}
