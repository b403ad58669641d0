import type { Action, ActionType } from '../../model/action';
import type { UnitId } from '../../model/unit';
import { useChoice } from '../choice/ChoiceContext';
import { optionDetails, optionLabel, unitLabel } from '../choice/optionLabel';
import { usePlayback } from '../playback/PlaybackContext';
import { useWords } from '../TableContext';
import { PLAIN_ANSWERS } from './plainAnswers';

/** A kind of action, and the unit that does it if there is more to say than that. */
interface Heading {
  readonly type: ActionType;
  readonly unit: UnitId | null;
}

const headingOf = (option: Action): Heading => {
  const hasGoal = 'to' in option || 'target' in option || 'hex' in option;
  return { type: option.type, unit: hasGoal && 'unit' in option ? option.unit : null };
};

/** Every option as a button, for whoever does not click on the board; those under one heading stand together. */
export function OptionList() {
  const { options, picked, unpick, play, seen, hides, decision } = useChoice();
  const { isBehind } = usePlayback();
  const { text, words } = useWords();
  const listed = options.filter(({ type }) => !PLAIN_ANSWERS.has(type));
  const groups = new Map<string, Action[]>();
  for (const option of listed) {
    const key = JSON.stringify(headingOf(option));
    groups.set(key, [...(groups.get(key) ?? []), option]);
  }
  return (
    <section className="options" aria-label={words.options}>
      {hides !== null && <p>{hides === 'cards' ? words.cardsWait : words.secretWaits}</p>}
      {decision === null && !isBehind && <p>{words.noOption}</p>}
      {[...groups].map(([key, group]) => {
        const { type, unit } = JSON.parse(key) as Heading;
        return (
          <div key={key}>
            <h3>
              {text.actions[type]}
              {unit !== null && ` · ${unitLabel(unit, seen, text)}`}
            </h3>
            <ul>
              {group.map((option) => (
                <li key={JSON.stringify(option)}>
                  <button type="button" aria-label={optionLabel(option, seen, text)} onClick={() => play(option)}>
                    {optionDetails(option, seen, text, unit !== null) || text.actions[type]}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      {picked.length > 0 && options.length < (decision?.options.length ?? 0) && (
        <button type="button" className="button-out" onClick={unpick}>
          {words.allOptions}
        </button>
      )}
    </section>
  );
}
