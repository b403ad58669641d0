import { describe, expect, it, vi } from 'vitest';
import { main as balance } from '../../src/cli/balance';
import { main as ladder } from '../../src/cli/ladder';
import { main as selfplay } from '../../src/cli/selfplay';
import { progressBar } from '../../src/cli/terminal/progressBar';
import { listen } from './listen';

const { printed, said } = listen();
const words = (line: string): string[] => line.split(' ');

describe('a command that plays battles', () => {
  it.each([
    ['selfplay', selfplay, '--battle nowhere'],
    ['selfplay', selfplay, '--stark king'],
    ['selfplay', selfplay, '--games 0'],
    ['selfplay', selfplay, '--games -3'],
    ['selfplay', selfplay, '--playouts 5 --milliseconds 5'],
    ['ladder', ladder, '--battles kingsroad,nowhere --games 2'],
    ['ladder', ladder, '--level random'],
    ['balance', balance, '--battle nowhere'],
    ['balance', balance, '--playouts few'],
  ] as const)('%s refuses in one line, before anything is played or printed', async (name, main, line) => {
    expect(await main([...words(line)])).toBe(2);
    expect(printed).toEqual([]);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(new RegExp(`^${name}: [^\\n]+$`));
  });

  it('selfplay tells programs who won, how, in how many rounds and how long was thought', async () => {
    const write = vi.spyOn(process.stderr, 'write');
    expect(await selfplay(words('--battle kingsroad --stark knight --lannister random --games 2 --seed json --cores 1 --json'))).toBe(0);
    const told = JSON.parse(printed.join('\n')) as Record<string, unknown>;
    const times = { p50: expect.any(Number) as number, p95: expect.any(Number) as number, max: expect.any(Number) as number };
    expect(told).toMatchObject({ battle: 'kingsroad', stark: 'knight', lannister: 'random', games: 2, wins: { stark: 2, lannister: 0 } });
    expect(told).toMatchObject({ rounds: expect.any(Number) as number, milliseconds: { stark: times, lannister: times } });
    const reasons = Object.values(told['reasons'] as Record<string, number>);
    expect(reasons.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(write).not.toHaveBeenCalled();
  });
});

it('how far a command is shows on a terminal only, and nothing of it is left', () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { isTTY } = process.stderr;
  const play = (terminal: boolean): string => {
    write.mockClear();
    process.stderr.isTTY = terminal;
    const show = progressBar(2);
    show(1);
    show(2);
    return write.mock.calls.map(([text]) => String(text)).join('');
  };
  expect(play(false)).toBe('');
  const drawn = play(true);
  expect(drawn).toMatch(/^\r█{15}░{15} 1\/2 \d+ s /);
  expect(drawn.endsWith('\r\u001b[K')).toBe(true);
  process.stderr.isTTY = isTTY;
});
