import type { BattlePlan } from '../../model/battle';
import type { BySide } from '../../model/side';
import type { Skirmish } from '../../model/skirmish';
import { BATTLES } from '../../content/battles';
import { SKIRMISHES } from '../../content/skirmish';
import { newGame, newSkirmish } from '../../rules';
import { UsageError } from '../terminal/usageError';
import type { Played, Player, Thought } from './soloBattle';
import { soloBattle } from './soloBattle';

/** Battles to be played; plain data, so that another core can be told of it. */
export interface Job {
  /** One battle or skirmish, or `all` in turn. */
  readonly battle: string;
  readonly players: BySide<Player>;
  readonly games: number;
  readonly seed: string;
  readonly thought: Thought;
}

const ALL: Readonly<Record<string, BattlePlan | Skirmish>> = { ...BATTLES, ...SKIRMISHES };

export const EVERYWHERE = 'all';

/** Refuses what is no battle before anything is played. */
export function battleIds(name: string): readonly string[] {
  if (name === EVERYWHERE) return Object.keys(ALL);
  if (ALL[name] === undefined) throw new UsageError(`no battle '${name}'; there are: ${Object.keys(ALL).join(', ')}, ${EVERYWHERE}`);
  return [name];
}

/** Game `index` of a job. */
export function playedGame({ battle, players, seed, thought }: Job, index: number): Played {
  const ids = battleIds(battle);
  const id = ids[index % ids.length] ?? battle;
  const plan = ALL[id];
  if (plan === undefined) throw new UsageError(`no battle '${id}'`);
  const gameSeed = `${seed}/${index}`;
  try {
    return soloBattle('army' in plan ? newGame(plan) : newSkirmish(plan), players, gameSeed, thought);
  } catch (error) {
    throw new Error(`${id} ${gameSeed}: ${(error as Error).message}`, { cause: error });
  }
}
