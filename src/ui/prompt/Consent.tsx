import { useFocusHere } from '../handover/useFocusHere';
import { useTable, useWords } from '../TableContext';

/** Asks both players whether an action beyond the line is taken back; the focus is on what changes nothing. */
export function Consent() {
  const { text, words } = useWords();
  const takeBack = useTable((table) => table.takeBack);
  const dismiss = useTable((table) => table.dismiss);
  const seats = useTable((table) => table.game?.seats);
  const keep = useFocusHere();
  return (
    <p className="notice" role="alertdialog" aria-label={words.askConsent}>
      <span>
        <strong>
          {words.handOver.bothOf(seats?.stark.name || text.houses.stark, seats?.lannister.name || text.houses.lannister)}
        </strong>{' '}
        <span>{words.askConsent}</span>
      </span>
      <button type="button" onClick={takeBack}>
        {words.agree}
      </button>
      <button ref={keep} type="button" className="button-out" onClick={dismiss}>
        {words.keepPlaying}
      </button>
    </p>
  );
}
