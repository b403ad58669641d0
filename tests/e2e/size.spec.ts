import { expect, test } from '@playwright/test';
import { builtSize } from './builtSize';

test('scripts, styles and page weigh at most 180 kB gzipped, the fonts at most 70 kB', () => {
  const { code, data, fonts } = builtSize();
  console.log(`code ${code} and data ${data} bytes gzipped, fonts ${fonts} bytes`);
  expect(code).toBeGreaterThan(0);
  expect(code).toBeLessThanOrEqual(180_000);
  expect(fonts).toBeLessThanOrEqual(70_000);
});
