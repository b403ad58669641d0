import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { NO_OPTIONAL_RULES } from '../../src/model/options';
import { BATTLES } from '../../src/content/battles';
import { newGame } from '../../src/rules';
import { printGame } from '../../src/rules/notation';
import { createDice } from '../../src/store/dice';
import { fuzzGame } from '../../src/cli/fuzzing/fuzzGame';
import { main } from '../../src/cli/referee';
import type { Report } from '../../src/cli/refereeing/refereed';
import { refereed } from '../../src/cli/refereeing/refereed';
import { listen } from './listen';

const POSITION = `
    .   &   .   .
  .   .   .i1 .
    .   .   .I1 .

unit I1 blue
pool stark blue 1
`;

const folder = mkdtempSync(join(tmpdir(), 'referee-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { printed, said } = listen();

async function ruleOn(text: string): Promise<{ code: number; report: Report }> {
  const file = join(folder, 'game.txt');
  writeFileSync(file, text);
  const code = await main([file]);
  return { code, report: JSON.parse(printed.join('\n')) as Report };
}

describe('the referee', () => {
  test('R8.1 plays what is legal and tells what may be done next', async () => {
    const { code, report } = await ruleOn(`${POSITION}\nactions\n# the war host goes first\norder I1 blue\nmove I1 d2\n`);
    expect(code).toBe(0);
    expect(said).toEqual([]);
    expect(report.refusal).toBeNull();
    expect(report.doubts).toEqual([]);
    expect(report.events.map(({ type }) => type)).toEqual(['tokenUsed', 'unitOrdered', 'unitMoved']);
    expect(report.decision).toMatchObject({ decider: 'stark', prompt: 'orders.attack', chance: null });
    expect(report.decision?.options.map(({ text }) => text)).toEqual(['attack I1 i1', 'done']);
    expect(report.decision?.options[0]?.action).toMatchObject({ type: 'attack', target: report.units.indexOf('i1') });
    expect(report.drawing).toBe('  .   &   .   .\n.   .   .i1 .I1\n  .   .   .   .');
  });

  test('goes on from the position it printed', async () => {
    const { report } = await ruleOn(`${POSITION}\nactions\norder I1 blue\nmove I1 d2\n`);
    const next = refereed(`${report.position}\nactions\nattack I1 i1\n`);
    expect(next).toMatchObject({ refusal: null, decision: { decider: 'chance', chance: { kind: 'dice', count: 3 } } });
  });

  test('R5.5 refuses with the rule, the line and the game so far', async () => {
    const { code, report } = await ruleOn(`${POSITION}\nactions\norder I1 blue\nmove I1 c2\nattack I1 i1\n`);
    expect(code).toBe(2);
    expect(report.refusal).toMatchObject({ line: 11, text: 'move I1 c2', rule: expect.stringMatching(/^R\d+\.\d+$/) as string });
    expect(report.decision?.prompt).toBe('orders.move');
    expect(said).toEqual([expect.stringMatching(/^referee: line 11: "move I1 c2" is refused by R\d+\.\d+: \w+$/)]);
  });

  test.each([
    ['an unknown verb', `${POSITION}\nactions\norder I1 blue\ncharge I1 i1\n`, 11],
    ['an unknown unit', `${POSITION}\nactions\norder I7 blue\n`, 10],
    ['an unknown keyword', `${POSITION}weather foul\n`, 8],
    ['a crooked drawing', '.   .\n .   .\n', 2],
    ['an unknown battle', 'battle agincourt\n', 1],
    ['nothing at all', '', 1],
    ['a task nobody knows', `${POSITION}task {"kind":"siege","step":"begin"}\n`, 8],
  ])('tells the line of %s', async (_what, text, line) => {
    const { code, report } = await ruleOn(text);
    expect(code).toBe(2);
    expect(report).toEqual({ error: expect.any(String) as string, line });
    expect(said).toEqual([expect.stringMatching(new RegExp(`^referee: line ${line}: [^\\n]+$`))]);
  });

  test('does not break over a position at a step where nobody is asked', async () => {
    const { code } = await ruleOn(`${POSITION}task {"kind":"round","step":"command","queue":[]}\n`);
    expect(code).toBe(2);
    expect(said).toEqual([expect.stringMatching(/^referee: line \d+: [^\n]+$/)]);
  });

  test('doubts what no game could have come to', () => {
    const far = POSITION.replace('.   .   .I1 .', '.I1 .   .   .');
    expect(refereed(`${far}engaged I1 i1 stark\n`)).toMatchObject({
      doubts: ['I1 and i1 are engaged but not adjacent (R12.1)'],
    });
  });

  test('wants one file that can be read', async () => {
    expect(await main([])).toBe(2);
    expect(await main(['a', 'b'])).toBe(2);
    expect(await main([join(folder, 'missing.txt')])).toBe(2);
    expect(await main([folder])).toBe(2);
    expect(said).toEqual([
      'referee: name one file, or - for standard input',
      'referee: name one file, or - for standard input',
      expect.stringMatching(/^referee: cannot read '.*missing\.txt': ENOENT: no such file or directory$/),
      expect.stringMatching(/^referee: cannot read '.*': EISDIR/),
    ]);
  });

  test('R18.1 finds no fault with a whole random battle', () => {
    const plan = BATTLES['kingsroad']!;
    const { actions } = fuzzGame(plan, NO_OPTIONAL_RULES, createDice('referee'));
    const report = refereed(printGame({ start: newGame(plan), actions }));
    expect(report).toMatchObject({ refusal: null, decision: null, doubts: [], outcome: { winner: expect.any(String) as string } });
  });
});
