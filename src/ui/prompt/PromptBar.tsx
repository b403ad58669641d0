import type { PlainAnswer, Prompt } from '../../content/text/text';
import { underWay } from '../../rules';
import { HouseSeal } from '../art/Objective';
import { useChoice } from '../choice/ChoiceContext';
import { cardTitle } from '../choice/optionLabel';
import { subjectOf } from '../choice/subjectOf';
import { OpponentPrompt } from '../opponent/OpponentPrompt';
import { usePlayback } from '../playback/PlaybackContext';
import { WatchBar } from '../playback/WatchBar';
import { useTable, useWords } from '../TableContext';
import { seatName } from '../words/seatName';
import { AnswerButton } from './AnswerButton';
import { PLAIN_ANSWERS } from './plainAnswers';
import './prompt.css';
import { Trail } from './Trail';
import { unitsAsked } from './unitsAsked';

/** Who decides what: one question, one reason, and the plain answers to it. */
export function PromptBar() {
  const { decision, side, level, options, picked, held, seen, hides } = useChoice();
  const { text, words } = useWords();
  const name = useTable((table) => (table.game === null ? '' : seatName(table.game.seats[side], words)));
  const open = useTable((table) => table.open);
  const { isBehind } = usePlayback();
  if (isBehind) return <WatchBar />;
  if (decision === null) {
    return (
      <header className="prompt">
        <h1>{words.seeVictory}</h1>
        <button type="button" className="button-advised" onClick={() => open('victory')}>
          {words.seeVictory}
        </button>
      </header>
    );
  }
  if (level !== null) return <OpponentPrompt side={side} level={level} />;
  const units = hides === 'choice' ? [] : unitsAsked(decision.task, options, seen);
  const asked = text.ask(decision.prompt as Prompt, units);
  const { effect } = underWay(seen);
  // A card that was chosen still wants its commander (R9.0), a unit its token (R8.1).
  const chosen = picked.length > 0 && held === null ? options[0] : undefined;
  const { question, reason } =
    chosen?.type === 'playCard'
      ? { question: words.card.whoPlays(cardTitle(chosen.card, text)), reason: words.card.itsZone }
      : chosen?.type === 'order'
        ? { question: words.card.withWhat, reason: '' }
        : // What it falls on can only be chosen by whoever knows what it does.
          { ...asked, ...(effect !== null && { reason: text.effect(effect) }) };
  const subject = hides === 'choice' ? '' : subjectOf(decision.task, seen, text);
  return (
    <header className={`prompt prompt-${side}`}>
      <svg viewBox="-15 -15 30 30" className="prompt-seal" aria-hidden="true">
        <HouseSeal side={side} />
      </svg>
      <div className="prompt-words" aria-live="polite">
        <div className="prompt-head">
          <p className="prompt-who">{[text.houses[side], name, subject].filter((word) => word !== '').join(' · ')}</p>
          <Trail />
        </div>
        <h1>{question}</h1>
        <p className="prompt-reason">{reason}</p>
      </div>
      <div className="answers">
        {held !== null && <AnswerButton option={held} isHeld />}
        {options
          .filter(({ type }) => PLAIN_ANSWERS.has(type))
          .map((option) => (
            <AnswerButton key={option.type} option={option} says={asked.answers?.[option.type as PlainAnswer]} />
          ))}
      </div>
    </header>
  );
}
