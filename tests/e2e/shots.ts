import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type Page, type ViewportSize } from '@playwright/test';
import { SCREENS, screensIn } from './screens';

const folder = join(tmpdir(), 'batailles-shots');

const SIZES = { laptop: [1366, 768], desktop: [1920, 1080], phone: [390, 844] } as const;

async function take(page: Page, title: string, size: ViewportSize, open: (page: Page) => Promise<void>): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await page.setViewportSize(size);
  await open(page);
  await page.evaluate(() => document.fonts.ready);
  const path = join(folder, `${title}.png`);
  await page.screenshot({ path });
  console.log(path);
}

// Nothing is asserted here: these pictures are for looking at.
for (const [name, open] of Object.entries(SCREENS)) {
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    for (const theme of ['light', 'dark'] as const) {
      test(`${name}-${size}-${theme}`, async ({ page }, { title }) => {
        await page.emulateMedia({ colorScheme: theme });
        await take(page, title, { width, height }, open);
      });
    }
  }
}

// The same page in English, where words have other lengths.
test.describe(() => {
  test.use({ locale: 'en-GB' });
  for (const name of ['table', 'battles'] as const) {
    for (const [size, [width, height]] of Object.entries(SIZES)) {
      test(`${name}-${size}-english`, ({ page }, { title }) => take(page, title, { width, height }, screensIn('en')[name]));
    }
  }
});
