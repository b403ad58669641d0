import { useState } from 'react';
import { COMMANDERS } from '../../content/commanders';
import type { CommanderState } from '../../model/state';
import { EmblemRoundel } from '../art/Emblem';
import { CommanderCard } from '../cards/CommanderCard';
import { useChoice } from '../choice/ChoiceContext';
import { Dialog } from '../dialog/Dialog';
import { useWords } from '../TableContext';
import { CaptureShield } from './CaptureShield';
import { CommandTokens } from './CommandTokens';

/** His card is turned (R6.4); he is behind bars (R6.3). */
const TURNED = 'M5-4.5A6.4 6.4 0 1 0 6.4 1M5.6-8V-3.6H1';
const BARS = 'M-6-7H6V7H-6ZM-2-7V7M2-7V7';

/** A commander at his house's table. A click chooses him where he can be chosen, and otherwise opens his card. */
export function CommanderChip({ commander }: { readonly commander: CommanderState }) {
  const { id, side, tokens, captured, committed } = commander;
  const { lit, picked, click } = useChoice();
  const { text, words } = useWords();
  const [isOpen, setOpen] = useState(false);
  const { name: person, commandLimit, captureValue } = COMMANDERS[id];
  const { name } = text.commanders[id];
  const isPicked = picked.includes(`commander:${id}`);
  const isLit = isPicked || lit.has(`commander:${id}`);
  const state = captured ? words.captured : committed ? words.committed : null;
  return (
    <div className={`commander-chip ${isLit ? 'is-lit' : ''} ${state === null ? '' : 'is-past'}`}>
      <button
        type="button"
        className={isLit ? 'commander is-lit' : 'commander'}
        aria-pressed={isLit ? isPicked : undefined}
        onClick={() => (isLit ? click(`commander:${id}`) : setOpen(true))}
      >
        <svg viewBox="-19 -19 38 38" aria-hidden="true">
          <EmblemRoundel commander={person} />
        </svg>
        <strong>{name}</strong>
        <span className="commander-row">
          <CommandTokens side={side} tokens={tokens} places={commandLimit} />
          {state !== null && (
            <svg viewBox="-8 -8 16 16" className="commander-state" role="img" aria-label={state}>
              <title>{state}</title>
              <path d={captured ? BARS : TURNED} />
            </svg>
          )}
          <CaptureShield value={captureValue} />
        </span>
      </button>
      {isLit && (
        <button type="button" className="commander-info button-out" aria-label={words.card.seeCard(name)} onClick={() => setOpen(true)}>
          i
        </button>
      )}
      {isOpen && (
        <Dialog title={name} onClose={() => setOpen(false)}>
          <div className="card-sheet">
            <CommanderCard commander={id} tokens={tokens} committed={committed} captured={captured} />
          </div>
        </Dialog>
      )}
    </div>
  );
}
