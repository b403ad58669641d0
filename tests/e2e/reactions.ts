import type { Page } from '@playwright/test';

/** The browser tells of nothing faster than this; what is faster counts as that. */
const FASTEST = 16;

/** Something done to the page, and the milliseconds from there to the paint that shows what came of it. */
export interface Reaction {
  readonly what: string;
  readonly time: number;
}

interface Noted {
  readonly events: { readonly type: string; readonly what: string; readonly stamp: number }[];
  readonly durations: Record<string, number>;
}

/** Lets the browser itself time whatever is done to the page from now on. */
export const watchReactions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const noted: Noted = { events: [], durations: {} };
    Object.assign(window, { noted });
    const nameOf = (target: EventTarget | null) => {
      const button = target instanceof Element ? target.closest('[data-hex], button') : null;
      return button?.getAttribute('aria-label') ?? button?.textContent ?? '';
    };
    for (const type of ['click', 'keydown', 'pointerover'] as const) {
      const note = (event: Event) => {
        const what = event instanceof KeyboardEvent ? `${event.key} on ${nameOf(event.target)}` : nameOf(event.target);
        noted.events.push({ type, what, stamp: event.timeStamp });
      };
      window.addEventListener(type, note, true);
    }
    new PerformanceObserver((list) => {
      for (const { name, startTime, duration } of list.getEntries()) noted.durations[`${name} ${Math.round(startTime)}`] = duration;
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

/** Until what was done has been painted. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

/** How long the page took to react to each event of this type since it is watched. */
export async function reactionsTo(page: Page, type: 'click' | 'keydown' | 'pointerover'): Promise<Reaction[]> {
  // The last ones are told a little late.
  await page.waitForTimeout(300);
  const { events, durations } = await page.evaluate(() => (window as unknown as { noted: Noted }).noted);
  return events
    .filter((event) => event.type === type)
    .map(({ what, stamp }) => ({ what, time: durations[`${type} ${Math.round(stamp)}`] ?? FASTEST }));
}
