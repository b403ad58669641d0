import { FaceSymbol } from '../art/FaceSymbol';
import { lettersOf } from '../art/letters';
import { useChoice } from '../choice/ChoiceContext';
import { usePlayback } from '../playback/PlaybackContext';
import { useWords } from '../TableContext';
import './options.css';
import { OptionChip } from './OptionChip';
import { groupsOf } from './optionGroups';
import { PLAIN_ANSWERS } from './plainAnswers';

/** Every option as a button, for whoever does not click on the board; those under one heading stand together. */
export function OptionList() {
  const { options, picked, unpick, seen, hides, decision } = useChoice();
  const { isBehind } = usePlayback();
  const { text, words } = useWords();
  // Rerolls have a list of their own.
  const listed = options.filter(({ type }) => !PLAIN_ANSWERS.has(type) && type !== 'reroll');
  const isNarrowed = picked.length > 0 && options.length < (decision?.options.length ?? 0);
  if (hides === null && (decision !== null || isBehind) && listed.length === 0 && !isNarrowed) return null;
  return (
    <section className="options" aria-label={words.options}>
      {hides !== null && <p>{hides === 'cards' ? words.cardsWait : words.secretWaits}</p>}
      {decision === null && !isBehind && <p>{words.noOption}</p>}
      {listed.length > 0 && (
        <details open>
          <summary>{words.options}</summary>
          {groupsOf(listed, seen, text).map(({ heading, rows }) => (
            <div key={heading}>
              {heading !== '' && <h3>{heading}</h3>}
              {rows.map(({ name, tokens, options: some }, row) => {
                const price = tokens.map((token, place) => (
                  <svg key={place} viewBox="-24 -24 48 48" role="img" aria-label={text.faces[token]}>
                    <FaceSymbol face={token} letters={lettersOf(text.ranks)} />
                  </svg>
                ));
                const [, second] = some;
                return (
                  <div key={row} className="option-row">
                    {name !== '' && <span>{name}</span>}
                    {second && price}
                    <ul>
                      {some.map((option) => (
                        <li key={JSON.stringify(option)}>
                          <OptionChip option={option}>{!second && price}</OptionChip>
                        </li>
                      ))}
                    </ul>
                  </div>
                );
              })}
            </div>
          ))}
        </details>
      )}
      {isNarrowed && (
        <button type="button" className="button-out" onClick={unpick}>
          {words.allOptions}
        </button>
      )}
    </section>
  );
}
