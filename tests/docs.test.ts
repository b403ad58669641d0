import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const text = readFileSync(new URL('docs/architecture.md', root), 'utf8');

/** In backquotes; without a room it is a file of the rules. */
const named = [...text.matchAll(/`([\w/]+\.ts)`/g)].map(([, path]) => path!);
const isThere = (path: string): boolean => ['src/', 'src/rules/'].some((folder) => existsSync(new URL(folder + path, root)));

test('every file that docs/architecture.md names is there', () => {
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});

test('every link of docs/architecture.md leads somewhere', () => {
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path!);
  expect(links.filter((path) => !existsSync(new URL(`docs/${path}`, root)))).toEqual([]);
});

test('every procedure of the rules has its place in docs/architecture.md', () => {
  const shelf = readFileSync(new URL('src/rules/procedures/index.ts', root), 'utf8');
  const files = [...shelf.matchAll(/from '\.\/(\w+)'/g)].map(([, name]) => `procedures/${name!}.ts`);
  expect(files.filter((file) => !named.includes(file))).toEqual([]);
});
