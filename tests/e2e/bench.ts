import type { Browser, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { textOf } from '../../src/content/text';
import { wordsOf } from '../../src/ui/words';
import { builtSize } from './builtSize';
import { hoverUnits, pressKeys } from './lookAround';
import { playAlong } from './playAlong';
import type { Reaction } from './reactions';

// What the page takes, on the battle with the most hexes and units. A command of its own: a busy machine is no fault of the page.
const LARGEST = 'harrenhal';
const LIMITS = { interactive: 1500, reaction: 50, frames: 60, code: 180_000, fonts: 70_000 };
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
  const clicks = await fastestOf(browser, baseURL!, (page) => playAlong(page, ACTIONS));
  reactionRow(`click to paint (${clicks.length} clicks), p50 / p95 / max`, clicks);
  // A click that meets nothing is fast, and says nothing.
  expect(clicks.filter(({ what }) => what === '').length).toBeLessThan(ACTIONS / 20);
});

test('from looking around to what is painted of it', async ({ browser, baseURL }) => {
  test.setTimeout(900_000);
  const hovers = await fastestOf(browser, baseURL!, hoverUnits);
  reactionRow(`pointer to paint (${hovers.length} units), p50 / p95 / max`, hovers);
  const keys = await fastestOf(browser, baseURL!, pressKeys);
  reactionRow(`key to paint (${keys.length} keys), p50 / p95 / max`, keys);
});

/** The same several times: what is slow each time is slow by itself, and not because the machine was busy. */
async function fastestOf(browser: Browser, baseURL: string, reactions: (page: Page) => Promise<Reaction[]>): Promise<Reaction[]> {
  const runs: Reaction[][] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await browser.newPage({ baseURL, locale: 'fr-FR', viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' });
    await beginLargest(page);
    runs.push(await reactions(page));
    await page.close();
  }
  const [first = []] = runs;
  for (const run of runs) expect(run.map(({ what }) => what)).toEqual(first.map(({ what }) => what));
  return first.map(({ what }, place) => ({ what, time: Math.min(...runs.map((run) => run[place]!.time)) }));
}

function reactionRow(what: string, reactions: readonly Reaction[]): void {
  const times = reactions.map(({ time }) => time);
  row(what, `${[0.5, 0.95, 1].map((part) => rounded(quantile(times, part))).join(' / ')} ms`, `${LIMITS.reaction}`);
  for (const one of reactions.toSorted((a, b) => b.time - a.time).slice(0, 3)) console.log(`  ${one.time} ms: ${one.what}`);
  expect(Math.max(...times)).toBeLessThanOrEqual(LIMITS.reaction);
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
