import { COMMANDERS } from '../../content/commanders';
import type { Side } from '../../model/side';
import type { CommanderState } from '../../model/state';
import { EmblemRoundel } from '../art/Emblem';
import { HouseSeal } from '../art/Objective';
import { useChoice } from '../choice/ChoiceContext';
import { useWords } from '../TableContext';
import { CommandTokens } from './CommandTokens';
import { PoolTokens } from './PoolTokens';

/** The public side of a house: order pool, command tokens, cards, commanders. */
export function HousePanel({ side }: { readonly side: Side }) {
  const { seen, side: deciding } = useChoice();
  const { text, words } = useWords();
  const { pool, commandTokens, hand, points } = seen.houses[side];
  return (
    <section className={`house house-${side} ${side === deciding ? 'is-deciding' : ''}`} aria-label={text.houses[side]}>
      <h2>
        <svg viewBox="-15 -15 30 30" aria-hidden="true">
          <HouseSeal side={side} />
        </svg>
        {text.houses[side]}
        <span className="house-numbers">
          <CommandTokens side={side} tokens={commandTokens} places={seen.plan.ratings[side].commandTokens} />
          <span>{words.cards(hand.length)}</span>
        </span>
      </h2>
      <div className="house-row">
        <PoolTokens pool={pool} />
        {seen.plan.scoring.length > 0 && (
          <span>
            {text.terms.victoryPoints} <strong>{points}</strong>
          </span>
        )}
      </div>
      <ul className="commanders">
        {seen.commanders
          .filter((commander) => commander.side === side)
          .map((commander) => (
            <li key={commander.id}>
              <CommanderButton commander={commander} />
            </li>
          ))}
      </ul>
    </section>
  );
}

function CommanderButton({ commander: { id, side, tokens, captured, committed } }: { readonly commander: CommanderState }) {
  const { lit, picked, click } = useChoice();
  const { text, words } = useWords();
  const { name, ability, commitment } = text.commanders[id];
  const isLit = lit.has(`commander:${id}`);
  return (
    <button
      type="button"
      className={isLit ? 'commander is-lit' : 'commander'}
      aria-pressed={picked.includes(`commander:${id}`)}
      title={`${ability}\n${text.terms.commitment}: ${commitment}`}
      disabled={!isLit}
      onClick={() => click(`commander:${id}`)}
    >
      <svg viewBox="-19 -19 38 38" aria-hidden="true">
        <EmblemRoundel commander={COMMANDERS[id].name} />
      </svg>
      <strong>{name}</strong>
      <CommandTokens side={side} tokens={tokens} places={COMMANDERS[id].commandLimit} />
      {(captured || committed) && <span className="commander-state">{captured ? words.captured : words.committed}</span>}
    </button>
  );
}
