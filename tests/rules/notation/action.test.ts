import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/model/action';
import { parseAction, parseGame, parsePosition, printAction } from '../../../src/rules/notation';
import { position } from '../../position';

const board = position(`
.   .   .i1 .C1
  .I1 .K1 .i2 .

unit I1 maege
`);

/** One of each; units by their place in the army: i1, C1, I1, K1, i2. */
const ACTIONS: Readonly<Record<string, Action>> = {
  'order I1 green': { type: 'order', unit: 2, token: 'green', count: 1 },
  'order I1 2 blue': { type: 'order', unit: 2, token: 'blue', count: 2 },
  raise: { type: 'raiseMorale' },
  'rally I1': { type: 'rally', unit: 2 },
  'play SL16 maege': { type: 'playCard', card: 'SL16', commander: 'maege' },
  'discard SB01 maege': { type: 'discard', card: 'SB01', commander: 'maege' },
  pass: { type: 'pass' },
  'commands 1 2': { type: 'commands', commands: [0, 1] },
  'tactic before': { type: 'tactic', timing: 'before' },
  'disengage I1': { type: 'disengage', unit: 2 },
  'slip C1': { type: 'slipAway', unit: 1 },
  'move I1 b1': { type: 'move', unit: 2, to: 1 },
  'attack I1 i1': { type: 'attack', unit: 2, target: 0 },
  'hounds K1 i1': { type: 'hounds', unit: 3, target: 0 },
  'scorch i1 d2': { type: 'scorch', unit: 0, hex: 7 },
  'douse I1 a1': { type: 'douse', unit: 2, hex: 0 },
  'support i1 i2': { type: 'support', unit: 0, target: 4 },
  'commit maege': { type: 'commit', commander: 'maege' },
  'reroll green': { type: 'reroll', face: 'green' },
  'retreat a1': { type: 'retreat', to: 0 },
  'advance b1': { type: 'advance', to: 1 },
  'pursue b1': { type: 'pursue', to: 1 },
  'keep SB01': { type: 'keepCard', card: 'SB01' },
  'keep token blue': { type: 'keepToken', token: 'blue' },
  'choose I1': { type: 'choose', unit: 2 },
  'choose direction 3': { type: 'chooseDirection', direction: 2 },
  'choose hex a1': { type: 'chooseHex', hex: 0 },
  'choose commander maege': { type: 'chooseCommander', commander: 'maege' },
  accept: { type: 'accept' },
  decline: { type: 'decline' },
  done: { type: 'done' },
  'roll green blue': { type: 'roll', faces: ['green', 'blue'] },
  roll: { type: 'roll', faces: [] },
  'shuffle SB02 SB01': { type: 'shuffle', cards: ['SB02', 'SB01'] },
  'shuffle SE2 SE1': { type: 'shuffle', cards: ['SE2', 'SE1'] },
  'direction 6': { type: 'direction', direction: 5 },
  'side stark': { type: 'side', side: 'stark' },
};

test.each(Object.entries(ACTIONS))('%j is an action and is written so', (text, action) => {
  expect(parseAction(`  ${text} `, board)).toStrictEqual(action);
  expect(printAction(action, board)).toBe(text);
});

test.each([
  ['', '"" is no action: use one of roll shuffle'],
  ['dance I1', '"dance" is no action'],
  ['pass on', 'Write it as "pass"'],
  ['order I1', 'Write it as "order <unit> <token>" or "order <unit> 2 <token>"'],
  ['order I1 3 blue', 'Write it as'],
  ['order I9 blue', '"I9" is no unit of this battle'],
  ['order I1 pink', '"pink" is no symbol'],
  ['move I1 z9', '"z9" is no hex of this board: use a1 to d2'],
  ['play SX01 maege', '"SX01" is no command card'],
  ['play SB01 hodor', '"hodor" is no commander'],
  ['commands 0', '"0" is no command'],
  ['tactic never', '"never" is no time for a tactic'],
  ['direction 7', '"7" is no direction'],
])('says what is wrong with %j', (text, error) => {
  expect(parseAction(text, board)).toEqual({ error: expect.stringContaining(error) as string, line: 1 });
});

describe('docs/notation.md', () => {
  const text = readFileSync(new URL('../../../docs/notation.md', import.meta.url), 'utf8');
  const examples = (kind: string) =>
    [...text.matchAll(/```(\w+)\n(.*?)```/gs)].filter(([, label]) => label === kind).map(([, , body = '']) => body);

  test('shows positions and a game that can be read', () => {
    const read = [...examples('position').map(parsePosition), ...examples('game').map(parseGame)];
    expect(read).toHaveLength(3);
    expect(read.filter((one) => 'error' in one)).toEqual([]);
  });

  test('shows each type of action', () => {
    const types = examples('actions').flatMap((body) => body.trim().split('\n'));
    const field = position('.I1 .i1 .   .\n  .   .   .   .\n.C1 .K1 .i2 .\n\nunit I1 maege');
    const read = types.map((line) => parseAction(line, field));
    expect(read.filter((one) => 'error' in one)).toEqual([]);
    const shown = read.flatMap((one) => ('type' in one ? [one.type] : []));
    expect(new Set(shown)).toEqual(new Set(Object.values(ACTIONS).map(({ type }) => type)));
  });
});
