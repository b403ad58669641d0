import { spawnSync } from 'node:child_process';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';

// Rules that need types are left out: they want the file to exist, and none of these do.
const eslint = new ESLint({
  overrideConfig: [tseslint.configs.disableTypeChecked],
});

/** The names of the lint rules that this text would break as this file. */
async function complaints(filePath: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath });
  return result!.messages.map((message) => message.ruleId ?? message.message);
}

const importing = (from: string) => `import { thing } from '${from}';\nexport const other = thing;\n`;

describe('imports only go to the left', () => {
  it.each([
    ['src/model/sample.ts', '../content/units'],
    ['src/model/sample.ts', 'zustand'],
    ['src/content/cards/sample.ts', '../../rules/engine'],
    ['src/rules/sample.ts', '../ui/board/Board'],
    ['src/rules/sample.ts', '../store'],
    ['src/rules/sample.ts', './../store/dice'],
    ['src/rules/sample.ts', '../../src/store/dice'],
    ['src/rules/procedures/sample.ts', '../../ai/search'],
    ['src/rules/sample.ts', 'seedrandom/lib/alea.js'],
    ['src/rules/sample.ts', 'node:fs'],
    ['src/ai/sample.ts', '../store/game'],
    ['src/store/sample.ts', '../ui/words'],
    ['src/store/sample.ts', 'seedrandom'],
    ['src/store/sample.ts', 'react'],
    ['src/ui/sample.tsx', '../cli/referee'],
    ['src/ui/board/sample.tsx', '../../rules/combat/attackDice'],
    ['src/ui/sample.tsx', 'seedrandom/lib/alea.js'],
    ['src/cli/sample.ts', '../ui/words'],
    ['src/cli/sample.ts', '../../tests/position'],
  ])('%s may not import %s', async (file, from) => {
    expect(await complaints(file, importing(from))).toEqual(['no-restricted-imports']);
  });

  it.each([
    ['src/model/sample.ts', './hex'],
    ['src/content/cards/sample.ts', '../../model/card'],
    ['src/rules/procedures/sample.ts', '../board/sight'],
    ['src/rules/procedures/sample.ts', '../../content/terrain'],
    ['src/ai/sample.ts', '../rules/engine'],
    ['src/store/sample.ts', 'seedrandom/lib/alea.js'],
    ['src/store/sample.ts', 'zustand/vanilla'],
    ['src/ui/sample.tsx', '../store/game'],
    ['src/ui/sample.tsx', '../rules'],
    ['src/ui/sample.tsx', 'react-dom/client'],
    ['src/cli/sample.ts', '../rules/engine'],
    ['src/cli/sample.ts', 'node:fs/promises'],
  ])('%s may import %s', async (file, from) => {
    expect(await complaints(file, importing(from))).toEqual([]);
  });
});

describe('the pure rooms hold no chance, no clock, no host and no hidden state', () => {
  it.each([
    ['Math.random', 'export const roll = () => Math.random();', 'no-restricted-properties'],
    ['a random taken out of Math', 'const { random } = Math;\nexport const roll = random;', 'no-restricted-properties'],
    ['Date.now', 'export const now = () => Date.now();', 'no-restricted-globals'],
    ['new Date', 'export const now = () => new Date();', 'no-restricted-globals'],
    ['the page', 'export const width = () => window.innerWidth;', 'no-restricted-globals'],
    ['the console', 'export const say = () => console.log();', 'no-restricted-globals'],
    ['a module-level let', 'let count = 0;\nexport const next = () => ++count;', 'no-restricted-syntax'],
    ['an exported let', 'export let count = 0;\nexport const next = () => ++count;', 'no-restricted-syntax'],
    ['a dynamic import', "export const ui = () => import('../ui/main');", 'no-restricted-syntax'],
  ])('%s is refused', async (_what, text, rule) => {
    for (const room of ['model', 'content', 'rules', 'ai']) {
      expect(await complaints(`src/${room}/sample.ts`, text)).toContain(rule);
    }
  });

  it('a let inside a function is welcome', async () => {
    const text = 'export function sum(xs: number[]) {\n  let total = 0;\n  for (const x of xs) total += x;\n  return total;\n}\n';
    expect(await complaints('src/rules/sample.ts', text)).toEqual([]);
  });
});

describe('house style', () => {
  it.each([
    ['any', 'export const x: any = 1;', '@typescript-eslint/no-explicit-any'],
    ['enums', 'export enum Side { Stark }', 'no-restricted-syntax'],
    ['classes', 'export class Unit {}', 'no-restricted-syntax'],
    ['default exports', 'export default 1;', 'no-restricted-syntax'],
    ['default exports by name', 'const x = 1;\nexport { x as default };', 'no-restricted-syntax'],
    ['files of more than 200 lines', 'export const x = 1;\n'.padEnd(300, '\n'), 'max-lines'],
  ])('%s are refused', async (_what, text, rule) => {
    expect(await complaints('src/store/sample.ts', text)).toContain(rule);
  });

  it('an error may be a class', async () => {
    expect(await complaints('src/rules/sample.ts', 'export class IllegalAction extends Error {}')).toEqual([]);
  });
});

describe('the command runner', () => {
  it('answers an unknown command with its usage', () => {
    const { status, stderr } = spawnSync(process.execPath, ['src/cli/run.mjs', 'no-such-command'], { encoding: 'utf8' });
    expect(status).toBe(64);
    expect(stderr).toMatch(/^usage: .*\n$/);
  });
});
