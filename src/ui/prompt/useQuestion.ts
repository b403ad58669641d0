import type { Prompt, Question } from '../../content/text/text';
import { underWay } from '../../rules';
import { useChoice } from '../choice/ChoiceContext';
import { cardTitle } from '../choice/optionLabel';
import { subjectOf } from '../choice/subjectOf';
import { useOpponent } from '../opponent/OpponentContext';
import { useTable, useWords } from '../TableContext';
import { seatName } from '../words/seatName';
import { unitsAsked } from './unitsAsked';

/** Who decides what, and why; of an opponent, what it is doing. */
export function useQuestion(): Question & { readonly who: string } {
  const { decision, side, level, options, picked, held, seen, hides } = useChoice();
  const { text, words } = useWords();
  const name = useTable(({ game }) => (game === null ? '' : seatName(game.seats[side], words)));
  const isStepping = useTable(({ watch }) => watch === 'steps');
  const phase = useOpponent(({ turn }) => turn?.phase);
  if (decision === null) return { who: '', question: words.seeVictory, reason: '' };
  const by = (subject: string) => [text.houses[side], name, subject].filter((word) => word !== '').join(' · ');
  if (level !== null) {
    const { fails, intact, ready, thinks, waits } = words.opponent;
    if (phase === 'failed') return { who: by(''), question: fails[level], reason: intact };
    const does = phase === undefined ? waits : isStepping && phase === 'ready' ? ready : thinks;
    return { who: by(''), question: does[level], reason: '' };
  }
  const units = hides === 'choice' ? [] : unitsAsked(decision.task, options, seen);
  const who = by(hides === 'choice' ? '' : subjectOf(decision.task, seen, text));
  // A card that was chosen still wants its commander (R9.0), a unit its token (R8.1).
  const chosen = picked.length > 0 && held === null ? options[0] : undefined;
  if (chosen?.type === 'playCard') return { who, question: words.card.whoPlays(cardTitle(chosen.card, text)), reason: words.card.itsZone };
  if (chosen?.type === 'order') return { who, question: words.card.withWhat, reason: '' };
  const asked = text.ask(decision.prompt as Prompt, units);
  const { effect } = underWay(seen);
  // What it falls on can only be chosen by whoever knows what it does.
  return { who, ...asked, ...(effect !== null && { reason: text.effect(effect) }) };
}
