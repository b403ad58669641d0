import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const built = fileURLToPath(new URL('../../dist/', import.meta.url));
const files = readdirSync(built, { recursive: true, encoding: 'utf8' });
const sumOf = (pattern: RegExp, sizeOf: (content: Buffer) => number): number =>
  files.filter((file) => pattern.test(file)).reduce((sum, file) => sum + sizeOf(readFileSync(built + file)), 0);

test('scripts, styles and page weigh at most 180 kB gzipped, the fonts at most 70 kB', () => {
  const code = sumOf(/\.(js|css|html)$/, (content) => gzipSync(content, { level: 9 }).length);
  const fonts = sumOf(/\.woff2$/, (content) => content.length);
  console.log(`code ${code} bytes gzipped, fonts ${fonts} bytes`);
  expect(code).toBeGreaterThan(0);
  expect(code).toBeLessThanOrEqual(180_000);
  expect(fonts).toBeLessThanOrEqual(70_000);
});
