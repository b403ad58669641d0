import { expect, test, type Page } from '@playwright/test';
import type { Level } from '../../src/ai/level';
import { textOf } from '../../src/content/text';
import { SIDES, type BySide } from '../../src/model/side';
import { wordsOf } from '../../src/ui/words';

// What a service worker answers cannot be made to fail.
test.use({ serviceWorkers: 'block' });

const words = wordsOf('fr');
const text = textOf('fr');

/** A battle without motion, between these players. */
async function begin(page: Page, seats: BySide<Level | null>, settings: object = {}): Promise<void> {
  const kept = JSON.stringify({ language: 'fr', pace: 'off', hints: false, ...settings });
  await page.addInitScript((value) => {
    if (localStorage.getItem('westeros.settings') === null) localStorage.setItem('westeros.settings', value);
  }, kept);
  await page.goto('/');
  await page.getByRole('button', { name: words.newBattle }).click();
  for (const side of SIDES) {
    await page.getByLabel(words.opponent.playedBy(text.houses[side])).selectOption(seats[side] ?? '');
  }
  await page.getByLabel(words.seed).fill('solo');
  await page.getByRole('button', { name: words.begin }).click();
  await expect(page.getByRole('group', { name: words.board })).toBeVisible();
}

test('two squires play a battle to its end before whoever watches', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // That no service worker is let in here is this file's own doing.
    const isOurs = message.text().startsWith('Service Worker registration blocked');
    if (['error', 'warning'].includes(message.type()) && !isOurs) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await begin(page, { stark: 'squire', lannister: 'squire' });
  await expect(page.locator('.victory-screen')).toBeVisible({ timeout: 50_000 });
  expect(complaints).toEqual([]);
});

test('a whole battle against a knight, reloaded while it thinks', async ({ page }) => {
  test.setTimeout(120_000);
  await begin(page, { stark: 'knight', lannister: null }, { pace: 'slow', helper: true });
  await expect(page.getByRole('heading', { name: words.opponent.thinks.knight })).toBeVisible();
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('westeros.settings') ?? '{}') as object;
    localStorage.setItem('westeros.settings', JSON.stringify({ ...settings, pace: 'off' }));
  });
  await page.reload();
  await page.getByRole('button', { name: words.continueGame }).click();
  const victory = page.locator('.victory-screen');
  const ask = page.getByRole('button', { name: words.opponent.ask });
  const doSo = page.getByRole('button', { name: words.opponent.doSo });
  for (let decisions = 0; decisions < 600; decisions += 1) {
    await expect(victory.or(ask).first()).toBeVisible();
    if (await victory.isVisible()) break;
    await ask.click();
    await doSo.click();
  }
  await expect(victory).toBeVisible();
});

test('a worker that cannot be had is told of, and asked for again', async ({ page }) => {
  await page.route('**/assets/worker-*.js', (route) => route.abort());
  await begin(page, { stark: 'knight', lannister: null });
  await expect(page.getByRole('heading', { name: words.opponent.fails.knight })).toBeVisible();
  await page.unroute('**/assets/worker-*.js');
  await page.getByRole('button', { name: words.opponent.retry }).click();
  await expect(page.getByRole('log').first()).not.toBeEmpty();
  await expect(page.getByRole('heading', { name: words.opponent.fails.knight })).toBeHidden();
});
