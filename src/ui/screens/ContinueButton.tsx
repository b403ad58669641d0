import { decisionOf } from '../../rules';
import { stateOf } from '../../store/history';
import type { SavedGame } from '../../store/savedGame';
import { HouseSeal } from '../art/Objective';
import { useWords } from '../TableContext';
import { battleTitle } from './battleTitle';

interface ContinueButtonProps {
  readonly game: SavedGame;
  readonly onContinue: () => void;
}

/** The way back into a game, and who is waited for there. */
export function ContinueButton({ game: { start, history }, onContinue }: ContinueButtonProps) {
  const { text, words } = useWords();
  const state = stateOf(history);
  const decider = decisionOf(state)?.decider;
  const side = decider === undefined || decider === 'chance' ? state.firstPlayer : decider;
  return (
    <button type="button" className="button-advised continue" onClick={onContinue}>
      <strong>{words.continueGame}</strong>
      <span>
        {battleTitle(start.id, text)} · {words.roundOf(state.round, state.plan.rounds)} · {text.houses[side]}
      </span>
      <svg viewBox="-15 -15 30 30" aria-hidden="true">
        <HouseSeal side={side} />
      </svg>
    </button>
  );
}
