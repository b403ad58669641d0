import { expect, test } from '@playwright/test';
import { wordsOf } from '../../src/ui/words';
import { asExperts, playByClicks, playByKeys, tabTo, victory } from './play';

const words = wordsOf('fr');
test.setTimeout(150_000);

test('a whole battle is played by clicks to its victory screen', async ({ page }) => {
  await asExperts(page);
  await page.goto('/');
  await page.getByRole('button', { name: words.newBattle }).click();
  await page.getByLabel(words.seed).fill('a battle by clicks');
  await page.getByRole('button', { name: words.begin }).click();
  const clicks = await playByClicks(page, 'clicks');
  console.log(`${clicks} clicks`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(victory);
});

test('a whole battle is played to its victory screen with nothing but a keyboard', async ({ page }) => {
  await asExperts(page);
  await page.goto('/');
  await tabTo(page, words.newBattle);
  await page.keyboard.press('Enter');
  await tabTo(page, words.seed);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('a battle by keys');
  await tabTo(page, words.begin);
  await page.keyboard.press('Enter');
  const keys = await playByKeys(page, 'keys');
  console.log(`${keys} keys`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(victory);
});
