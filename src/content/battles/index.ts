import type { BattlePlan } from '../../model/battle';
import { goldenTooth } from './goldenTooth';
import { greenFork } from './greenFork';
import { kingsroad } from './kingsroad';
import { piper } from './piper';
import { redFork } from './redFork';
import { whisperingWood } from './whisperingWood';

/** The battles of the box by id, from the easiest on. */
export const BATTLES: Readonly<Record<string, BattlePlan>> = {
  kingsroad,
  piper,
  greenFork,
  goldenTooth,
  whisperingWood,
  redFork,
};
