import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { OpponentStore } from '../../store/opponent/createOpponent';
import type { Opponent } from '../../store/opponent/opponent';

/** Whoever plays the seats without a person. */
export const OpponentContext = createContext<OpponentStore | null>(null);

export function useOpponent<T>(select: (opponent: Opponent) => T): T {
  const opponent = use(OpponentContext);
  if (opponent === null) throw new Error('There is no opponent around this component');
  return useStore(opponent, select);
}
