import { sceneBetween } from '../../content/text/sceneBetween';
import type { Prompt, Question } from '../../content/text/text';
import type { Side } from '../../model/side';
import { eventsFor, underWay } from '../../rules';
import { useChoice } from '../choice/ChoiceContext';
import { cardTitle } from '../choice/optionLabel';
import { subjectOf } from '../choice/subjectOf';
import { useOpponent } from '../opponent/OpponentContext';
import { headlineOf } from '../playback/headlineOf';
import { usePlayback } from '../playback/PlaybackContext';
import { useTable, useWords } from '../TableContext';
import { seatName } from '../words/seatName';
import { unitsAsked } from './unitsAsked';

interface Asked extends Question {
  readonly side: Side;
  readonly who: string;
}

/** Who decides what, and why; of an opponent, what it is doing; and while something is shown, what happens. */
export function useQuestion(): Asked {
  const { playing, state, actor, isReplay } = usePlayback();
  const { decision, side: deciding, level, options, picked, held, seen, hides } = useChoice();
  const { text, words } = useWords();
  const side = playing === null ? deciding : (actor ?? state.firstPlayer);
  const name = useTable(({ game }) => (game === null ? '' : seatName(game.seats[side], words)));
  const isStepping = useTable(({ watch }) => watch === 'steps');
  const phase = useOpponent(({ turn }) => turn?.phase);
  const by = (subject = '') => ({ side, who: [text.houses[side], name, subject].filter((word) => word !== '').join(' · ') });
  if (playing !== null) {
    const event = headlineOf(eventsFor(eventsFor(playing.events, 'stark'), 'lannister'));
    const question = event === null ? '' : text.event(event, sceneBetween(state, playing.state));
    return { ...by(isReplay ? words.playback.replay : ''), question, reason: '' };
  }
  if (decision === null) return { side, who: '', question: words.seeVictory, reason: '' };
  if (level !== null) {
    const { fails, intact, ready, thinks, waits } = words.opponent;
    if (phase === 'failed') return { ...by(), question: fails[level], reason: intact };
    const does = phase === undefined ? waits : isStepping && phase === 'ready' ? ready : thinks;
    return { ...by(), question: does[level], reason: '' };
  }
  const units = hides === 'choice' ? [] : unitsAsked(decision.task, options, seen);
  const whose = by(hides === 'choice' ? '' : subjectOf(decision.task, seen, text));
  // A card that was chosen still wants its commander (R9.0), a unit its token (R8.1).
  const chosen = picked.length > 0 && held === null ? options[0] : undefined;
  if (chosen?.type === 'playCard') return { ...whose, question: words.card.whoPlays(cardTitle(chosen.card, text)), reason: words.card.itsZone };
  if (chosen?.type === 'order') return { ...whose, question: words.card.withWhat, reason: '' };
  const asked = text.ask(decision.prompt as Prompt, units);
  const { effect } = underWay(seen);
  // What it falls on can only be chosen by whoever knows what it does.
  return { ...whose, ...asked, ...(effect !== null && { reason: text.effect(effect) }) };
}
