import { RANKS } from '../../model/unit';
import { FACES } from '../../model/dice';
import { Banner } from '../art/Banner';
import { lettersOf } from '../art/letters';
import { OrderToken } from '../art/OrderToken';
import { KeysSheet } from '../keys/KeysSheet';
import { useWords } from '../TableContext';

/** How the game is played, for one who never saw it, and the keys. */
export function HelpSheet() {
  const { text, words } = useWords();
  const { help } = words;
  const letters = lettersOf(text.ranks);
  return (
    <div className="help-sheet">
      <p>{help.aim}</p>
      <h3>{help.roundTitle}</h3>
      <ol>
        {help.round.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      <h3>{help.facesTitle}</h3>
      <dl>
        {FACES.map((face) => (
          <div key={face}>
            <dt>
              <svg viewBox="-35 -35 70 70" aria-hidden="true">
                <OrderToken face={face} letters={letters} />
              </svg>
              {text.faces[face]}
            </dt>
            <dd>{help.faces[face]}</dd>
          </div>
        ))}
      </dl>
      <h3>{help.ranksTitle}</h3>
      <p>{help.ranks}</p>
      <p className="help-banners">
        {RANKS.map((rank) => (
          <svg key={rank} viewBox="-6 -10 52 44" role="img" aria-label={text.ranks[rank]}>
            <Banner rank={rank} letter={letters[rank]} ready />
          </svg>
        ))}
      </p>
      {help.chapters.map(({ title, body }) => (
        <section key={title}>
          <h3>{title}</h3>
          <p>{body}</p>
        </section>
      ))}
      <h3>{words.menuWords.keys}</h3>
      <KeysSheet />
    </div>
  );
}
