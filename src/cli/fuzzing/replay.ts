import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Action } from '../../model/action';
import type { BattlePlan } from '../../model/battle';
import type { OptionalRules } from '../../model/options';
import type { Skirmish } from '../../model/skirmish';
import { UsageError } from '../terminal/usageError';

/** A game that went wrong: all it takes to see it go wrong again. */
export interface Replay {
  /** Whole, because it may be a variation that no file holds. */
  readonly plan: BattlePlan | Skirmish;
  readonly seed: string;
  readonly rules: OptionalRules;
  readonly fault: string;
  readonly actions: readonly Action[];
}

/** Into a folder of its own, so that two runs at once do not overwrite each other's; the file's name. */
export function writeReplay(replay: Replay): string {
  const file = join(mkdtempSync(join(tmpdir(), 'fuzz-')), `${replay.plan.id}-${replay.seed.replaceAll('/', '-')}.json`);
  writeFileSync(file, `${JSON.stringify(replay)}\n`);
  return file;
}

export function readReplay(file: string): Replay {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Replay;
  } catch (error) {
    throw new UsageError(`no replay in '${file}': ${(error as Error).message}`);
  }
}
