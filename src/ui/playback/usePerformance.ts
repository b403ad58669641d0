import type { RefObject } from 'react';
import { useEffectEvent, useLayoutEffect } from 'react';
import type { Cursor } from './cursor';
import { isPaused, playingOf, stateAt } from './cursor';
import { motionsOf } from './motionsOf';
import { perform } from './perform';

/** How long one looks at each moment of a replay, before the next one: at least, and where nothing moves. */
const BEAT = 250;
const STILL_BEAT = 1200;

/** Plays the moment at which the cursor stands, one thing after another, and tells when it is over. */
export function usePerformance(stage: RefObject<Element | null>, cursor: Cursor, tempo: number, end: () => void): void {
  const over = useEffectEvent(end);
  const moment = isPaused(cursor) ? null : playingOf(cursor);
  const { grid } = stateAt(cursor).plan;
  const { isReplay } = cursor;
  // Before anything is painted: a piece is let go in the very frame in which it is drawn where it came to.
  useLayoutEffect(() => {
    if (moment === null) return;
    const element = stage.current;
    const motions = tempo === 0 ? [] : motionsOf(moment.events);
    let isCancelled = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const running: Animation[] = [];
    const pause = (time: number) => new Promise((resolve) => (timer = setTimeout(resolve, time)));
    const play = async () => {
      for (const motion of motions) {
        const moving = element === null ? [] : perform(motion, { element, grid, tempo });
        running.push(...moving);
        await Promise.all(moving.map(({ finished }) => finished));
      }
      if (isReplay || tempo === 0) await pause(tempo === 0 ? STILL_BEAT : BEAT * tempo);
    };
    play().then(
      () => !isCancelled && over(),
      (cause: unknown) => {
        // To cancel is to refuse the promise of an end.
        if (!isCancelled) throw cause;
      },
    );
    return () => {
      isCancelled = true;
      clearTimeout(timer);
      for (const animation of running) animation.cancel();
    };
  }, [stage, moment, grid, tempo, isReplay]);
}
