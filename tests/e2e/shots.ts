import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { SCREENS } from './screens';

const folder = join(tmpdir(), 'batailles-shots');

const SIZES = { laptop: [1366, 768], desktop: [1920, 1080], phone: [390, 844] } as const;

// Nothing is asserted here: these pictures are for looking at.
for (const [name, open] of Object.entries(SCREENS)) {
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    for (const theme of ['light', 'dark'] as const) {
      test(`${name}-${size}-${theme}`, async ({ page }, { title }) => {
        mkdirSync(folder, { recursive: true });
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme: theme });
        await open(page);
        await page.evaluate(() => document.fonts.ready);
        const file = join(folder, `${title}.png`);
        await page.screenshot({ path: file });
        console.log(file);
      });
    }
  }
}
