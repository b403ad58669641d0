import type { BattlePlan } from '../../model/battle';
import type { BySide, Side } from '../../model/side';
import { SIDES } from '../../model/side';
import type { Skirmish } from '../../model/skirmish';
import type { Outcome } from '../../model/state';
import { LEVELS } from '../../ai/level';
import type { Budget } from '../../ai/budget';
import { BATTLES } from '../../content/battles';
import { SKIRMISHES } from '../../content/skirmish';
import { newGame, newSkirmish } from '../../rules';
import { createDice } from '../../store/dice';
import { UsageError } from '../terminal/usageError';
import type { Played, Player } from './soloBattle';
import { soloBattle } from './soloBattle';

/** What came of a number of battles between the same two players. */
export interface Contest {
  readonly games: number;
  readonly wins: BySide<number>;
  readonly reasons: Readonly<Partial<Record<Outcome['reason'], number>>>;
  readonly rounds: number;
  readonly milliseconds: BySide<Quantiles>;
  readonly gamesPerMinute: number;
}

interface Quantiles {
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

/** Game N of a seed is the same whoever asks for it. */
export function contest(
  battle: BattlePlan | Skirmish,
  players: BySide<Player>,
  games: number,
  seed: string,
  budget: Budget,
  watch: (played: number) => void = () => undefined,
): Contest {
  const started = performance.now();
  const all: Played[] = [];
  for (let index = 0; index < games; index += 1) {
    const start = 'army' in battle ? newGame(battle) : newSkirmish(battle);
    all.push(soloBattle(start, players, createDice(`${seed}/${index}`), budget));
    watch(index + 1);
  }
  const minutes = (performance.now() - started) / 60_000;
  const reasons: Partial<Record<Outcome['reason'], number>> = {};
  for (const { outcome } of all) reasons[outcome.reason] = (reasons[outcome.reason] ?? 0) + 1;
  const won = (side: Side): number => all.filter(({ outcome }) => outcome.winner === side).length;
  return {
    games,
    wins: { stark: won('stark'), lannister: won('lannister') },
    reasons,
    rounds: rounded(all.reduce((sum, { rounds }) => sum + rounds, 0) / games),
    milliseconds: {
      stark: quantiles(all.flatMap(({ times }) => times.stark)),
      lannister: quantiles(all.flatMap(({ times }) => times.lannister)),
    },
    gamesPerMinute: Math.round(games / minutes),
  };
}

function quantiles(values: readonly number[]): Quantiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => rounded(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}

const rounded = (value: number): number => Number(value.toPrecision(3));

export function battleOf(id: string): BattlePlan | Skirmish {
  const all: Readonly<Record<string, BattlePlan | Skirmish>> = { ...BATTLES, ...SKIRMISHES };
  const battle = all[id];
  if (battle === undefined) throw new UsageError(`no battle '${id}'; there are: ${Object.keys(all).join(', ')}`);
  return battle;
}

const PLAYERS: readonly Player[] = ['random', ...LEVELS];

export function playerOf(name: string): Player {
  const player = PLAYERS.find((one) => one === name);
  if (player === undefined) throw new UsageError(`no level '${name}'; there are: ${PLAYERS.join(', ')}`);
  return player;
}

export const winnersOf = ({ wins }: Contest): string => SIDES.map((side) => `${side} ${wins[side]}`).join(', ');
