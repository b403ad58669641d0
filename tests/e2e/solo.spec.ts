import { expect, test, type Page } from '@playwright/test';
import type { Level } from '../../src/ai/level';
import { textOf } from '../../src/content/text';
import { SIDES, type BySide } from '../../src/model/side';
import { wordsOf } from '../../src/ui/words';

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
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await begin(page, { stark: 'squire', lannister: 'squire' });
  await expect(page.locator('.victory-screen')).toBeVisible({ timeout: 50_000 });
  expect(complaints).toEqual([]);
});
