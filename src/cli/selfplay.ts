import { availableParallelism } from 'node:os';
import type { Contest } from './playing/contest';
import { contest, playerOf, winnersOf } from './playing/contest';
import { battleIds } from './playing/job';
import { thoughtOf } from './playing/thoughtOf';
import { countOf, optionsOf } from './terminal/options';
import { progressBar } from './terminal/progressBar';
import { guarded } from './terminal/usageError';

const KINDS = {
  battle: 'string',
  stark: 'string',
  lannister: 'string',
  games: 'string',
  seed: 'string',
  playouts: 'string',
  milliseconds: 'string',
  cores: 'string',
  json: 'boolean',
} as const;

/** Lets two opponents play a battle against each other, and says who won, how, and how long they thought. */
export const main = (args: readonly string[]): Promise<number> =>
  guarded('selfplay', async () => {
    const given = optionsOf(args, KINDS);
    const players = { stark: playerOf(given.stark ?? 'knight'), lannister: playerOf(given.lannister ?? 'knight') };
    const games = countOf('games', given.games ?? '20');
    const battle = given.battle ?? 'kingsroad';
    battleIds(battle);
    const job = { battle, players, games, seed: given.seed ?? '1', thought: thoughtOf(given) };
    const cores = countOf('cores', given.cores ?? String(availableParallelism()));
    const result = await contest(job, cores, progressBar(games));
    console.log(given.json === true ? JSON.stringify({ battle, ...players, ...result }) : told(result));
    return 0;
  });

function told(result: Contest): string {
  const { games, rounds, reasons, milliseconds, turnMilliseconds, gamesPerMinute, gamesPerCoreMinute } = result;
  const why = Object.entries(reasons).map(([reason, count]) => `${reason} ${count}`).join(', ');
  const times = [
    ...Object.entries(milliseconds).map(([side, time]) => [side, 'decision', time] as const),
    ...Object.entries(turnMilliseconds).map(([side, time]) => [side, 'turn', time] as const),
  ].map(([side, what, { p50, p95, max }]) => `${side}, ms a ${what}: p50 ${p50}, p95 ${p95}, max ${max}`);
  return [
    `${games} games: ${winnersOf(result)}`,
    why,
    `${rounds} rounds, ${gamesPerMinute} games a minute, ${gamesPerCoreMinute} a minute of one core`,
    ...times,
  ].join('\n');
}
