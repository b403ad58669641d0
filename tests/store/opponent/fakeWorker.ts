import type { Asked } from '../../../src/store/opponent/question';
import type { Listener } from '../../../src/store/opponent/thinker';
import { thoughtOn } from '../../../src/store/opponent/thoughtOn';

/** A worker without a thread: it answers when told to, and keeps every word that reached it. */
export function fakeWorker() {
  const told: Partial<Record<string, (event: { readonly data?: unknown }) => void>> = {};
  const heard: Asked[] = [];
  let unanswered: Asked[] = [];
  const worker = {
    heard,
    isTerminated: false,
    answer() {
      const asked = unanswered;
      unanswered = [];
      for (const one of asked) told['message']!({ data: structuredClone({ id: one.id, thought: thoughtOn(one) }) });
    },
    crash: () => told['error']!({}),
    postMessage(asked: Asked) {
      // What crosses to a thread is copied as data.
      const copy = structuredClone(asked);
      heard.push(copy);
      unanswered.push(copy);
    },
    terminate() {
      worker.isTerminated = true;
    },
    addEventListener: (type: string, listener: (event: { readonly data?: unknown }) => void) => {
      told[type] = listener;
    },
  };
  return worker satisfies Listener;
}
