import { BATTLES } from '../content/battles';
import { attackOdds, decide, newGame } from '../rules';
import { createDice } from '../store/dice';
import { calibration } from './benching/calibration';
import { flankingAttack } from './benching/flankingAttack';
import { battleFast, battleReduced, waitingGames } from './benching/randomBattle';
import { rates } from './benching/rates';
import { optionsOf } from './terminal/options';
import { UsageError, guarded } from './terminal/usageError';

const BATTLE = 'kingsroad';
const WAITING = 500;

export const main = (args: readonly string[]): Promise<number> =>
  guarded('bench', () => {
    // A table for whoever looks on, JSON for whatever reads along.
    const { json = !process.stdout.isTTY } = optionsOf(args, { json: 'boolean' });
    const report = measured();
    console.log(json ? JSON.stringify(report, null, 2) : tableOf(report));
    return 0;
  });

interface Report {
  readonly calibration: number;
  readonly perSecond: Readonly<Record<string, number>>;
  /** The same by unit of calibration, which tells less about the machine. */
  readonly perCalibration: Readonly<Record<string, number>>;
  /** How long one of each takes; what a player would wait for. */
  readonly milliseconds: Readonly<Record<'randomBattle' | 'decision' | 'attackOdds', number>>;
}

function measured(): Report {
  const speed = calibration();
  const perSecond = figures();
  const perCalibration = Object.fromEntries(Object.entries(perSecond).map(([name, rate]) => [name, rounded(rate / speed)]));
  const milliseconds = {
    randomBattle: rounded(1000 / perSecond.randomBattlesPerSecond),
    decision: rounded(1000 / perSecond.decisionsPerSecond),
    attackOdds: rounded(1000 / perSecond.attackOddsPerSecond),
  };
  return { calibration: rounded(speed), perSecond, perCalibration, milliseconds };
}

function figures() {
  const plan = BATTLES[BATTLE];
  if (plan === undefined) throw new UsageError(`no battle '${BATTLE}'`);
  const start = newGame(plan);
  const dice = createDice('bench');
  const games = waitingGames(start, dice, WAITING);
  const fast = rates(() => ({ actions: battleFast(start, dice), battles: 1 }));
  const reduced = rates(() => ({ actions: battleReduced(start, dice, Infinity) }));
  const decisions = rates(() => {
    for (const game of games) {
      // Asked once, a game remembers its decision.
      game.decision = undefined;
      decide(game);
    }
    return { decisions: games.length };
  });
  const { state, attack } = flankingAttack();
  if (attackOdds(state, attack)?.dice !== 4) throw new Error('the flanking attack to be measured has not four dice');
  const odds = rates(() => {
    attackOdds(state, attack);
    return { odds: 1 };
  });
  return {
    actionsPerSecondFast: Math.round(fast.actions),
    randomBattlesPerSecond: rounded(fast.battles),
    actionsPerSecondReduce: Math.round(reduced.actions),
    decisionsPerSecond: Math.round(decisions.decisions),
    attackOddsPerSecond: rounded(odds.odds),
  };
}

const rounded = (value: number): number => Number(value.toPrecision(4));

function tableOf({ calibration: speed, perSecond, perCalibration, milliseconds }: Report): string {
  const rows = Object.entries(perSecond).map(
    ([name, rate]) => `${name.padEnd(26)}${String(rate).padStart(12)}${String(perCalibration[name]).padStart(18)}`,
  );
  const heading = `${''.padEnd(26)}${'a second'.padStart(12)}${'per calibration'.padStart(18)}`;
  const waits = Object.entries(milliseconds).map(([name, ms]) => `${name.padEnd(26)}${String(ms).padStart(12)} ms`);
  return [`calibration ${speed} million rounds a second`, '', heading, ...rows, '', ...waits].join('\n');
}
