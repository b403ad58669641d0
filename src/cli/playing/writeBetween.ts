import { readFileSync, writeFileSync } from 'node:fs';

/** Puts lines between the two marks of this name in a page of the documentation. */
export function writeBetween(file: string, name: string, lines: readonly string[]): void {
  const mark = `<!-- ${name} -->`;
  const [before = '', , after = ''] = readFileSync(file, 'utf8').split(mark);
  writeFileSync(file, `${before}${mark}\n\n${lines.join('\n')}\n\n${mark}${after}`);
}
