import type { Answered, Asked, Question, Thought } from './question';

/** As much of a worker as a thinker needs. */
export interface Listener {
  readonly postMessage: (asked: Asked) => void;
  readonly terminate: () => void;
  readonly addEventListener: (type: 'message' | 'error' | 'messageerror', told: (event: { readonly data?: unknown }) => void) => void;
}

/** Somebody who thinks elsewhere. A promise that is rejected means that nothing came back, and the next question finds a new one. */
export interface Thinker {
  readonly ask: (question: Question) => Promise<Thought>;
}

/** Far longer than any opponent thinks: who says nothing for so long is stuck. */
const PATIENCE = 15_000;

interface Waiting {
  readonly answer: (thought: Thought) => void;
  readonly giveUp: (why: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** A worker that is started when first needed, and started anew after it failed. */
export function createThinker(start: () => Listener, patience = PATIENCE): Thinker {
  const waiting = new Map<number, Waiting>();
  let worker: Listener | null = null;
  let count = 0;

  function dismiss(): void {
    worker?.terminate();
    worker = null;
    for (const { giveUp, timer } of waiting.values()) {
      clearTimeout(timer);
      giveUp(new Error('no answer'));
    }
    waiting.clear();
  }

  function started(): Listener {
    const one = start();
    one.addEventListener('message', ({ data }) => {
      const { id, thought } = data as Answered;
      const asker = waiting.get(id);
      if (asker === undefined) return;
      clearTimeout(asker.timer);
      waiting.delete(id);
      asker.answer(thought);
    });
    for (const type of ['error', 'messageerror'] as const) {
      one.addEventListener(type, () => {
        if (worker === one) dismiss();
      });
    }
    return one;
  }

  return {
    ask: (question) =>
      new Promise((answer, giveUp) => {
        const id = (count += 1);
        waiting.set(id, { answer, giveUp, timer: setTimeout(dismiss, patience) });
        try {
          worker ??= started();
          worker.postMessage({ ...question, id });
        } catch {
          dismiss();
        }
      }),
  };
}
