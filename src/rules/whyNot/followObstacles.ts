import type { Hex } from '../../model/hex';
import type { Refusal } from '../../model/refusal';
import type { AttackTask, RetreatTask } from '../../model/task';
import type { Keyword } from '../../model/unit';
import { unitOf } from '../game';
import { hasKeyword } from '../modifiers/keyword';
import { orderOf } from '../order';
import type { Obstacle, Occasion } from './attempt';
import { refuse } from './attempt';
import { hexObstacle } from './hexObstacle';

/** R11.6 */
export const rerollObstacle: Obstacle<'reroll'> = ({ task }, _action) => {
  if (task.kind !== 'attack') return null;
  if (task.step === 'reroll') return refuse('R11.6', 'notRolled');
  return task.flanking ? null : refuse('R12.4', 'notFlanking', { unit: task.attacker });
};

/** R13.1 */
export const retreatObstacle: Obstacle<'retreat'> = ({ game, task }, { to }) => {
  const unit = unitOf(game, (task as RetreatTask).unit);
  const homewards = game.geometry.towards[game.state.plan.edges[unit.side]][unit.hex]!;
  if (!homewards.includes(to)) return refuse('R13.1', 'notTowardsEdge', { hex: to });
  return hexObstacle(game, to, 'R13.1') ?? refuse('R13.1', 'shorterRoute', { hex: to });
};

/** R15.1 */
export const advanceObstacle: Obstacle<'advance'> = (occasion, { to }) => {
  const { attacker } = occasion.task as AttackTask;
  const hasAdvanced = orderOf(occasion.game, attacker)!.advanced;
  return cannotFollow(occasion, 'advance', hasAdvanced, 'R15.1') ?? followObstacle(occasion, to, 'R15.1');
};

/** R15.2; a pursuit's own attack leads to no further one (R15.3). */
export const pursueObstacle: Obstacle<'pursue'> = (occasion, { to }) => {
  const { attacker, inPursuit } = occasion.task as AttackTask;
  const hasPursued = inPursuit || orderOf(occasion.game, attacker)!.pursued;
  return cannotFollow(occasion, 'pursue', hasPursued, 'R15.2') ?? followObstacle(occasion, to, 'R15.2');
};

function cannotFollow({ game, task }: Occasion, keyword: Keyword, isUsed: boolean, rule: string): Refusal | null {
  const attacker = unitOf(game, (task as AttackTask).attacker);
  if (!hasKeyword(game, attacker, keyword)) return refuse(rule, 'noSuchAbility', { unit: attacker.id });
  return isUsed ? refuse(rule, 'hasMoved', { unit: attacker.id }) : null;
}

function followObstacle({ game }: Occasion, to: Hex, rule: string): Refusal {
  const barred = hexObstacle(game, to);
  if (barred !== null) return barred;
  return game.land[to]!.isBridge ? refuse('R15.3', 'bridge', { hex: to }) : refuse(rule, 'tooFar', { hex: to });
}
