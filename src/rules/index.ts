import type { Decision } from '../model/decision';
import type { GameState } from '../model/state';
import { decide } from './engine';
import { gameOf } from './game';

/** What the game waits for; `null` when it is over. Asked again of the same state it costs nothing. */
export const decisionOf = (state: GameState): Decision | null => decide(gameOf(state));

export { newGame } from './newGame';
export { pointsGoal } from './pointsGoal';
export { newSkirmish } from './newSkirmish';
export { randomSetUp } from './skirmish/randomSetUp';
export type { Result } from './reduce';
export { reduce } from './reduce';
export type { Game } from './game';
export { decide } from './engine';
export { copyGame, openGame, play } from './search';
export { turnBeginner } from './turnBeginner';
export { whyNot } from './whyNot';
export type { Subject } from './subjectsOf';
export { subjectsOf } from './subjectsOf';
export { eventsFor, viewFor } from './view';
export type { DieResult } from './combat/rollResults';
export { rollResults } from './combat/rollResults';
export type { Forecast, Obstacle } from './forecast';
export { forecast, forecastsFrom, pendingForecast } from './forecast';
export { rerolls } from './rerolls';
export { unitFacts } from './unitFacts';
export {
  /** @public */
  type AttackOdds,
  /** @public */
  type ConsideredAttack,
  attackOdds,
  /** @public */
  bestReroll,
} from './odds';
export { commanderSum } from './queries/commanderSum';
export { pathOf } from './queries/pathOf';
export { reachOf } from './queries/reachOf';
export { sightBetween } from './queries/sightBetween';
export type { Station } from './queries/underWay';
export { underWay } from './queries/underWay';
export { zoneOf } from './queries/zoneOf';
export { gainedKeywords } from './queries/gainedKeywords';
