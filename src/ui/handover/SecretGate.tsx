import { HouseSeal } from '../art/Objective';
import { useChoice } from '../choice/ChoiceContext';
import { usePlayback } from '../playback/PlaybackContext';
import { useTable, useWords } from '../TableContext';
import { useFocusHere } from './useFocusHere';
import './handover.css';

/** Before a secret choice: asks for the player whose it is. */
export function SecretGate() {
  const { hides, side } = useChoice();
  const { isBehind } = usePlayback();
  // Another house is asked anew, with the focus on its button.
  return hides === 'choice' && !isBehind ? <Gate key={side} /> : null;
}

function Gate() {
  const { side, toggleHand } = useChoice();
  const { text, words } = useWords();
  const name = useTable(({ game }) => game?.seats[side].name ?? '');
  const open = useFocusHere();
  return (
    <section className={`hand-over house-${side}`} aria-label={words.handOver.secret(text.houses[side], name)}>
      <h2>
        <svg viewBox="-15 -15 30 30" aria-hidden="true">
          <HouseSeal side={side} />
        </svg>
        {words.handOver.secret(text.houses[side], name)}
      </h2>
      <p>{words.handOver.lookAway}</p>
      <p>
        <button ref={open} type="button" data-waits="" className="button-advised" onClick={toggleHand}>
          {words.handOver.show}
        </button>
      </p>
    </section>
  );
}
