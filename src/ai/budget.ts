/** How long a decision may be thought about: so many play-outs, or until a clock that the caller brings says so. */
export type Budget = { readonly playOuts: number } | { readonly now: () => number; readonly milliseconds: number };

export const DEFAULT_BUDGET: Budget = { playOuts: 60 };

/** Shares a budget among the stages of a search, each of which has half as many options to try. */
export interface Spender {
  readonly hasMore: (stage: number) => boolean;
  readonly spend: () => void;
  readonly stages: number;
}

export function spenderOf(budget: Budget, options: number): Spender {
  const stages = Math.max(1, Math.ceil(Math.log2(options)));
  if ('playOuts' in budget) {
    let spent = 0;
    return { stages, hasMore: (stage) => spent < (budget.playOuts * stage) / stages, spend: () => (spent += 1) };
  }
  const start = budget.now();
  return { stages, hasMore: (stage) => budget.now() - start < (budget.milliseconds * stage) / stages, spend: () => undefined };
}
