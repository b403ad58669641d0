import { expect, test } from '@playwright/test';
import { wordsOf } from '../../src/ui/words';
import { tabTo } from './play';
import { SCREENS } from './screens';

const words = wordsOf('fr');

test('a sheet gives the focus back to what opened it, however it is put away', async ({ page }) => {
  const opener = (name: string) => page.getByRole('button', { name, exact: true });
  await SCREENS.title(page);
  await opener(words.menuWords.help).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: words.close }).press('Enter');
  await expect(opener(words.menuWords.help)).toBeFocused();

  await SCREENS.table(page);
  await opener(words.menu).press('Enter');
  await tabTo(page, words.menuWords.settings);
  // One sheet leads to the next.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: words.menuWords.settings })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener(words.menu)).toBeFocused();
});
