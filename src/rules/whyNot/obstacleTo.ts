import type { Action, ActionType } from '../../model/action';
import type { Refusal } from '../../model/refusal';
import type { Obstacle, Occasion } from './attempt';
import { refuse } from './attempt';
import { attackObstacle, houndsObstacle, supportObstacle } from './attackObstacles';
import { commandsObstacle, discardObstacle, playCardObstacle, tacticObstacle } from './cardObstacles';
import { chooseCommanderObstacle, chooseHexObstacle, chooseObstacle, doneObstacle } from './choiceObstacles';
import { commitObstacle } from './commitObstacle';
import { douseObstacle, scorchObstacle } from './fireObstacles';
import { advanceObstacle, pursueObstacle, rerollObstacle, retreatObstacle } from './followObstacles';
import { disengageObstacle, moveObstacle, slipAwayObstacle } from './moveObstacles';
import { QUESTIONS } from './questions';
import { keepCardObstacle, keepTokenObstacle, orderObstacle, passObstacle, raiseMoraleObstacle, rallyObstacle } from './turnObstacles';

/** For kinds of action that have nothing to be said of them but whether they are asked for. */
const nothing = (): null => null;

const OBSTACLES: { readonly [T in ActionType]: Obstacle<T> } = {
  roll: nothing,
  shuffle: nothing,
  direction: nothing,
  side: nothing,
  order: orderObstacle,
  raiseMorale: raiseMoraleObstacle,
  rally: rallyObstacle,
  playCard: playCardObstacle,
  discard: discardObstacle,
  pass: passObstacle,
  commands: commandsObstacle,
  tactic: tacticObstacle,
  disengage: disengageObstacle,
  slipAway: slipAwayObstacle,
  move: moveObstacle,
  attack: attackObstacle,
  hounds: houndsObstacle,
  scorch: scorchObstacle,
  douse: douseObstacle,
  support: supportObstacle,
  commit: commitObstacle,
  reroll: rerollObstacle,
  retreat: retreatObstacle,
  advance: advanceObstacle,
  pursue: pursueObstacle,
  keepCard: keepCardObstacle,
  keepToken: keepTokenObstacle,
  strip: nothing,
  choose: chooseObstacle,
  chooseDirection: nothing,
  chooseHex: chooseHexObstacle,
  chooseCommander: chooseCommanderObstacle,
  accept: nothing,
  decline: nothing,
  done: doneObstacle,
};

/** What stands in the way of an action that is not among the options; `null` when nothing particular does. */
export function obstacleTo(occasion: Occasion, action: Action): Refusal | null {
  const { rule, takes } = QUESTIONS[`${occasion.task.kind}.${occasion.task.step}`]!;
  if (!takes.includes(action.type)) return offTheQuestion(occasion, action) ?? refuse(rule, 'notAsked');
  // The table pairs each kind with its action; the look-up loses that pairing.
  const obstacle = OBSTACLES[action.type] as Obstacle<ActionType>;
  return obstacle(occasion, action);
}

/** Better than "nobody asked" where a player may well think that somebody did. */
function offTheQuestion(occasion: Occasion, action: Action): Refusal | null {
  if (action.type === 'commit') return commitObstacle(occasion, action);
  if (action.type === 'reroll') return rerollObstacle(occasion, action);
  if (action.type === 'tactic') return tacticObstacle(occasion, action);
  return outOfOrder(occasion, action);
}

const ATTACKS: readonly ActionType[] = ['attack', 'hounds', 'scorch', 'douse', 'support'];
const MOVES: readonly ActionType[] = ['move', 'disengage'];

/** All moves of a turn come before all its attacks, or the other way round (R7.3). */
function outOfOrder({ task }: Occasion, { type }: Action): Refusal | null {
  if (task.kind !== 'orders' || !(MOVES.includes(type) || ATTACKS.includes(type))) return null;
  const movesAreFirst = !task.attackFirst;
  const isFirst = MOVES.includes(type) === movesAreFirst;
  return refuse('R7.3', isFirst ? 'tooLate' : 'tooEarly');
}
