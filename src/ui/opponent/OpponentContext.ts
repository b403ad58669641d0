import { createContext, use } from 'react';
import { createStore, useStore } from 'zustand';
import type { OpponentStore } from '../../store/opponent/createOpponent';
import type { Opponent } from '../../store/opponent/opponent';

const nothing = () => undefined;

/** Nobody plays for the empty seats, and nobody gives advice. */
const NOBODY: OpponentStore = createStore<Opponent>()(() => ({
  turn: null,
  isNudged: false,
  thoughts: new Map(),
  advice: null,
  nudge: nothing,
  retry: nothing,
  next: nothing,
  hold: nothing,
  advise: nothing,
  recall: nothing,
}));

/** Whoever plays the seats without a person. */
export const OpponentContext = createContext<OpponentStore>(NOBODY);

export const useOpponent = <T>(select: (opponent: Opponent) => T): T => useStore(use(OpponentContext), select);
