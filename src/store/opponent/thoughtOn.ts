import { explain } from '../../ai/explain';
import { seeded } from '../../ai/seeded';
import { decisionOf } from '../../rules';
import type { Question, Thought } from './question';

/** What an opponent thinks of the decision before it; the worker's whole work. */
export function thoughtOn({ view, level, seed, milliseconds }: Question): Thought {
  const decision = decisionOf(view);
  if (decision === null) return [];
  return explain(view, decision, level, seeded(seed), { now: () => performance.now(), milliseconds });
}
