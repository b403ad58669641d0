import type { ScorerName } from '../../ai/scorer';
import { scorerWords } from '../../ai/scorerWords';
import type { Action } from '../../model/action';
import type { Thought } from '../../store/opponent/question';
import { useTable, useWords } from '../TableContext';
import './opponent.css';

interface ThoughtListProps {
  readonly thought: Thought;
  readonly nameOf: (option: Action) => string;
}

/** More reasons than these are small change. */
const SHOWN = 4;

/** The best options somebody saw, the best first: what each is worth, and why. */
export function ThoughtList({ thought, nameOf }: ThoughtListProps) {
  const language = useTable((table) => table.language);
  const { percent } = useWords().words;
  const words = scorerWords[language];
  const weight = new Intl.NumberFormat(language, { maximumFractionDigits: 2, signDisplay: 'exceptZero' });
  const told = (value: number, scorer?: ScorerName): string => (scorer === 'playOuts' ? percent(value) : weight.format(value));
  return (
    <ol className="thought">
      {thought.map(({ option, value, reasons }) => (
        <li key={JSON.stringify(option)}>
          <strong>{nameOf(option)}</strong> <b>{told(value, reasons[0]?.scorer)}</b>
          <ul>
            {reasons.slice(0, SHOWN).map((reason) => (
              <li key={reason.scorer}>
                <b>{told(reason.value, reason.scorer)}</b> {words[reason.scorer].name} <small>{words[reason.scorer].explanation}</small>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
