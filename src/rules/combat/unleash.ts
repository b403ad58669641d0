import type { Face } from '../../model/dice';
import type { AttackTask } from '../../model/task';
import type { Draft } from '../draft';
import type { Game } from '../game';
import { unitOf } from '../game';
import { begin } from '../procedure';
import { attackDice } from './attackDice';
import { retreatOf } from './attackSteps';
import { strike } from './strike';

/** What the first die of war hounds makes of the attack (R15.8); the step that is next. */
export function unleash(game: Game, task: Draft<AttackTask>, face: Face): 'roll' | 'resolved' {
  const attacker = unitOf(game, task.attacker);
  game.events?.push({ type: 'diceRolled', side: attacker.side, faces: [face] });
  if (face === 'morale') {
    task.flags = 1;
    begin(game, retreatOf(game, task));
    return 'resolved';
  }
  if (face === 'valor') {
    strike(game, task, 1);
    return 'resolved';
  }
  const { dice, reasons } = attackDice(game, { ...task, rank: face });
  task.dice = dice;
  game.events?.push({ type: 'diceCounted', attacker: attacker.id, dice, reasons });
  return 'roll';
}
