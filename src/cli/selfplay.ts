import type { Budget } from '../ai/budget';
import type { Contest } from './playing/contest';
import { battleOf, contest, playerOf, winnersOf } from './playing/contest';
import { countOf, optionsOf } from './terminal/options';
import { guarded } from './terminal/usageError';

const KINDS = {
  battle: 'string',
  stark: 'string',
  lannister: 'string',
  games: 'string',
  seed: 'string',
  playouts: 'string',
  milliseconds: 'string',
  json: 'boolean',
} as const;

/** Lets two opponents play a battle against each other, and says who won, how, and how long they thought. */
export const main = (args: readonly string[]): Promise<number> =>
  guarded('selfplay', () => {
    const given = optionsOf(args, KINDS);
    const players = { stark: playerOf(given.stark ?? 'knight'), lannister: playerOf(given.lannister ?? 'knight') };
    const games = countOf('games', given.games ?? '20');
    const battle = battleOf(given.battle ?? 'kingsroad');
    const watch = (played: number): void => {
      if (process.stderr.isTTY) process.stderr.write(`\r${played} of ${games}${played === games ? '\n' : ''}`);
    };
    const result = contest(battle, players, games, given.seed ?? '1', budgetOf(given), watch);
    console.log(given.json === true ? JSON.stringify({ battle: battle.id, ...players, ...result }) : told(result));
    return 0;
  });

function budgetOf({ playouts, milliseconds }: { readonly playouts?: string; readonly milliseconds?: string }): Budget {
  if (milliseconds === undefined) return { playOuts: countOf('playouts', playouts ?? '60') };
  return { now: () => performance.now(), milliseconds: countOf('milliseconds', milliseconds) };
}

function told(result: Contest): string {
  const { games, rounds, reasons, milliseconds, gamesPerMinute } = result;
  const why = Object.entries(reasons).map(([reason, count]) => `${reason} ${count}`).join(', ');
  const times = Object.entries(milliseconds).map(([side, { p50, p95, max }]) => `${side} p50 ${p50} p95 ${p95} max ${max} ms`);
  return [`${games} games: ${winnersOf(result)}`, why, `${rounds} rounds, ${gamesPerMinute} games a minute`, ...times].join('\n');
}
