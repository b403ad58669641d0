import { COMMANDERS } from '../../content/commanders';
import type { CommanderId } from '../../model/commander';
import { Emblem } from '../art/Emblem';
import { CaptureShield } from '../rail/CaptureShield';
import { CommandTokens } from '../rail/CommandTokens';
import { useWords } from '../TableContext';
import './cards.css';
import { portraitOf } from './portraitOf';

interface CommanderCardProps {
  readonly commander: CommanderId;
  readonly tokens: number;
  readonly committed: boolean;
  readonly captured: boolean;
}

/** A commander's card as it lies on the table (R6). */
export function CommanderCard({ commander, tokens, committed, captured }: CommanderCardProps) {
  const { text, words } = useWords();
  const { side, name, commandLimit, captureValue, figures, provenance } = COMMANDERS[commander];
  const told = text.commanders[commander];
  return (
    <article className={`card commander-card card-${side}`}>
      <div className="card-face">
        <div className="bust">
          <svg viewBox="-16 -16 32 32" aria-hidden="true">
            <Emblem commander={name} ink={`var(--picture-ink-${side})`} paper={`var(--picture-${side})`} />
          </svg>
          <img src={portraitOf(commander)} alt="" />
          {captured && <strong className="bust-captured">{words.captured}</strong>}
        </div>
        <header className="card-head">
          <h3>{told.name}</h3>
          <p>{told.title}</p>
        </header>
        <div className="commander-values">
          <CommandTokens side={side} tokens={tokens} places={commandLimit} />
          <span>
            {words.card.limit} <strong>{commandLimit}</strong>
          </span>
          <span className="commander-capture">
            {words.card.capture} <CaptureShield value={captureValue} />
          </span>
        </div>
        <p className="commander-ability">{told.ability}</p>
        <section className={committed ? 'card-box is-turned' : 'card-box'}>
          <h4>
            {text.terms.commitment}
            <span>{committed ? words.card.turned : words.card.once}</span>
          </h4>
          <p>{told.commitment}</p>
        </section>
        <footer className="card-foot">
          <span>{text.units[figures]}</span>
          <span>{words.card.origins[provenance.commitment]}</span>
        </footer>
      </div>
    </article>
  );
}
