import { availableParallelism } from 'node:os';
import { contest, playerOf } from './playing/contest';
import { EVERYWHERE, battleIds } from './playing/job';
import { shareOf } from './playing/shareOf';
import { thoughtOf } from './playing/thoughtOf';
import { writeBetween } from './playing/writeBetween';
import { countOf, optionsOf } from './terminal/options';
import { progressBar } from './terminal/progressBar';
import { guarded } from './terminal/usageError';

const KINDS = {
  games: 'string',
  battle: 'string',
  level: 'string',
  seed: 'string',
  playouts: 'string',
  milliseconds: 'string',
  cores: 'string',
  write: 'boolean',
} as const;
const FILE = 'docs/balance.md';
const HEAD = ['| battle | Stark | Lannister | reasons | rounds |', '|---|---|---|---|---|'];

/** Every battle and skirmish, knight against knight: how often each house wins, with its 95 % interval, and why. */
export const main = (args: readonly string[]): Promise<number> =>
  guarded('balance', async () => {
    const given = optionsOf(args, KINDS);
    const games = countOf('games', given.games ?? '200');
    const level = playerOf(given.level ?? 'knight');
    const cores = countOf('cores', given.cores ?? String(availableParallelism()));
    const thought = thoughtOf(given);
    const battles = battleIds(given.battle ?? EVERYWHERE);
    const lines = [...HEAD];
    console.log(HEAD.join('\n'));
    for (const battle of battles) {
      const players = { stark: level, lannister: level };
      const job = { battle, players, games, seed: given.seed ?? 'balance', thought };
      const { wins, reasons, rounds } = await contest(job, cores, progressBar(games));
      const why = Object.entries(reasons).map(([reason, count]) => `${reason} ${count}`).join(', ');
      const line = `| ${[battle, shareOf(wins.stark, games), shareOf(wins.lannister, games), why, rounds].join(' | ')} |`;
      lines.push(line);
      console.log(line);
    }
    if (given.write === true) writeBetween(FILE, 'balance', lines);
    return 0;
  });
