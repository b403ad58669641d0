import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { textOf } from '../../src/content/text';
import { createDice } from '../../src/store/dice';
import { wordsOf } from '../../src/ui/words';
import { builtSize } from './builtSize';

// What the page takes, on the battle with the most hexes and units. A command of its own: a busy machine is no fault of the page.
const LARGEST = 'harrenhal';
const LIMITS = { interactive: 1500, click: 50, frames: 60, code: 180_000, fonts: 70_000 };
const ACTIONS = 250;
const RUNS = 3;

const words = wordsOf('fr');

function row(what: string, figure: string, limit: string): void {
  console.log(`${what.padEnd(44)} ${figure.padStart(26)}   limit ${limit}`);
}

async function beginLargest(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: words.newBattle }).click();
  await page.getByRole('button', { name: textOf('fr').battles[LARGEST].title }).click();
  await page.getByLabel(words.seed).fill('bench');
  await page.getByRole('button', { name: words.begin }).click();
  await expect(page.getByLabel(words.board, { exact: true })).toBeVisible();
}

test('weight', () => {
  const { code, fonts } = builtSize();
  row('JavaScript, CSS and HTML, gzipped', `${code} bytes`, `${LIMITS.code}`);
  row('fonts', `${fonts} bytes`, `${LIMITS.fonts}`);
  expect(code).toBeLessThanOrEqual(LIMITS.code);
  expect(fonts).toBeLessThanOrEqual(LIMITS.fonts);
});

test('a table left and come back to is interactive in time, on a processor four times slower', async ({ page }) => {
  await beginLargest(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    // The page from nothing to its title, and from the click there to a table whose main thread is idle again.
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const button = page.getByRole('button', { name: words.continueGame });
    await button.waitFor();
    const title = await page.evaluate(() => performance.now());
    const table = await page.evaluate(
      async ([name, board]) => {
        const from = performance.now();
        const go = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes(name!));
        go!.click();
        while (document.querySelector(`[aria-label="${board}"]`) === null) await new Promise(requestAnimationFrame);
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        return performance.now() - from;
      },
      [words.continueGame, words.board],
    );
    times.push(title + table);
  }
  const worst = Math.max(...times);
  row('table interactive, 4x slower (5 loads)', `median ${rounded(quantile(times, 0.5))} max ${rounded(worst)} ms`, `${LIMITS.interactive}`);
  expect(worst).toBeLessThanOrEqual(LIMITS.interactive);
});

test('from a click to what is painted of it', async ({ browser, baseURL }) => {
  test.setTimeout(900_000);
  // The same clicks several times: what is slow each time is slow by itself, and not because the machine was busy.
  const runs: Clicked[][] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await browser.newPage({ baseURL: baseURL!, locale: 'fr-FR', viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' });
    runs.push(await playAlong(page));
    await page.close();
  }
  const clicks = runs[0]!.map(({ what }, place) => ({ what, time: Math.min(...runs.map((run) => run[place]?.time ?? Infinity)) }));
  const times = clicks.map(({ time }) => time);
  const figures = [0.5, 0.95, 1].map((part) => rounded(quantile(times, part)));
  row(`click to paint (${clicks.length} clicks), p50 / p95 / max`, `${figures.join(' / ')} ms`, `${LIMITS.click}`);
  for (const { what, time } of clicks.toSorted((a, b) => b.time - a.time).slice(0, 3)) console.log(`  ${time} ms: ${what}`);
  expect(Math.max(...times)).toBeLessThanOrEqual(LIMITS.click);
});

interface Clicked {
  readonly what: string;
  readonly time: number;
}

/** A long play by seeded clicks on the board, the answers and the options, each timed by the browser itself. */
async function playAlong(page: Page): Promise<Clicked[]> {
  await beginLargest(page);
  await page.evaluate(() => {
    const clicks: { what: string; stamp: number }[] = [];
    const durations: Record<number, number> = {};
    Object.assign(window, { clicks, durations });
    const nameOf = (target: EventTarget | null) => {
      const button = target instanceof Element ? target.closest('[data-hex], button') : null;
      return button?.getAttribute('aria-label') ?? button?.textContent ?? '';
    };
    window.addEventListener('click', ({ target, timeStamp }) => clicks.push({ what: nameOf(target), stamp: timeStamp }), true);
    // From the event to the paint that shows what came of it.
    new PerformanceObserver((list) => {
      for (const { name, startTime, duration } of list.getEntries()) if (name === 'click') durations[Math.round(startTime)] = duration;
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const dice = createDice('bench clicks');
  for (let click = 0; click < ACTIONS; click += 1) {
    const targets = await page.evaluate((chosen) => {
      const middle = (element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2] as const;
      };
      const shown = (selector: string) => [...document.querySelectorAll<HTMLButtonElement>(selector)].filter((one) => one.checkVisibility());
      const hexes = shown('[data-hex]').filter((hex) => hex.getAttribute('aria-label')?.includes(chosen));
      const answers = shown('.prompt button, .options button, .combat button').filter((one) => !one.disabled);
      const found = [...hexes, ...answers];
      // Cards can be chosen from an open hand only.
      if (found.length === 0) found.push(...shown('.hand-switch'));
      const others = found.filter((one) => !hexes.includes(one as never));
      for (const one of others) one.scrollIntoView({ block: 'nearest' });
      return { hexes: hexes.map(middle), others: others.map(middle) };
    }, words.canBeChosen);
    const among = targets.hexes.length > 0 && dice.below(6) > 0 ? targets.hexes : [...targets.hexes, ...targets.others];
    const place = among[dice.below(among.length)];
    if (place === undefined) break;
    await page.mouse.click(...place);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  }
  await page.waitForTimeout(300);
  return page.evaluate(() => {
    const { clicks, durations } = window as unknown as { clicks: { what: string; stamp: number }[]; durations: Record<number, number> };
    // The browser tells of nothing below 16 ms; such clicks count as that.
    return clicks.map(({ what, stamp }) => ({ what, time: durations[Math.round(stamp)] ?? 16 }));
  });
}

test('panning', async ({ page }) => {
  await beginLargest(page);
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('+');
  const { x, y, width, height } = (await page.locator('.board-port').boundingBox())!;
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    const note = (time: number) => {
      frames.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  const runs: { readonly rate: number; readonly late: number }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.evaluate(() => (window as unknown as { frames: number[] }).frames.splice(0));
    const started = Date.now();
    for (let turn = 0; Date.now() - started < 2000; turn += 0.06) {
      await page.mouse.move(x + width * (0.5 + 0.4 * Math.sin(turn)), y + height * (0.5 + 0.4 * Math.cos(turn)));
    }
    const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
    await page.mouse.up();
    const gaps = frames.slice(1).map((time, place) => time - frames[place]!);
    runs.push({ rate: (1000 * gaps.length) / (frames.at(-1)! - frames[0]!), late: gaps.filter((gap) => gap > 25).length });
  }
  const best = runs.toSorted((a, b) => b.rate - a.rate)[0]!;
  row('frames a second while panning, best of 3', `${best.rate.toFixed(1)}, ${best.late} late`, `${LIMITS.frames}`);
  // A screen of 60 Hz is not met to the last thousandth.
  expect(Math.round(best.rate)).toBeGreaterThanOrEqual(LIMITS.frames);
});

const rounded = (value: number): number => Math.round(value);

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN;
}
