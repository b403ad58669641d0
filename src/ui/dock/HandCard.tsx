import { cardOf } from '../../content/cards';
import type { CardId } from '../../model/card';
import { CommandCard } from '../cards/CommandCard';
import { CommandCost } from '../cards/CommandCost';
import { useChoice } from '../choice/ChoiceContext';
import { cardTitle } from '../choice/optionLabel';
import { useWords } from '../TableContext';
import { useLift } from './useLift';

/** A card of the open hand: its head in the dock; pointed at, focused or held down, the whole of it above. */
export function HandCard({ card }: { readonly card: CardId }) {
  const { lit, picked, click } = useChoice();
  const { text } = useWords();
  const { left, lower, isHeld, handlers } = useLift();
  const { side, commands: printed } = cardOf(card);
  const { commands, tactic } = text.card(cardOf(card));
  return (
    <li {...handlers}>
      <button
        type="button"
        className={lit.has(`card:${card}`) ? 'hand-card is-lit' : 'hand-card'}
        aria-pressed={picked.includes(`card:${card}`)}
        onClick={() => {
          // Who held it down to read it did not choose it.
          if (isHeld()) return;
          lower();
          click(`card:${card}`);
        }}
      >
        <span className="hand-card-head">
          <strong>{cardTitle(card, text)}</strong>
          {printed.map(({ cost }, place) => (
            <CommandCost key={place} side={side} cost={cost} />
          ))}
        </span>
        {commands.map((command, place) => (
          <span key={place}>{command}</span>
        ))}
        {tactic !== null && <small>{tactic}</small>}
      </button>
      {left !== null && (
        // Read aloud it is already in the button.
        <div className="lifted" style={{ left }} aria-hidden="true">
          <CommandCard card={card} />
        </div>
      )}
    </li>
  );
}
