import type { BattlePlan } from '../model/battle';
import type { OptionalRules } from '../model/options';
import { NO_OPTIONAL_RULES } from '../model/options';
import type { GameState } from '../model/state';
import { setUp } from './setUp';
import { shared } from './shared';

/** A battle about to begin: the decks wait to be shuffled (R3). */
export const newGame = (plan: BattlePlan, rules: OptionalRules = NO_OPTIONAL_RULES): GameState =>
  shared(null, setUp(plan, rules));
