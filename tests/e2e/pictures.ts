import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { textOf } from '../../src/content/text';
import { decisionOf } from '../../src/rules';
import { stateOf } from '../../src/store/history';
import { printSave } from '../../src/store/savedGame';
import { wordsOf } from '../../src/ui/words';
import { keepSaves } from './keepSaves';
import { kingsroadUntil } from './saved';
import { SCREENS } from './screens';

// Pictures that are part of the project, made again by `npm run pictures`.
const words = wordsOf('fr');
const at = (file: string): string => fileURLToPath(new URL(`../../${file}`, import.meta.url));

for (const size of [192, 512]) {
  test(`the icon of ${size} pixels`, async ({ page }) => {
    await page.setViewportSize({ width: size, height: size });
    const drawing = readFileSync(at('public/favicon.svg'), 'utf8');
    // The ground reaches the border, for devices that cut their icons round.
    await page.setContent(`<style>body{margin:0;background:#e9dec4}svg{display:block;width:80vw;margin:10vw}</style>${drawing}`);
    await page.screenshot({ path: at(`public/icon-${size}.png`) });
  });
}

test('the table of the README', async ({ page }) => {
  const moving = kingsroadUntil((history) => {
    const state = stateOf(history);
    return state.round === 3 && decisionOf(state)?.prompt === 'orders.move';
  });
  await keepSaves(page, { '0lk3j5d00-a': printSave(moving) });
  await page.goto('/');
  await page.getByRole('button', { name: words.continueGame }).click();
  await expect(page.getByLabel(words.board)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: at('docs/table.jpg'), type: 'jpeg', quality: 85 });
});

const EYES = ['none', 'protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;

for (const type of EYES) {
  test(`the table as seen with ${type}`, async ({ page }) => {
    // Here all ranks and both houses stand close together.
    await page.setViewportSize({ width: 1000, height: 620 });
    await SCREENS.battles(page);
    await page.getByRole('button', { name: textOf('fr').battles.wolfRaiders.title }).click();
    await page.getByRole('button', { name: words.begin }).click();
    await page.evaluate(() => document.fonts.ready);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setEmulatedVisionDeficiency', { type });
    const { x, y, width, height } = (await page.getByRole('button', { name: /^h5, / }).boundingBox())!;
    const clip = { x: x - 3 * width, y: y - 1.6 * height, width: 7 * width, height: 4.2 * height };
    await page.screenshot({ path: at(`docs/colour-vision-${type}.png`), clip });
  });
}
