import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from '@playwright/test';

// Pictures that are part of the project, made again by `npm run pictures`.
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
