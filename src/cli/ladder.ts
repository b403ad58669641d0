import { readFileSync, writeFileSync } from 'node:fs';
import type { Player } from './playing/soloBattle';
import { battleOf, contest, playerOf } from './playing/contest';
import { shareOf } from './playing/shareOf';
import { countOf, optionsOf } from './terminal/options';
import { guarded } from './terminal/usageError';

const STEPS: readonly (readonly [Player, Player])[] = [
  ['squire', 'random'],
  ['knight', 'squire'],
  ['lordCommander', 'knight'],
];
const BATTLES = 'kingsroad,piper,goldenTooth';
const FILE = 'docs/opponents.md';
const MARK = '<!-- ladder -->';

interface Row {
  readonly better: Player;
  readonly worse: Player;
  readonly battle: string;
  readonly games: number;
  readonly wins: number;
  readonly p95: number;
  readonly max: number;
}

/** Each level against the next lower one, sides swapped; with `--write` the table goes into the documentation. */
export const main = (args: readonly string[]): Promise<number> =>
  guarded('ladder', () => {
    const given = optionsOf(args, { games: 'string', lordgames: 'string', playouts: 'string', battles: 'string', level: 'string', seed: 'string', write: 'boolean' });
    const games = countOf('games', given.games ?? '100');
    const lordGames = countOf('lordgames', given.lordgames ?? given.games ?? '100');
    const playOuts = countOf('playouts', given.playouts ?? '60');
    const rows: Row[] = [];
    const steps = STEPS.filter(([better]) => given.level === undefined || better === playerOf(given.level));
    for (const [better, worse] of steps) {
      for (const id of (given.battles ?? BATTLES).split(',')) {
        const row = met(better, worse, id, better === 'lordCommander' ? lordGames : games, given.seed ?? 'ladder', playOuts);
        rows.push(row);
        console.log(lineOf(row));
      }
    }
    if (given.write === true) write([`The lord commander had ${playOuts} play-outs a decision.`, '', ...HEAD, ...rows.map(lineOf)]);
    return 0;
  });

/** Half of the games on either side. */
function met(better: Player, worse: Player, battle: string, games: number, seed: string, playOuts: number): Row {
  const half = Math.ceil(games / 2);
  const plan = battleOf(battle);
  const asStark = contest(plan, { stark: better, lannister: worse }, half, `${seed}/stark`, { playOuts });
  const asLannister = contest(plan, { stark: worse, lannister: better }, half, `${seed}/lannister`, { playOuts });
  const times = [asStark.milliseconds.stark, asLannister.milliseconds.lannister];
  return {
    better,
    worse,
    battle,
    games: 2 * half,
    wins: asStark.wins.stark + asLannister.wins.lannister,
    p95: Math.max(...times.map(({ p95 }) => p95)),
    max: Math.max(...times.map(({ max }) => max)),
  };
}

const HEAD = ['| level | against | battle | games | wins (95 of 100 intervals) | ms p95 | ms max |', '|---|---|---|---|---|---|---|'];

const lineOf = ({ better, worse, battle, games, wins, p95, max }: Row): string =>
  `| ${[better, worse, battle, games, shareOf(wins, games), p95, max].join(' | ')} |`;

/** Between the two marks of the page. */
function write(lines: readonly string[]): void {
  const [before = '', , after = ''] = readFileSync(FILE, 'utf8').split(MARK);
  writeFileSync(FILE, `${before}${MARK}\n\n${lines.join('\n')}\n\n${MARK}${after}`);
}
