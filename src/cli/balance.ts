import { BATTLES } from '../content/battles';
import { SKIRMISHES } from '../content/skirmish';
import { battleOf, contest } from './playing/contest';
import { shareOf } from './playing/shareOf';
import { countOf, optionsOf } from './terminal/options';
import { guarded } from './terminal/usageError';

const KNIGHTS = { stark: 'knight', lannister: 'knight' } as const;

/** Every battle and skirmish, knight against knight: how often each house wins, with its 95 % interval, and why. */
export const main = (args: readonly string[]): Promise<number> =>
  guarded('balance', () => {
    const given = optionsOf(args, { games: 'string', battle: 'string', seed: 'string' });
    const games = countOf('games', given.games ?? '200');
    const ids = given.battle === undefined ? [...Object.keys(BATTLES), ...Object.keys(SKIRMISHES)] : [given.battle];
    console.log(HEAD);
    for (const id of ids) {
      const { wins, reasons, rounds } = contest(battleOf(id), KNIGHTS, games, given.seed ?? 'balance', { playOuts: 1 });
      const why = Object.entries(reasons).map(([reason, count]) => `${reason} ${count}`).join(', ');
      console.log(`| ${[id, shareOf(wins.stark, games), shareOf(wins.lannister, games), why, rounds].join(' | ')} |`);
    }
    return 0;
  });

const HEAD = '| battle | Stark | Lannister | reasons | rounds |\n|---|---|---|---|---|';
