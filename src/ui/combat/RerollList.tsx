import type { Action } from '../../model/action';
import { rerolls } from '../../rules';
import { FaceSymbol } from '../art/FaceSymbol';
import { lettersOf } from '../art/letters';
import { useChoice } from '../choice/ChoiceContext';
import { optionLabel } from '../choice/optionLabel';
import { useWords } from '../TableContext';

/** The symbols that may be rerolled, the best marked, and last the roll as it lies; instead of the list of options. */
export function RerollList() {
  const { options, play, seen } = useChoice();
  const { text, words } = useWords();
  const choice = rerolls(seen);
  if (choice === null) return null;
  const { combat } = words;
  const keep: Action | undefined = options.find(({ type }) => type === 'decline');
  const { hits, steps } = choice.kept;
  const lies = [hits > 0 ? (hits > 1 ? combat.hits(hits) : `1 ${combat.hits(1)}`) : '', steps > 0 ? combat.steps(steps) : ''].filter((word) => word !== '');
  return (
    <section className="options rerolls" aria-label={words.options}>
      <p>{combat.rerollAll}</p>
      <ul>
        {choice.choices.map(({ face, chance, hits: lost, steps: fewer }) => {
          const option = options.find((one) => one.type === 'reroll' && one.face === face);
          const loses = combat.rerollLoses(lost, fewer);
          return option === undefined ? null : (
            <li key={face}>
              <button type="button" className={face === choice.best ? 'button-advised' : ''} onClick={() => play(option)}>
                <svg viewBox="-24 -24 48 48" role="img" aria-label={optionLabel(option, seen, text)}>
                  <FaceSymbol face={face} letters={lettersOf(text.ranks)} />
                </svg>
                <strong>{text.faces[face]}</strong>
                <span>
                  {combat.rerollChance(words.percent(chance))}
                  {loses !== '' && ` · ${loses}`}
                </span>
                {face === choice.best && <em>{combat.advised}</em>}
              </button>
            </li>
          );
        })}
        {keep !== undefined && (
          <li className="keeps">
            <button type="button" className={choice.best === null ? 'button-advised' : 'button-out'} onClick={() => play(keep)}>
              <strong>{combat.keepRoll}</strong>
              <span>{lies.length === 0 ? combat.noEffect : lies.join(' · ')}</span>
              {choice.best === null && <em>{combat.advised}</em>}
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}
