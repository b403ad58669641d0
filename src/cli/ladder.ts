import { availableParallelism } from 'node:os';
import type { BySide, Side } from '../model/side';
import type { Contest } from './playing/contest';
import { contest } from './playing/contest';
import { battleIds } from './playing/job';
import { shareOf } from './playing/shareOf';
import type { Player, Thought } from './playing/soloBattle';
import { thoughtOf } from './playing/thoughtOf';
import { writeBetween } from './playing/writeBetween';
import { countOf, optionsOf } from './terminal/options';
import { progressBar } from './terminal/progressBar';
import { UsageError, guarded } from './terminal/usageError';

const KINDS = {
  games: 'string',
  playouts: 'string',
  milliseconds: 'string',
  battles: 'string',
  level: 'string',
  seed: 'string',
  cores: 'string',
  write: 'boolean',
} as const;

const STEPS: readonly (readonly [Player, Player])[] = [
  ['squire', 'random'],
  ['knight', 'squire'],
  ['lordCommander', 'knight'],
];
const BATTLES = 'kingsroad,piper,goldenTooth';
const FILE = 'docs/opponents.md';

interface Row {
  readonly better: Player;
  readonly worse: Player;
  readonly battle: string;
  readonly games: number;
  readonly wins: BySide<number>;
  readonly p95: number;
  readonly max: number;
}

/** Each level against the next lower one, sides swapped; with `--write` the table goes into the documentation. */
export const main = (args: readonly string[]): Promise<number> =>
  guarded('ladder', async () => {
    const given = optionsOf(args, KINDS);
    const games = countOf('games', given.games ?? '100');
    const thought = thoughtOf(given);
    const cores = countOf('cores', given.cores ?? String(availableParallelism()));
    const rows: string[] = [];
    const battles = (given.battles ?? BATTLES).split(',');
    for (const battle of battles) battleIds(battle);
    for (const [better, worse] of stepsTo(given.level)) {
      for (const battle of battles) {
        const row = lineOf(await met(better, worse, battle, games, given.seed ?? 'ladder', thought, cores));
        rows.push(row);
        console.log(row);
      }
    }
    if (given.write === true) writeBetween(FILE, 'ladder', [toldThought(thought), '', ...HEAD, ...rows]);
    return 0;
  });

/** All of them, or the one that leads to this level; nothing is below random play. */
function stepsTo(level: string | undefined): typeof STEPS {
  if (level === undefined) return STEPS;
  const steps = STEPS.filter(([better]) => better === level);
  if (steps.length === 0) throw new UsageError(`no step leads to '${level}'; there are: ${STEPS.map(([better]) => better).join(', ')}`);
  return steps;
}

const toldThought = (thought: Thought): string =>
  'playOuts' in thought
    ? `The lord commander had ${thought.playOuts} play-outs a decision.`
    : `The lord commander had ${thought.milliseconds} ms a turn.`;

/** Half of the games on either side. */
async function met(better: Player, worse: Player, battle: string, games: number, seed: string, thought: Thought, cores: number): Promise<Row> {
  const half = Math.ceil(games / 2);
  const play = (stark: Player, lannister: Player, side: Side): Promise<Contest> =>
    contest({ battle, players: { stark, lannister }, games: half, seed: `${seed}/${side}`, thought }, cores, progressBar(half));
  const asStark = await play(better, worse, 'stark');
  const asLannister = await play(worse, better, 'lannister');
  const times = [asStark.milliseconds.stark, asLannister.milliseconds.lannister];
  return {
    better,
    worse,
    battle,
    games: 2 * half,
    wins: { stark: asStark.wins.stark, lannister: asLannister.wins.lannister },
    p95: Math.max(...times.map(({ p95 }) => p95)),
    max: Math.max(...times.map(({ max }) => max)),
  };
}

const HEAD = [
  '| level | against | battle | games | wins (95 of 100 intervals) | as Stark | as Lannister | ms p95 | ms max |',
  '|---|---|---|---|---|---|---|---|---|',
];

function lineOf({ better, worse, battle, games, wins: { stark, lannister }, p95, max }: Row): string {
  const cells = [better, worse, battle, games, shareOf(stark + lannister, games), stark, lannister, p95, max];
  return `| ${cells.join(' | ')} |`;
}
