import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { textOf } from '../../src/content/text';
import { createDice } from '../../src/store/dice';
import { wordsOf } from '../../src/ui/words';
import { builtSize } from './builtSize';

// What the page takes, on the battle with the most hexes and units. A command of its own: a busy machine is no fault of the page.
const LARGEST = 'harrenhal';
const LIMITS = { interactive: 1500, click: 50, frames: 60, code: 180_000, fonts: 70_000 };
const ACTIONS = Number(process.env['BENCH_ACTIONS'] ?? 250);

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

test('from a click to what is painted of it', async ({ page }) => {
  test.setTimeout(600_000);
  await beginLargest(page);
  await page.evaluate(() => {
    const log: number[] = [];
    Object.assign(window, { clickTimes: log });
    // From the event to the paint that shows what came of it, as the browser itself tells.
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') log.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  const dice = createDice('bench clicks');
  let clicks = 0;
  for (; clicks < ACTIONS; clicks += 1) {
    const targets = await page.evaluate((chosen) => {
      const middle = (element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2] as const;
      };
      const seen = (selector: string) => [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0);
      const hexes = seen('[data-hex]').filter((hex) => hex.getAttribute('aria-label')?.endsWith(chosen));
      const answers = seen('.prompt button, .options li button').filter((one) => !(one as HTMLButtonElement).disabled);
      for (const answer of answers) answer.scrollIntoView({ block: 'nearest' });
      return { hexes: hexes.map(middle), answers: answers.map(middle) };
    }, words.canBeChosen);
    const among = targets.hexes.length > 0 && dice.below(6) > 0 ? targets.hexes : [...targets.hexes, ...targets.answers];
    const place = among[dice.below(among.length)];
    if (place === undefined) break;
    await page.mouse.move(...place);
    await page.mouse.down();
    await page.mouse.up();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  }
  await page.waitForTimeout(200);
  const slow = await page.evaluate(() => (window as unknown as { clickTimes: number[] }).clickTimes);
  // The browser tells of nothing below 16 ms; those clicks count as that.
  const times = [...slow, ...Array.from({ length: Math.max(0, clicks - slow.length) }, () => 16)];
  const figures = [0.5, 0.95, 1].map((part) => rounded(quantile(times, part)));
  row(`click to paint (${clicks} clicks), p50 / p95 / max`, `${figures.join(' / ')} ms`, `${LIMITS.click}`);
  expect(Math.max(...times)).toBeLessThanOrEqual(LIMITS.click);
});

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
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  const started = Date.now();
  for (let turn = 0; Date.now() - started < 3000; turn += 0.06) {
    await page.mouse.move(x + width * (0.5 + 0.4 * Math.sin(turn)), y + height * (0.5 + 0.4 * Math.cos(turn)));
  }
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  await page.mouse.up();
  const gaps = frames.slice(1).map((time, place) => time - frames[place]!);
  const rate = (1000 * gaps.length) / (frames.at(-1)! - frames[0]!);
  const late = gaps.filter((gap) => gap > 25).length;
  row(`frames a second while panning (${gaps.length} frames)`, `${rate.toFixed(1)}, ${late} late`, `${LIMITS.frames}`);
  // A screen of 60 Hz is not met to the last thousandth.
  expect(Math.round(rate)).toBeGreaterThanOrEqual(LIMITS.frames);
});

const rounded = (value: number): number => Math.round(value);

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN;
}
