import type { Decision } from '../model/decision';
import type { Budget } from './budget';

/** The part of what is left of a turn's time that each question may take; others are answered at a glance. */
const SHARES: Readonly<Record<string, number>> = { 'turn.choose': 0.5, 'card.declare': 0.3, 'orders.move': 0.4, 'orders.attack': 0.4 };

/** Shares the milliseconds of one turn after another among their decisions, so that together they never take more. */
export function turnBudget(now: () => number, milliseconds: number): (decision: Decision) => Budget {
  let left = milliseconds;
  return ({ prompt, task }) => {
    if (task.kind === 'turn' && task.step === 'choose' && !task.committed) left = milliseconds;
    const share = left * (SHARES[prompt] ?? 0);
    left -= share;
    return { now, milliseconds: share };
  };
}
