import { cardOf } from '../../content/cards';
import { COMMANDERS } from '../../content/commanders';
import type { Text } from '../../content/text/text';
import type { CardId, Tactic } from '../../model/card';
import type { CommanderName } from '../../model/commander';
import { EmblemRoundel } from '../art/Emblem';
import { HouseSeal } from '../art/Objective';
import { cardTitle } from '../choice/optionLabel';
import { useWords } from '../TableContext';
import { CardPicture } from './CardPicture';
import './cards.css';
import { CommandCost } from './CommandCost';
import { ConditionSigns } from './ConditionSigns';

/** A command card as it is printed. */
export function CommandCard({ card }: { readonly card: CardId }) {
  const { text, words } = useWords();
  const { side, commander, commands, tactic, provenance } = cardOf(card);
  const told = text.card(cardOf(card));
  return (
    <article className={`card command-card card-${side}`}>
      <div className="card-face">
        <header className="card-head">
          <h3>{cardTitle(card, text)}</h3>
          <svg viewBox="-19 -19 38 38" aria-hidden="true">
            {commander === null ? <HouseSeal side={side} /> : <EmblemRoundel commander={commander} />}
          </svg>
        </header>
        <CardPicture card={card} />
        <ul className="card-commands">
          {commands.map(({ cost }, place) => (
            <li key={place}>
              <CommandCost side={side} cost={cost} />
              <p>{told.commands[place]}</p>
            </li>
          ))}
        </ul>
        {told.box !== null && tactic !== null && <TacticBox tactic={tactic} {...told.box} />}
        <footer className="card-foot">
          <span>
            {commander === null ? words.card.basic : personName(commander, text)} · {words.card.origins[provenance]}
          </span>
          <span>{card}</span>
        </footer>
      </div>
    </article>
  );
}

const personName = (person: CommanderName, text: Text): string => {
  const found = Object.values(COMMANDERS).find(({ name }) => name === person);
  return found === undefined ? '' : text.commanders[found.id].name;
};

interface TacticBoxProps {
  readonly tactic: Tactic;
  readonly timing: string;
  readonly words: string;
}

function TacticBox({ tactic, timing, words }: TacticBoxProps) {
  const { text } = useWords();
  return (
    <section className="card-box">
      <h4>
        {text.terms.tactic}
        <ConditionSigns condition={tactic.condition} />
        <span>{timing}</span>
      </h4>
      <p>{words}</p>
    </section>
  );
}
