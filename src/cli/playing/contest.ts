import type { BySide, Side } from '../../model/side';
import { SIDES, bySide } from '../../model/side';
import type { Outcome } from '../../model/state';
import { LEVELS } from '../../ai/level';
import { UsageError } from '../terminal/usageError';
import type { Job } from './job';
import type { Played, Player } from './soloBattle';
import { playedOnAllCores } from './workers';

/** What came of a number of battles between the same two players. */
export interface Contest {
  readonly games: number;
  readonly wins: BySide<number>;
  readonly reasons: Readonly<Partial<Record<Outcome['reason'], number>>>;
  readonly rounds: number;
  /** Of a decision, and of a turn. */
  readonly milliseconds: BySide<Quantiles>;
  readonly turnMilliseconds: BySide<Quantiles>;
  readonly gamesPerMinute: number;
  /** What one core would do with nobody else at work on it. */
  readonly gamesPerCoreMinute: number;
}

interface Quantiles {
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

const MICROSECONDS_A_MINUTE = 60_000_000;

/** Game N of a seed is the same whoever asks for it. */
export async function contest(job: Job, cores: number, watch: (played: number) => void = () => undefined): Promise<Contest> {
  const started = performance.now();
  const cpu = process.cpuUsage();
  const all = await playedOnAllCores(job, cores, watch);
  const { user, system } = process.cpuUsage(cpu);
  const { games } = job;
  const reasons: Partial<Record<Outcome['reason'], number>> = {};
  for (const { outcome } of all) reasons[outcome.reason] = (reasons[outcome.reason] ?? 0) + 1;
  const quantilesOf = (what: (played: Played) => BySide<readonly number[]>): BySide<Quantiles> =>
    bySide((side) => quantiles(all.flatMap((played) => what(played)[side])));
  return {
    games,
    wins: bySide((side: Side) => all.filter(({ outcome }) => outcome.winner === side).length),
    reasons,
    rounds: rounded(all.reduce((sum, { rounds }) => sum + rounds, 0) / games),
    milliseconds: quantilesOf(({ times }) => times),
    turnMilliseconds: quantilesOf(({ turns }) => turns),
    gamesPerMinute: Math.round((games * 60_000) / (performance.now() - started)),
    gamesPerCoreMinute: Math.round((games * MICROSECONDS_A_MINUTE) / (user + system)),
  };
}

function quantiles(values: readonly number[]): Quantiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => rounded(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}

const rounded = (value: number): number => Number(value.toPrecision(3));

const PLAYERS: readonly Player[] = ['random', ...LEVELS];

export function playerOf(name: string): Player {
  const player = PLAYERS.find((one) => one === name);
  if (player === undefined) throw new UsageError(`no level '${name}'; there are: ${PLAYERS.join(', ')}`);
  return player;
}

export const winnersOf = ({ wins }: Contest): string => SIDES.map((side) => `${side} ${wins[side]}`).join(', ');
