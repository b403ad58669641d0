import type { Action } from '../../model/action';
import type { Hex } from '../../model/hex';
import type { AttackTask } from '../../model/task';
import type { Unit } from '../../model/unit';
import { followReach, followWay } from '../board/reach';
import { isBurning } from '../board/standing';
import type { Game } from '../game';
import { isOnBoard, unitOf } from '../game';
import { keywordLevel } from '../modifiers/keyword';
import { orderOf } from '../order';
import { travel } from '../special/travel';

/** Hexes of an advance (R15.1). */
const ADVANCE = 1;

/** Where the attacker may advance or pursue after its target left or fell (R15.1–R15.3). */
export function followOptions(game: Game, task: AttackTask): Action[] {
  const attacker = unitOf(game, task.attacker);
  if (!hasOpening(game, task, attacker)) return [];
  return [
    ...advanceReach(game, task, attacker).map((to): Action => ({ type: 'advance', to })),
    ...pursuitReach(game, task, attacker).map((to): Action => ({ type: 'pursue', to })),
  ];
}

export function follow(game: Game, task: AttackTask, action: Action): void {
  const attacker = unitOf(game, task.attacker);
  const order = orderOf(game, attacker.id)!;
  if (action.type !== 'advance' && action.type !== 'pursue') return;
  const isPursuit = action.type === 'pursue';
  const hexes = isPursuit ? keywordLevel(game, attacker, 'pursue') : ADVANCE;
  const { path } = followWay(game, attacker, task.from, hexes, action.to);
  if (isPursuit) order.pursued = true;
  else order.advanced = true;
  order.moved += path.length - 1;
  travel(game, attacker, path, isPursuit ? 'pursuit' : 'advance');
}

function hasOpening(game: Game, task: AttackTask, attacker: Unit): boolean {
  if (task.form !== 'melee' && task.form !== 'ranged') return false;
  if (!isOnBoard(attacker) || isBurning(game, attacker.hex)) return false;
  return unitOf(game, task.target).hex !== task.from;
}

const advanceReach = (game: Game, task: AttackTask, attacker: Unit): Hex[] =>
  keywordLevel(game, attacker, 'advance') > 0 && !orderOf(game, attacker.id)!.advanced
    ? followReach(game, attacker, task.from, ADVANCE)
    : [];

/** A pursuit's own attack leads to no further one (R15.3). */
function pursuitReach(game: Game, task: AttackTask, attacker: Unit): Hex[] {
  const hexes = keywordLevel(game, attacker, 'pursue');
  if (hexes === 0 || task.inPursuit || orderOf(game, attacker.id)!.pursued) return [];
  return followReach(game, attacker, task.from, hexes);
}
