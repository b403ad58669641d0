import type { BattlePlan } from '../../model/battle';
import { breakingSiege } from './breakingSiege';
import { goldenTooth } from './goldenTooth';
import { greenFork } from './greenFork';
import { harrenhal } from './harrenhal';
import { kingsroad } from './kingsroad';
import { piper } from './piper';
import { redFork } from './redFork';
import { remnant } from './remnant';
import { whisperingWood } from './whisperingWood';
import { wolfRaiders } from './wolfRaiders';

/** The battles of the box by id, from the easiest on. */
export const BATTLES: Readonly<Record<string, BattlePlan>> = {
  kingsroad,
  piper,
  greenFork,
  goldenTooth,
  whisperingWood,
  wolfRaiders,
  remnant,
  breakingSiege,
  redFork,
  harrenhal,
};
