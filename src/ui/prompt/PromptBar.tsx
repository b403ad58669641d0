import type { PlainAnswer } from '../../content/text/text';
import { HouseSeal } from '../art/Objective';
import { useChoice } from '../choice/ChoiceContext';
import { OpponentAnswers } from '../opponent/OpponentAnswers';
import { usePlayback } from '../playback/PlaybackContext';
import { WatchButtons } from '../playback/WatchButtons';
import { useTable } from '../TableContext';
import { AnswerButton } from './AnswerButton';
import { PLAIN_ANSWERS } from './plainAnswers';
import './prompt.css';
import { Trail } from './Trail';
import { useQuestion } from './useQuestion';

/** Who decides what: one question, one reason, and the plain answers to it; while something is shown, what happens. Its title stays, and so does the focus on it. */
export function PromptBar() {
  const { decision, level, options, held } = useChoice();
  const open = useTable((table) => table.open);
  const { isBehind } = usePlayback();
  const { side, who, question, reason, answers } = useQuestion();
  if (decision === null && !isBehind) {
    return (
      <header className="prompt">
        <h1>{question}</h1>
        <button type="button" className="button-advised" onClick={() => open('victory')}>
          {question}
        </button>
      </header>
    );
  }
  return (
    <header className={`prompt prompt-${side}${isBehind ? ' is-watching' : ''}`}>
      <svg viewBox="-15 -15 30 30" className="prompt-seal" aria-hidden="true">
        <HouseSeal side={side} />
      </svg>
      <div className="prompt-words">
        <div className="prompt-head">
          <p className="prompt-who">{who}</p>
          {level === null && !isBehind && <Trail />}
        </div>
        <h1>{question}</h1>
        <p className="prompt-reason">{reason}</p>
      </div>
      {isBehind ? (
        <WatchButtons />
      ) : (
        <div className="answers">
          {level !== null && <OpponentAnswers />}
          {held !== null && <AnswerButton option={held} isHeld />}
          {options
            .filter(({ type }) => PLAIN_ANSWERS.has(type))
            .map((option) => (
              <AnswerButton key={option.type} option={option} says={answers?.[option.type as PlainAnswer]} />
            ))}
        </div>
      )}
    </header>
  );
}
