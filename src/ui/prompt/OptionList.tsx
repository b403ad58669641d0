import { useChoice } from '../choice/ChoiceContext';
import { optionLabel } from '../choice/optionLabel';
import { useWords } from '../TableContext';
import { PLAIN_ANSWERS } from './plainAnswers';

/** Every option as a button, for whoever does not click on the board. */
export function OptionList() {
  const { options, picked, unpick, play, seen, hidesCards, decision } = useChoice();
  const { text, words } = useWords();
  const listed = options.filter(({ type }) => !PLAIN_ANSWERS.has(type));
  return (
    <section className="options" aria-label={words.options}>
      <h2>{words.options}</h2>
      {hidesCards && <p>{words.cardsWait}</p>}
      {decision === null && <p>{words.noOption}</p>}
      {picked.length > 0 && options.length < (decision?.options.length ?? 0) && (
        <button type="button" className="button-out" onClick={unpick}>
          {words.allOptions}
        </button>
      )}
      <ul>
        {listed.map((option) => (
          <li key={JSON.stringify(option)}>
            <button type="button" onClick={() => play(option)}>
              {optionLabel(option, seen, text)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
