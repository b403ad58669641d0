import type { Action } from '../../model/action';
import { useChoice } from '../choice/ChoiceContext';
import { optionLabel } from '../choice/optionLabel';
import { useWords } from '../TableContext';
import { LineMark } from './LineMark';
import { useTells } from './useTells';

interface AnswerButtonProps {
  readonly option: Action;
  /** Chosen on the board, and only to be confirmed: its details are seen there. */
  readonly isHeld?: boolean;
  /** What it is called as an answer to this question, if not by its action. */
  readonly says?: string | undefined;
}

/** An answer beside the question. */
export function AnswerButton({ option, isHeld = false, says }: AnswerButtonProps) {
  const { seen, play } = useChoice();
  const { text, words } = useWords();
  const tells = useTells(option);
  const label = optionLabel(option, seen, text);
  return (
    <button
      type="button"
      className={isHeld ? 'button-advised' : undefined}
      aria-label={isHeld ? label : undefined}
      title={tells ? words.handOver.crosses : undefined}
      onClick={() => play(option)}
    >
      {tells && <LineMark />}
      {isHeld ? text.actions[option.type] : (says ?? label)}
    </button>
  );
}
