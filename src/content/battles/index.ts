import type { BattlePlan } from '../../model/battle';
import { kingsroad } from './kingsroad';
import { redFork } from './redFork';

/** The battles of the box by id, from the easiest on. */
export const BATTLES: Readonly<Record<string, BattlePlan>> = { kingsroad, redFork };
