import { useChoice } from '../choice/ChoiceContext';
import { useFocusKept } from '../keys/useFocusKept';
import { useTable, useWords } from '../TableContext';
import type { Hint } from '../words/hints';
import './firstSteps.css';

/** The battle on which one learns. */
const FIRST_BATTLE = 'kingsroad';

/** What a decision is about that a newcomer meets for the first time; gone for good once it is understood. */
export function FirstSteps() {
  const { decision, level, seen } = useChoice();
  const { words } = useWords();
  const isOn = useTable((table) => table.hints && table.game?.start.id === FIRST_BATTLE);
  const learnt = useTable((table) => table.learnt);
  const learn = useTable((table) => table.learn);
  useFocusKept();
  if (!isOn || decision === null || level !== null) return null;
  const { title, gotIt, about } = words.hints;
  const isHint = (key: string): key is Hint => key in about;
  const due = [decision.prompt, ...(seen.engagements.length > 0 ? ['engaged'] : [])];
  const hint = due.filter(isHint).find((key) => !learnt.includes(key));
  if (hint === undefined) return null;
  return (
    <aside className="first-steps" aria-label={title}>
      <p>{about[hint]}</p>
      <button type="button" className="button-out" onClick={() => learn(hint)}>
        {gotIt}
      </button>
    </aside>
  );
}
