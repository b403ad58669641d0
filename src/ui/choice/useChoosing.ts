import { useMemo, useState } from 'react';
import type { Action } from '../../model/action';
import type { Side } from '../../model/side';
import type { GameState } from '../../model/state';
import { decisionOf, viewFor } from '../../rules';
import { useTable } from '../TableContext';
import type { Choice } from './ChoiceContext';
import { choosingOf, clickOn, litSpots, optionsLeft } from './choosing';
import type { Spot } from './steps';
import { useOpenHand } from './useOpenHand';

const NOTHING: readonly Action[] = [];

/** What lies open on the table; and what this house holds, if it has opened its hand. */
const seenBy = (state: GameState, side: Side | null): GameState =>
  side === null ? viewFor(viewFor(state, 'stark'), 'lannister') : viewFor(state, side);

/** The choice in this state, as the table shows it. */
export function useChoosing(state: GameState): Choice {
  const dispatch = useTable((table) => table.dispatch);
  const attempt = useTable((table) => table.attempt);
  const dismiss = useTable((table) => table.dismiss);
  const [pick, setPick] = useState<{ readonly state: GameState; readonly picked: readonly Spot[] } | null>(null);

  const decision = decisionOf(state);
  const side: Side = decision === null || decision.decider === 'chance' ? state.firstPlayer : decision.decider;
  const [isHandOpen, toggleHand] = useOpenHand(side);
  const openTo = isHandOpen ? side : null;
  const seen = useMemo(() => seenBy(state, openTo), [state, openTo]);

  const all = decision?.options ?? NOTHING;
  const isSecret = decision?.isSecret ?? false;
  const open = isHandOpen ? all : isSecret ? NOTHING : all.filter((option) => !('card' in option));
  // What was picked in another state means nothing any more.
  const choosing = choosingOf(state, open, pick?.state === state ? pick.picked : []);
  return {
    seen,
    decision,
    side,
    isHandOpen,
    toggleHand,
    options: optionsLeft(choosing),
    hides: open.length === all.length ? null : isSecret ? 'choice' : 'cards',
    picked: choosing.prefix,
    lit: litSpots(choosing),
    click: (spot) => {
      const result = clickOn(choosing, spot);
      if (result.kind === 'play') dispatch(result.option);
      else if (result.kind === 'refuse') attempt(result.attempt);
      else {
        dismiss();
        setPick({ state, picked: result.picked });
      }
    },
    unpick: () => setPick(null),
    play: dispatch,
  };
}
