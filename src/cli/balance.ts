import { writeFileSync } from 'node:fs';
import { BATTLES } from '../content/battles';
import { SKIRMISHES } from '../content/skirmish';
import { battleOf, contest } from './playing/contest';
import { shareOf } from './playing/shareOf';
import { countOf, optionsOf } from './terminal/options';
import { guarded } from './terminal/usageError';

const FILE = 'docs/balance.md';
const KNIGHTS = { stark: 'knight', lannister: 'knight' } as const;

/** Every battle and skirmish, knight against knight; with `--write` the table becomes a page of the documentation. */
export const main = (args: readonly string[]): Promise<number> =>
  guarded('balance', () => {
    const given = optionsOf(args, { games: 'string', battle: 'string', seed: 'string', write: 'boolean' });
    const games = countOf('games', given.games ?? '200');
    const ids = given.battle === undefined ? [...Object.keys(BATTLES), ...Object.keys(SKIRMISHES)] : [given.battle];
    const lines = ids.map((id) => {
      const { wins, reasons, rounds } = contest(battleOf(id), KNIGHTS, games, given.seed ?? 'balance', { playOuts: 1 });
      const why = Object.entries(reasons).map(([reason, count]) => `${reason} ${count}`).join(', ');
      const line = `| ${[id, shareOf(wins.stark, games), shareOf(wins.lannister, games), why, rounds].join(' | ')} |`;
      console.log(line);
      return line;
    });
    if (given.write === true) writeFileSync(FILE, [...headOf(games), ...lines, ''].join('\n'));
    return 0;
  });

const headOf = (games: number): string[] => [
  '# Balance',
  '',
  `Knight against knight, ${games} games each: how often each house wins, with the interval that holds 95 times of 100, and why.`,
  'Written by `npm run -s balance -- --write`.',
  '',
  '| battle | Stark | Lannister | reasons | rounds |',
  '|---|---|---|---|---|',
];
