import { useMemo, useState } from 'react';
import type { Action } from '../../model/action';
import type { Side } from '../../model/side';
import type { GameState } from '../../model/state';
import { decisionOf, viewFor } from '../../rules';
import { lonePerson, TWO_PEOPLE } from '../../store/seat';
import { useOpponent } from '../opponent/OpponentContext';
import type { Playback } from '../playback/PlaybackContext';
import { useTable } from '../TableContext';
import type { Choice } from './ChoiceContext';
import { choosingOf, clickOn, litSpots, optionsLeft } from './choosing';
import type { Spot } from './steps';
import { useOpenHand } from './useOpenHand';
import { useTouch } from './useTouch';

const NOTHING: readonly Action[] = [];
const NOWHERE: readonly Spot[] = [];

/** What lies open on the table; and what this house holds, if it has opened its hand. */
const seenBy = (state: GameState, side: Side | null): GameState =>
  side === null ? viewFor(viewFor(state, 'stark'), 'lannister') : viewFor(state, side);

/** What was clicked so far in a state; and where a finger did it, the option that came of it. */
interface Pick {
  readonly state: GameState;
  readonly picked: readonly Spot[];
  readonly held?: { readonly option: Action; readonly spot: Spot };
}

/** The choice at the present of the game; while the table still shows what came before, there is none. */
export function useChoosing({ state, present, isBehind, isReplay, actor }: Playback): Choice {
  const dispatch = useTable((table) => table.dispatch);
  const attempt = useTable((table) => table.attempt);
  const dismiss = useTable((table) => table.dismiss);
  const [pick, setPick] = useState<Pick | null>(null);
  const isTouch = useTouch();

  const seats = useTable((table) => table.game?.seats ?? TWO_PEOPLE);
  const lone = useTable((table) => table.game && lonePerson(table.game.seats));
  const nudge = useOpponent((opponent) => opponent.nudge);

  const asked = isBehind ? null : decisionOf(state);
  // Whoever looks back is the one to decide; what happens now lies before the one who does it.
  const decider = (asked ?? (isReplay ? decisionOf(present) : null))?.decider ?? actor;
  const side: Side = decider === null || decider === 'chance' ? state.firstPlayer : decider;
  const level = asked === null ? null : seats[side].level;
  const decision = asked === null || level === null ? asked : { ...asked, options: NOTHING };
  const handSide = lone ?? side;
  const [isOpened, toggleHand] = useOpenHand(side);
  const isHandOpen = lone !== null || (isOpened && seats[side].level === null);
  const openTo = isHandOpen ? handSide : null;
  const seen = useMemo(() => seenBy(state, openTo), [state, openTo]);

  const all = decision?.options ?? NOTHING;
  const isSecret = decision?.isSecret ?? false;
  const open = useMemo(
    () => (isHandOpen ? all : isSecret ? NOTHING : all.filter((option) => !('card' in option))),
    [all, isHandOpen, isSecret],
  );
  // What was picked in another state means nothing any more.
  const current = pick?.state === state ? pick : null;
  const picked = current?.picked ?? NOWHERE;
  const held = current?.held;
  // Made only when it has changed, so that only then what shows it is drawn anew.
  const { choosing, options, lit } = useMemo(() => {
    const made = choosingOf(state, open, picked);
    return { choosing: made, options: optionsLeft(made), lit: litSpots(made) };
  }, [state, open, picked]);
  return {
    seen,
    decision,
    side,
    level,
    handSide,
    isHandAlwaysOpen: lone !== null,
    isHandOpen,
    toggleHand,
    options,
    hides: open.length === all.length ? null : isSecret ? 'choice' : 'cards',
    picked: held === undefined ? choosing.prefix : [...choosing.prefix, held.spot],
    held: held?.option ?? null,
    lit,
    click: (spot) => {
      if (isBehind) return;
      if (level !== null) {
        nudge();
        return;
      }
      const result = clickOn(choosing, spot);
      if (result.kind === 'play' && isTouch.current) {
        dismiss();
        setPick({ state, picked: choosing.picked, held: { option: result.option, spot } });
      } else if (result.kind === 'play') dispatch(result.option);
      else if (result.kind === 'refuse') attempt(result.attempt);
      else {
        dismiss();
        setPick({ state, picked: result.picked });
      }
    },
    unpick: () => setPick(null),
    play: level === null ? dispatch : nudge,
  };
}
