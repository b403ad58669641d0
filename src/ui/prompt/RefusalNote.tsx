import { useLayoutEffect, useRef, useState } from 'react';
import { useChoice } from '../choice/ChoiceContext';
import { useFocusKept } from '../keys/useFocusKept';
import { useOpponent } from '../opponent/OpponentContext';
import { useTable, useWords } from '../TableContext';

/** Between the note and the hex it speaks of, in pixels. */
const GAP = 6;

/** Why the last click came to nothing, with the clause: beside the hex that was clicked, or else the one in the way. */
export function RefusalNote() {
  const refusal = useTable((table) => table.refusal);
  const dismiss = useTable((table) => table.dismiss);
  const { level } = useChoice();
  const isNudged = useOpponent((opponent) => opponent.isNudged);
  const { text, words } = useWords();
  const note = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState({ refusal, times: 0 });
  if (said.refusal !== refusal) setSaid({ refusal, times: said.times + 1 });
  useFocusKept();
  useLayoutEffect(() => {
    if (refusal === null || note.current === null) return;
    const area = note.current.closest('.board-area');
    const hex = area?.querySelector('[data-hex]:focus') ?? area?.querySelector(`[data-hex="${refusal.hex}"]`);
    if (area && hex) placeBeside(note.current, hex.getBoundingClientRect(), area.getBoundingClientRect());
    else note.current.removeAttribute('style');
    shake(note.current);
  }, [refusal]);
  return (
    <div role="alert">
      {isNudged && level !== null && <p className="refusal">{words.opponent.thinks[level]}</p>}
      {refusal !== null && (
        // Made anew each time: what says the same as before is not heard again.
        <p key={said.times} className="refusal" ref={note}>
          {text.refusal(refusal)}{' '}
          <button type="button" className="button-out" onClick={dismiss}>
            {words.close}
          </button>
        </p>
      )}
    </div>
  );
}

/** Below the hex, above it where there is no room, and always within the board. */
function placeBeside(note: HTMLElement, hex: DOMRect, area: DOMRect): void {
  Object.assign(note.style, { right: 'auto', bottom: 'auto', margin: '0', maxWidth: '24rem' });
  const { offsetWidth: width, offsetHeight: height } = note;
  const left = hex.left + hex.width / 2 - area.left - width / 2;
  const below = hex.bottom - area.top + GAP;
  const top = below + height > area.height ? hex.top - area.top - height - GAP : below;
  note.style.left = `${Math.max(GAP, Math.min(left, area.width - width - GAP))}px`;
  note.style.top = `${Math.max(GAP, top)}px`;
}

function shake(note: HTMLElement): void {
  if (!('animate' in note) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const steps = [0, -4, 4, -2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  note.animate(steps, { duration: 160 });
}
