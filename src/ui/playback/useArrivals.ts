import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { arrivalsOf } from './arrivalsOf';
import type { Cursor } from './cursor';
import { motionsOf } from './motionsOf';

/** In milliseconds: how long a thing takes to appear, and to be seen changed where nothing moves. */
const APPEARING = 180;
const FADING = 80;

/** Lets what a moment brought appear once it is on the table; without motion, also fades in what it moved. */
export function useArrivals(stage: RefObject<Element | null>, { history, shown }: Cursor, tempo: number): void {
  const before = useRef({ start: history.start, shown });
  useLayoutEffect(() => {
    const { start, shown: from } = before.current;
    before.current = { start: history.start, shown };
    const element = stage.current;
    if (element === null || history.start !== start || !('animate' in element)) return;
    const events = history.moments.slice(from, shown).flatMap((moment) => moment.events);
    const moved = tempo > 0 ? [] : motionsOf(events).flatMap((one) => ('unit' in one ? `[data-unit="${one.unit}"]` : []));
    for (const selector of new Set([...arrivalsOf(events), ...moved])) {
      for (const arrived of element.querySelectorAll(selector)) {
        arrived.animate({ opacity: [0, 1] }, { duration: tempo > 0 ? tempo * APPEARING : FADING });
      }
    }
  }, [stage, history, shown, tempo]);
}
