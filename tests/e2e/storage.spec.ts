import { expect, test, type Page } from '@playwright/test';
import { textOf } from '../../src/content/text';
import { keyOfSlot } from '../../src/store/saves';
import { wordsOf } from '../../src/ui/words';
import { SCREENS } from './screens';

const words = wordsOf('fr');
const { pass } = textOf('fr').actions;

const savesIn = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys(localStorage).map((key) => localStorage[key] as string));

test('two tabs never overwrite each other’s game', async ({ page, context }) => {
  await SCREENS.table(page);
  const second = await context.newPage();
  await second.goto('/');
  await second.getByRole('button', { name: words.continueGame }).click();
  await second.getByRole('button', { name: pass }).click();
  const written = await savesIn(second);

  // The first tab is told at once, and what it plays from then on is written nowhere.
  await expect(page.getByText(words.kept.overtaken)).toBeVisible();
  await page.getByRole('button', { name: pass }).click();
  await expect(page.getByText(words.kept.overtaken)).toBeVisible();
  expect(await savesIn(page)).toEqual(written);

  // Until its players say what is meant: a game of its own.
  await page.getByRole('button', { name: words.branchOff }).click();
  await expect(page.getByText(words.kept.overtaken)).toBeHidden();
  expect(await savesIn(page)).toHaveLength(written.length + 1);
  await expect(second.getByText(words.kept.overtaken)).toBeHidden();
});

test('a browser that lets nothing be kept says so, and the game is played', async ({ page }) => {
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: denied });
  });
  await SCREENS.table(page);
  await expect(page.getByText(words.kept.forgotten)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.exportFile }).click();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
});

test('where there is no room left the page says so, and the game is played', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        while (true) localStorage.setItem(`filler ${Math.random()}`, 'x'.repeat(size));
      } catch {
        // No room for one of this size; a smaller one may still fit.
      }
    }
  });
  await SCREENS.table(page);
  await expect(page.getByText(words.kept.full)).toBeVisible();
  await page.getByRole('button', { name: pass }).click();
  await expect(page.getByText(words.kept.full)).toBeVisible();
});

test('a save that cannot be read says what is wrong, and stays', async ({ page }) => {
  await page.addInitScript(([key]) => localStorage.setItem(key ?? '', '{ torn'), [keyOfSlot('torn')]);
  await page.goto('/');
  await page.getByRole('button', { name: words.load }).click();
  await expect(page.getByText(words.faults.notJson(''))).toBeVisible();
  expect(await savesIn(page)).toContain('{ torn');
});
