import type { Action } from '../../model/action';
import type { AttackTask } from '../../model/task';
import type { UnitId } from '../../model/unit';
import type { Draft } from '../draft';
import type { Game } from '../game';
import { unitOf } from '../game';
import { orderOf } from '../order';
import { foeOf } from './engagement';
import { targetsOf } from './targets';

/** Optional rule "coordinated attack": who may give up its own attack to add its dice to this one. */
export function mayJoin(game: Game, task: AttackTask): Action[] {
  if (!game.state.rules.coordinatedAttack || task.inPursuit) return [];
  if (task.form !== 'melee' && task.form !== 'ranged') return [];
  const joining: Action[] = [];
  for (const { unit, attacks, isDone } of game.state.turn!.orders) {
    if (unit === task.attacker || isDone || attacks === 0) continue;
    const foe = foeOf(game, unitOf(game, unit));
    // Who would have to leave another foe first does not join.
    if (foe !== null && foe.id !== task.target) continue;
    if (targetsOf(game, unitOf(game, unit)).includes(task.target)) joining.push({ type: 'choose', unit });
  }
  return joining;
}

export function join(game: Game, task: Draft<AttackTask>, unit: UnitId): void {
  task.supporters.push(unit);
  const order = orderOf(game, unit)!;
  order.attacks = 0;
  order.hasAttacked = true;
}
