import type { Asking, Prompt, Question, Text, UnitCalled } from './text';

/** Puts the questions of one language to the units they are about. */
export const asker =
  (prompts: Text['prompts'], asking: Asking) =>
  (prompt: Prompt, [unit, other]: readonly UnitCalled[]): Question => {
    const named = unit === undefined ? undefined : asking[prompt]?.(unit, other ?? unit);
    return { ...prompts[prompt], ...named };
  };
