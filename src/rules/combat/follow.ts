import type { Action } from '../../model/action';
import type { AttackTask } from '../../model/task';
import type { Unit } from '../../model/unit';
import type { Reach } from '../board/reach';
import { followReach, pathOf } from '../board/reach';
import { isBurning, place, takeObjective } from '../board/standing';
import type { Game } from '../game';
import { isOnBoard, unitOf } from '../game';
import { keywordLevel } from '../modifiers/keyword';
import { orderOf } from '../order';

/** Where the attacker may advance or pursue after its target left or fell (R15.1–R15.3). */
export function followOptions(game: Game, task: AttackTask): Action[] {
  const attacker = unitOf(game, task.attacker);
  if (!hasOpening(game, task, attacker)) return [];
  return [
    ...advanceReach(game, task, attacker).map(({ hex }): Action => ({ type: 'advance', to: hex })),
    ...pursuitReach(game, task, attacker).map(({ hex }): Action => ({ type: 'pursue', to: hex })),
  ];
}

export function follow(game: Game, task: AttackTask, action: Action): void {
  const attacker = unitOf(game, task.attacker);
  const order = orderOf(game, attacker.id)!;
  if (action.type !== 'advance' && action.type !== 'pursue') return;
  const isPursuit = action.type === 'pursue';
  const reached = (isPursuit ? pursuitReach : advanceReach)(game, task, attacker).find(({ hex }) => hex === action.to)!;
  if (isPursuit) order.pursued = true;
  else order.advanced = true;
  order.moved += reached.length;
  const by = isPursuit ? 'pursuit' : 'advance';
  game.events?.push({ type: 'unitMoved', unit: attacker.id, path: pathOf(reached), by });
  place(game, attacker, action.to);
  takeObjective(game, attacker);
}

function hasOpening(game: Game, task: AttackTask, attacker: Unit): boolean {
  if (task.form !== 'melee' && task.form !== 'ranged') return false;
  if (!isOnBoard(attacker) || isBurning(game, attacker.hex)) return false;
  return unitOf(game, task.target).hex !== task.from;
}

const advanceReach = (game: Game, task: AttackTask, attacker: Unit): Reach[] =>
  keywordLevel(game, attacker, 'advance') > 0 && !orderOf(game, attacker.id)!.advanced
    ? followReach(game, attacker, task.from, 1)
    : [];

/** A pursuit's own attack leads to no further one (R15.3). */
function pursuitReach(game: Game, task: AttackTask, attacker: Unit): Reach[] {
  const hexes = keywordLevel(game, attacker, 'pursue');
  if (hexes === 0 || task.inPursuit || orderOf(game, attacker.id)!.pursued) return [];
  return followReach(game, attacker, task.from, hexes);
}
