import type { Action } from '../../model/action';
import type { CommanderId } from '../../model/commander';
import type { CommanderState } from '../../model/state';
import type { AttackTask } from '../../model/task';
import { COMMANDERS } from '../../content/commanders';
import type { Draft } from '../draft';
import { isControlledBy } from '../board/zone';
import type { CommitmentAt } from '../commitment';
import { committable, turnCard } from '../commitment';
import type { Game } from '../game';
import { isOnBoard, unitOf } from '../game';
import { orderOf } from '../order';

const beforeAttack = (id: CommanderId) => COMMANDERS[id].commitment as CommitmentAt<'beforeAttack'>;

/** Counterattacks and parting blows are no occasion, nor are hounds. */
const isOccasion = ({ form }: AttackTask): boolean => form === 'melee' || form === 'ranged';

/** Commitment abilities that may be used before this attack (R6.4). */
export function mayCommitBefore(game: Game, task: AttackTask): Action[] {
  if (!isOccasion(task)) return [];
  const attacker = unitOf(game, task.attacker);
  const concerns = (commander: CommanderState) =>
    beforeAttack(commander.id).by === 'ownUnit' ? commander.unit === attacker.id : isControlledBy(game, attacker, commander);
  return committable(game, attacker.side, 'beforeAttack').filter(concerns).map(({ id }) => ({ type: 'commit', commander: id }));
}

export function commitBefore(game: Game, task: Draft<AttackTask>, id: CommanderId): void {
  turnCard(game, id);
  const { modifiers, twice } = beforeAttack(id);
  for (const modifier of modifiers) game.state.modifiers.push({ modifier, units: [task.attacker], until: 'attack' });
  if (!twice) return;
  task.ignoresMorale = true;
  orderOf(game, task.attacker)!.attacks += 1;
}

/** Commitment abilities that may be used after it. */
export function mayCommitAfter(game: Game, task: AttackTask): Action[] {
  const attacker = unitOf(game, task.attacker);
  if (!isOccasion(task) || !isOnBoard(attacker)) return [];
  return committable(game, attacker.side, 'afterAttack')
    .filter((commander) => commander.unit === attacker.id)
    .map(({ id }) => ({ type: 'commit', commander: id }));
}

export function commitAfter(game: Game, task: AttackTask, id: CommanderId): void {
  turnCard(game, id);
  orderOf(game, task.attacker)!.attacks += 1;
}
