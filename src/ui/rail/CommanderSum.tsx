import { commanderSum } from '../../rules';
import { useChoice } from '../choice/ChoiceContext';
import { useWords } from '../TableContext';

/** Who was chosen for a skirmish, and what is left of its limit; for no one but the house that chooses (R19.2). */
export function CommanderSum() {
  const { decision, hides } = useChoice();
  const { text, words } = useWords();
  const sum = decision === null || hides !== null ? null : commanderSum(decision.task);
  if (sum === null) return null;
  const { battleWords } = words;
  return (
    <section className="commander-sum">
      <h2>{battleWords.valueLeft(sum.left.value, sum.value)}</h2>
      <p>{battleWords.commandersLeft(sum.left.commanders)}</p>
      {sum.chosen.length > 0 && (
        <ul>
          {sum.chosen.map(({ id, value }) => (
            <li key={id}>
              <strong>{text.commanders[id].name}</strong> · {battleWords.worth(value)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
