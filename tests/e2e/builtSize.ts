import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const built = fileURLToPath(new URL('../../dist/', import.meta.url));

/** What the built page weighs, in bytes: scripts, styles and page gzipped; words and maps gzipped; the fonts. */
export function builtSize(): { readonly code: number; readonly data: number; readonly fonts: number } {
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' });
  const sumOf = (pattern: RegExp, sizeOf: (content: Buffer) => number): number =>
    files.filter((file) => pattern.test(file)).reduce((sum, file) => sum + sizeOf(readFileSync(built + file)), 0);
  const gzipped = (content: Buffer): number => gzipSync(content, { level: 9 }).length;
  return {
    code: sumOf(/\.(js|css|html)$/, gzipped),
    data: sumOf(/\.json$/, gzipped),
    fonts: sumOf(/\.woff2$/, (content) => content.length),
  };
}
