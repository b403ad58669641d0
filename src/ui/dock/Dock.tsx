import { HIDDEN_CARD } from '../../model/card';
import { useChoice } from '../choice/ChoiceContext';
import { PoolTokens } from '../rail/PoolTokens';
import { useWords } from '../TableContext';
import { CardBack } from './CardBack';
import './dock.css';
import { HandCard } from './HandCard';

/** What the house that decides has before it: order pool and hand, face down unless it opened it. */
export function Dock() {
  const { seen, handSide: side, isHandOpen, isHandAlwaysOpen, toggleHand, hides } = useChoice();
  const { text, words } = useWords();
  const { pool, hand } = seen.houses[side];
  return (
    <footer className={`dock dock-${side}`}>
      <div className="dock-pool">
        <span>{text.terms.orderPool}</span>
        <PoolTokens pool={pool} />
      </div>
      <ul className="hand" aria-label={words.handOf(text.houses[side])}>
        {hand.map((card, place) =>
          card === HIDDEN_CARD ? (
            <li key={place}>
              <CardBack side={side} />
            </li>
          ) : (
            <HandCard key={card} card={card} />
          ),
        )}
      </ul>
      {!isHandAlwaysOpen && (hand.length > 0 || hides !== null || isHandOpen) && (
        <button type="button" className="hand-switch" aria-pressed={isHandOpen} onClick={toggleHand}>
          {isHandOpen ? words.closeHand : words.openHand}
        </button>
      )}
    </footer>
  );
}
