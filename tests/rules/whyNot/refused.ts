import { expect } from 'vitest';
import type { Action } from '../../../src/model/action';
import type { Refusal, RefusalCode } from '../../../src/model/refusal';
import type { GameState, Order } from '../../../src/model/state';
import type { Task } from '../../../src/model/task';
import { decisionOf, whyNot } from '../../../src/rules';
import { unit } from '../../position';

export const done: Action = { type: 'done' };

export const idOf = (state: GameState, label: string): number => unit(state, label).id;

/** The attempt is not offered, and this is why. */
export function refused(state: GameState, attempt: Action, rule: string, code: RefusalCode, about: Partial<Refusal> = {}): void {
  expect(decisionOf(state)?.options).not.toContainEqual(attempt);
  expect(whyNot(state, attempt)).toMatchObject({ rule, code, ...about });
}

/** The state in the midst of a turn: this task waits on top, and these units are ordered. */
export function midTurn(state: GameState, task: Task, orders: Readonly<Record<string, Partial<Order>>> = {}): GameState {
  const untouched = { moved: 0, hasMoved: false, attacks: 1, hasAttacked: false, advanced: false, pursued: false };
  return {
    ...state,
    turn: {
      ...state.turn!,
      orders: Object.entries(orders).map(([label, order]) => ({
        unit: idOf(state, label),
        ...untouched,
        extraDice: 0,
        isDone: false,
        ...order,
      })),
    },
    agenda: [...state.agenda, task],
  };
}

/** Stark units move, or attack. */
export const ordersIn = (step: 'move' | 'attack', attackFirst = false): Task => ({
  kind: 'orders',
  step,
  side: 'stark',
  attackFirst,
  mustMove: null,
});
