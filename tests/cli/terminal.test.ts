import { describe, expect, test, vi } from 'vitest';
import { countOf, optionsOf } from '../../src/cli/terminal/options';
import { UsageError, guarded } from '../../src/cli/terminal/usageError';

describe('the options of a command line', () => {
  const kinds = { games: 'string', json: 'boolean' } as const;

  test('are read by name', () => {
    expect(optionsOf(['--games', '5', '--json'], kinds)).toEqual({ games: '5', json: true });
    expect(optionsOf([], kinds)).toEqual({});
  });

  test.each([[['--gmaes', '5']], [['5']], [['--games']]])('%j are answered with the options there are', (args) => {
    expect(() => optionsOf(args, kinds)).toThrow(/^[^\n]+; known: --games, --json$/);
  });

  test('a count is a whole number from 1 on', () => {
    expect(countOf('games', '12')).toBe(12);
    for (const text of ['0', '-1', '1.5', 'many', '', '9'.repeat(20)]) {
      expect(() => countOf('games', text), text).toThrow(UsageError);
    }
  });
});

describe('a command', () => {
  test('that was called wrongly says so in one line and fails with 2', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const wrong = () => {
      throw new UsageError('no such battle');
    };
    expect(await guarded('fuzz', wrong)).toBe(2);
    expect(said.mock.calls).toEqual([['fuzz: no such battle']]);
    said.mockRestore();
  });

  test('that breaks is not taken for one called wrongly', async () => {
    const broken = () => Promise.reject(new Error('broken'));
    await expect(guarded('fuzz', broken)).rejects.toThrow('broken');
    expect(await guarded('fuzz', () => 0)).toBe(0);
  });
});
