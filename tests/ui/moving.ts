import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

interface Moving {
  readonly target: Element;
  readonly frames: unknown;
  readonly duration: number;
  readonly end: () => void;
}

/** A page whose things move, as in a browser; they do so until `settle` is called. */
export function moving() {
  const running: Moving[] = [];
  beforeEach(() => {
    running.length = 0;
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
    Element.prototype.animate = function animate(this: Element, frames, timing) {
      let cancel: () => void = () => undefined;
      const finished = new Promise<void>((resolve, reject) => {
        const duration = typeof timing === 'number' ? timing : Number(timing?.duration);
        const stop = () => {
          if (running.includes(one)) running.splice(running.indexOf(one), 1);
        };
        const end = () => {
          stop();
          resolve();
        };
        const one: Moving = { target: this, frames, duration, end };
        running.push(one);
        cancel = () => {
          stop();
          reject(new Error('cancelled'));
        };
      });
      finished.catch(() => undefined);
      return { finished, cancel: () => cancel() } as unknown as Animation;
    };
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(Element.prototype, 'animate');
  });
  return {
    running,
    /** Lets what moves now come to its end, and what follows begin. */
    settle: () =>
      act(async () => {
        for (const { end } of [...running]) end();
        await new Promise((resolve) => setTimeout(resolve, 0));
      }),
  };
}
