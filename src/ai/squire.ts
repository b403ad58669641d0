import type { Action } from '../model/action';
import type { Decision } from '../model/decision';
import type { Side } from '../model/side';
import type { Game } from '../rules';
import type { Mind } from './mind';
import { newMind } from './mind';
import type { Random } from './random';
import type { ScorerName } from './scorer';
import type { Valued } from './valued';
import { valued } from './valued';

/** What a beginner does not think of: what the enemy will do next. */
const BLIND: ReadonlySet<ScorerName> = new Set(['exposure', 'capture', 'support', 'command', 'counterattack', 'partingBlow']);

/** How far off his eye may be, in figures. */
const ERROR = 4;
const STEPS = 1000;
/** One decision in so many is made without any thought. */
const THOUGHTLESS = 4;

export const squireMind = (game: Game, side: Side): Mind => newMind(game, side, BLIND);

/** Options as a beginner sees them. */
export function squireValues(game: Game, decision: Decision, side: Side, random: Random): Valued[] {
  const isThoughtless = random(THOUGHTLESS) === 0;
  return valued(squireMind(game, side), decision)
    .map(({ option, value }) => ({ option, value: (isThoughtless ? 0 : value) + error(option, random) }))
    .sort((a, b) => b.value - a.value);
}

/** He would rather do something than nothing. */
const error = ({ type }: Action, random: Random): number =>
  type === 'pass' ? -ERROR : (ERROR * (random(STEPS) - random(STEPS))) / STEPS / 2;
