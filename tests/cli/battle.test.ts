import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { main } from '../../src/cli/battle';
import { listen } from './listen';

const folder = mkdtempSync(join(tmpdir(), 'battle-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { printed, said } = listen();

function check(...lines: string[]): Promise<number> {
  const file = join(folder, 'battle.txt');
  writeFileSync(file, lines.join('\n'));
  return main([file]);
}

test('R3.1 a battle without fault is drawn and summed up', async () => {
  const code = await check('battle ford', 'title Le gué', '', '.I1 .', '  .   .i1', '', 'unit I1 blue maege', 'objective b1', 'otherwise stark');
  expect(code).toBe(0);
  expect(said).toEqual([]);
  expect(printed).toEqual([
    'ford: Le gué',
    '',
    '.I1 .\n  .   .i1',
    '',
    '5 rounds, momentum stark',
    'stark: 1 units, commanders maege; 3 command tokens, 4 dice, 3 cards a round',
    'lannister: 1 units, commanders none; 3 command tokens, 4 dice, 3 cards a round',
    'objectives b1, special rules 0, ways to score 0',
    'claims to win none, otherwise stark',
  ]);
});

test('R3.1 a battle without title goes by its id, and its claims are named', async () => {
  expect(await check('battle ford', '', '.I1 .i1', '', 'win lannister if points lannister 1', 'otherwise stark')).toBe(0);
  expect(printed[0]).toBe('ford');
  expect(printed.slice(-2)).toEqual([
    'objectives none, special rules 0, ways to score 0',
    'claims to win lannister, otherwise stark',
  ]);
});

test('R3.1 every fault is told with its line, and the exit code is 2', async () => {
  expect(await check('battle ford', '', '.I1 ~i1', '', 'objective z1', 'otherwise stark')).toBe(2);
  expect(printed).toEqual([]);
  expect(said).toEqual([
    'line 3: "i1" stands on river in b1, where no unit can be',
    'line 5: "z1" is no hex of this board: use a1 to b1',
    '2 faults',
  ]);
  expect(await check('.I1 .i1')).toBe(2);
  expect(said.at(-1)).toBe('1 fault');
});

test('wants one file', async () => {
  expect(await main([])).toBe(2);
  expect(said).toEqual(['battle: name one file, or - for standard input']);
});
