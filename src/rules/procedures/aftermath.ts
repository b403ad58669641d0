import type { Side } from '../../model/side';
import type { AttackTask } from '../../model/task';
import { answered } from '../answered';
import { commitAfter, mayCommitAfter } from '../combat/attackCommitments';
import { mayCounterattack } from '../combat/attackSteps';
import { follow, followOptions } from '../combat/follow';
import { newAttack } from '../combat/newAttack';
import { targetsOf } from '../combat/targets';
import { turnCard } from '../commitment';
import { forbid, mayForbid } from '../forbid';
import type { Game } from '../game';
import { isOnBoard, unitOf } from '../game';
import { orderOf } from '../order';
import type { Step } from '../procedure';
import { DONE, begin } from '../procedure';

export const attackingSide = (game: Game, task: AttackTask): Side => unitOf(game, task.attacker).side;
export const targetSide = (game: Game, task: AttackTask): Side => unitOf(game, task.target).side;

/** The second half of an attack: what follows once its hits and retreats are done (R11.8, R11.9, R15.1–R15.3). */
export const aftermath: Readonly<Record<string, Step<AttackTask>>> = {
  resolved: {
    run(game, task) {
      game.state.modifiers = game.state.modifiers.filter(({ until }) => until !== 'attack');
      const order = orderOf(game, task.attacker);
      if (order !== undefined) order.extraDice = 0;
      if (task.hound !== null && isOnBoard(unitOf(game, task.target))) turnCard(game, task.hound);
      return undefined;
    },
  },
  /** R11.9 */
  counterattack: {
    when: mayCounterattack,
    decider: targetSide,
    options: () => [{ type: 'accept' }, { type: 'decline' }],
    answer(game, task, action) {
      if (action.type === 'accept') return mayForbid(game, task.attacker).length > 0 ? 'forbid' : 'strikeBack';
      game.events?.push({ type: 'answerDeclined', unit: task.target, form: 'counter' });
      return 'again';
    },
  },
  /** R15.1, R15.2 */
  follow: {
    when: (game, task) => followOptions(game, task).length > 0,
    decider: attackingSide,
    options: (game, task) => [...followOptions(game, task), { type: 'decline' }],
    answer(game, task, action) {
      if (action.type === 'decline') return undefined;
      follow(game, task, action);
      return action.type === 'pursue' ? 'pursuit' : undefined;
    },
  },
  again: {
    when: (game, task) => mayCommitAfter(game, task).length > 0,
    decider: attackingSide,
    options: (game, task) => [...mayCommitAfter(game, task), { type: 'decline' }],
    answer(game, task, action) {
      if (action.type === 'commit') commitAfter(game, task, action.commander);
      return undefined;
    },
  },
  end: { run: () => DONE },

  // Off the straight way: steps that are only gone to.

  forbid: {
    decider: attackingSide,
    options: (game, task) => mayForbid(game, task.attacker),
    answer: (game, task, action) => (forbid(game, task.target, action) ? 'again' : 'strikeBack'),
  },
  strikeBack: {
    run(game, task) {
      begin(game, newAttack(game, 'counter', task.target, task.attacker));
      return 'again';
    },
  },
  /** R15.2: having pursued it may attack any target. */
  pursuit: {
    decider: attackingSide,
    options: (game, { attacker }) => [
      ...targetsOf(game, unitOf(game, attacker)).map((target) => ({ type: 'attack', unit: attacker, target }) as const),
      { type: 'done' },
    ],
    answer(game, task, action) {
      if (action.type === 'done') return 'again';
      const { target } = answered(action, 'attack');
      begin(game, newAttack(game, task.form, task.attacker, target, { inPursuit: true }));
      return 'again';
    },
  },
};
