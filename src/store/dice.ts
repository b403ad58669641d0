import alea from 'seedrandom/lib/alea.js';
import type { Action } from '../model/action';
import type { Chance } from '../model/decision';
import { DIE } from '../model/dice';
import { DIRECTIONS } from '../model/hex';
import { SIDES } from '../model/side';

/** Where a generator stands; plain data, so that a save goes on with the same luck. */
export interface DiceState {
  readonly c: number;
  readonly s0: number;
  readonly s1: number;
  readonly s2: number;
}

/** The only source of chance: it answers what no player decides. */
export interface Dice {
  readonly answer: (chance: Chance) => Action;
  /** An integer from 0 up to but not including `limit`. */
  readonly below: (limit: number) => number;
  readonly state: () => DiceState;
}

/** The same seed gives the same dice, on every machine. */
export function createDice(seed: string): Dice {
  return diceOf(alea(seed, { state: true }));
}

export function restoreDice(state: DiceState): Dice {
  return diceOf(alea('', { state }));
}

function diceOf(next: { (): number; state: () => DiceState }): Dice {
  const below = (limit: number): number => Math.floor(next() * limit);
  return { answer: (chance) => answer(chance, below), below, state: () => next.state() };
}

function answer(chance: Chance, below: (limit: number) => number): Action {
  switch (chance.kind) {
    case 'dice':
      return { type: 'roll', faces: Array.from({ length: chance.count }, () => oneOf(DIE, below)) };
    case 'shuffle':
      return { type: 'shuffle', cards: shuffled(chance.cards, below) };
    case 'direction':
      // Direction tokens go back after each draw (R17.5), so that all six are always equally likely.
      return { type: 'direction', direction: below(DIRECTIONS.length) };
    case 'side':
      return { type: 'side', side: oneOf(SIDES, below) };
  }
}

function oneOf<T>(items: readonly T[], below: (limit: number) => number): T {
  return items[below(items.length)] as T;
}

/** Fisher and Yates: every order is equally likely. */
function shuffled<T>(items: readonly T[], below: (limit: number) => number): readonly T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const chosen = below(last + 1);
    [order[last], order[chosen]] = [order[chosen] as T, order[last] as T];
  }
  return order;
}
