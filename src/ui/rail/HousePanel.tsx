import { useState } from 'react';
import type { Side } from '../../model/side';
import { pointsGoal } from '../../rules';
import { HouseSeal } from '../art/Objective';
import { CardsDialog } from '../cards/CardsDialog';
import { useChoice } from '../choice/ChoiceContext';
import { useWords } from '../TableContext';
import { CardCount, CardIcon } from './CardIcon';
import { CommanderChip } from './CommanderChip';
import { CommandTokens } from './CommandTokens';
import './house.css';
import { PoolTokens } from './PoolTokens';

/** The public side of a house: order pool, command tokens, cards, commanders. */
export function HousePanel({ side }: { readonly side: Side }) {
  const { seen, side: deciding } = useChoice();
  const { text, words } = useWords();
  const [isDiscardOpen, setDiscardOpen] = useState(false);
  const { pool, commandTokens, hand, deck, discard, points } = seen.houses[side];
  const goal = pointsGoal(seen.plan, side);
  return (
    <section className={`house house-${side} ${side === deciding ? 'is-deciding' : ''}`} aria-label={text.houses[side]}>
      <h2>
        <svg viewBox="-15 -15 30 30" aria-hidden="true">
          <HouseSeal side={side} />
        </svg>
        {text.houses[side]}
        <span className="house-numbers">
          <CommandTokens side={side} tokens={commandTokens} places={seen.plan.ratings[side].commandTokens} />
          {seen.plan.scoring.length > 0 && (
            <CardCount kind="points" count={goal === null ? points : `${points}/${goal}`} label={`${text.terms.victoryPoints} ${points}`} />
          )}
          <CardCount kind="hand" count={hand.length} label={words.cards(hand.length)} />
        </span>
      </h2>
      <div className="house-row">
        <PoolTokens pool={pool} />
        <span className="house-piles">
          <CardCount kind="deck" count={deck.length} label={words.card.deck(deck.length)} />
          <button
            type="button"
            className="button-out"
            title={words.card.discardOf(text.houses[side])}
            aria-label={`${words.card.discardOf(text.houses[side])}, ${words.cards(discard.length)}`}
            onClick={() => setDiscardOpen(true)}
          >
            <CardIcon kind="discard" /> {discard.length}
          </button>
        </span>
      </div>
      <ul className="commanders">
        {seen.commanders
          .filter((commander) => commander.side === side)
          .map((commander) => (
            <li key={commander.id}>
              <CommanderChip commander={commander} />
            </li>
          ))}
      </ul>
      {isDiscardOpen && (
        <CardsDialog title={words.card.discardOf(text.houses[side])} cards={discard} onClose={() => setDiscardOpen(false)} />
      )}
    </section>
  );
}
