import { cardOf } from '../../content/cards';
import type { CardId } from '../../model/card';
import { HIDDEN_CARD } from '../../model/card';
import { useChoice } from '../choice/ChoiceContext';
import { cardTitle } from '../choice/optionLabel';
import { PoolTokens } from '../rail/PoolTokens';
import { useWords } from '../TableContext';
import './dock.css';

/** What the house that decides has before it: order pool and hand, face down unless it opened it. */
export function Dock() {
  const { seen, side, isHandOpen, toggleHand } = useChoice();
  const { text, words } = useWords();
  const { pool, hand } = seen.houses[side];
  return (
    <footer className={`dock dock-${side}`}>
      <div className="dock-pool">
        <span>{text.terms.orderPool}</span>
        <PoolTokens pool={pool} />
      </div>
      <ul className="hand" aria-label={words.handOf(text.houses[side])}>
        {hand.map((card, place) => (
          <li key={card === HIDDEN_CARD ? place : card}>
            {card === HIDDEN_CARD ? <span className="card-back">{words.hiddenCard}</span> : <HandCard card={card} />}
          </li>
        ))}
      </ul>
      <button type="button" className="hand-switch" aria-pressed={isHandOpen} onClick={toggleHand}>
        {isHandOpen ? words.closeHand : words.openHand}
      </button>
    </footer>
  );
}

function HandCard({ card }: { readonly card: CardId }) {
  const { lit, picked, click } = useChoice();
  const { text } = useWords();
  const { commands, tactic } = text.card(cardOf(card));
  return (
    <button
      type="button"
      className={lit.has(`card:${card}`) ? 'hand-card is-lit' : 'hand-card'}
      aria-pressed={picked.includes(`card:${card}`)}
      onClick={() => click(`card:${card}`)}
    >
      <strong>{cardTitle(card, text)}</strong>
      {commands.map((command, place) => (
        <span key={place}>{command}</span>
      ))}
      {tactic !== null && <small>{tactic}</small>}
    </button>
  );
}
