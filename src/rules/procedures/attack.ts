import { FACES } from '../../model/dice';
import type { AttackTask } from '../../model/task';
import { answered } from '../answered';
import { commitBefore, mayCommitBefore } from '../combat/attackCommitments';
import { attackDice } from '../combat/attackDice';
import { flagsOf, isFlanking, retreatOf } from '../combat/attackSteps';
import { isEngaged, placeToken } from '../combat/engagement';
import { scoredHits } from '../combat/hits';
import { strike } from '../combat/strike';
import { join, mayJoin } from '../combat/supporters';
import { mayTakePlace, takePlace } from '../combat/takePlace';
import { unleash } from '../combat/unleash';
import { isOnBoard, unitOf } from '../game';
import { hasKeyword } from '../modifiers/keyword';
import { DONE, begin, procedure } from '../procedure';
import { aftermath, attackingSide, targetSide } from './aftermath';

/** One attack of whatever form, from its declaration until it is wholly resolved (R11). */
export const attack = procedure<AttackTask>({
  declare: {
    run(game, task) {
      // The parting blow of the foe it left may have felled it (R12.6).
      if (!isOnBoard(unitOf(game, task.attacker))) return DONE;
      task.figures = unitOf(game, task.target).figures;
      return undefined;
    },
  },
  prepare: {
    when: (game, task) => mayCommitBefore(game, task).length > 0,
    decider: attackingSide,
    options: (game, task) => [...mayCommitBefore(game, task), { type: 'decline' }],
    answer(game, task, action) {
      if (action.type === 'decline') return undefined;
      commitBefore(game, task, answered(action, 'commit').commander);
      return 'prepare';
    },
  },
  /** Optional rule: coordinated attack. */
  join: {
    when: (game, task) => mayJoin(game, task).length > 0,
    decider: attackingSide,
    options: (game, task) => [...mayJoin(game, task), { type: 'done' }],
    answer(game, task, action) {
      if (action.type === 'done') return undefined;
      join(game, task, answered(action, 'choose').unit);
      return 'join';
    },
  },
  /** R11.4: the token lies before the dice roll. */
  engage: {
    run(game, task) {
      const [attacker, target] = [unitOf(game, task.attacker), unitOf(game, task.target)];
      task.flanking = isFlanking(game, task);
      const { form, flanking } = task;
      game.events?.push({ type: 'attackDeclared', form, attacker: attacker.id, target: target.id, flanking });
      // R12.4: no token on the flank of a unit engaged with another. L2349: between two engaged units archers turn it too.
      const isNew = form === 'melee' && !isEngaged(game, target);
      const isTheirs = (form === 'melee' || form === 'ranged') && isEngaged(game, attacker);
      if (isNew || isTheirs) placeToken(game, attacker, target);
      return form === 'hounds' ? 'unleash' : undefined;
    },
  },
  countDice: {
    run(game, task) {
      const { dice, reasons } = attackDice(game, task);
      task.dice = dice;
      game.events?.push({ type: 'diceCounted', attacker: task.attacker, dice, reasons });
      return undefined;
    },
  },
  roll: {
    when: (_, task) => task.dice > 0,
    chance: (_, task) => ({ kind: 'dice', count: task.dice }),
    answer(game, task, action) {
      task.faces = [...answered(action, 'roll').faces];
      game.events?.push({ type: 'diceRolled', side: attackingSide(game, task), faces: task.faces.slice() });
      return undefined;
    },
  },
  /** R11.6 */
  reroll: {
    when: (_, task) => task.flanking && task.faces.length > 0,
    decider: attackingSide,
    options: (_, task) => [
      ...FACES.filter((face) => task.faces.includes(face)).map((face) => ({ type: 'reroll', face }) as const),
      { type: 'decline' },
    ],
    answer(_, task, action) {
      if (action.type === 'decline') return 'takePlace';
      const symbol = answered(action, 'reroll').face;
      task.rerolling = task.faces.filter((face) => face === symbol);
      task.faces = task.faces.filter((face) => face !== symbol);
      return undefined;
    },
  },
  rollAgain: {
    when: (_, task) => task.rerolling.length > 0,
    chance: (_, task) => ({ kind: 'dice', count: task.rerolling.length }),
    answer(game, task, action) {
      const { faces } = answered(action, 'roll');
      const side = attackingSide(game, task);
      game.events?.push({ type: 'diceRerolled', side, symbol: task.rerolling[0]!, faces });
      task.faces.push(...faces);
      task.rerolling = [];
      return undefined;
    },
  },
  /** A commander who leaves his unit before the blow falls. */
  takePlace: {
    when: (game, task) => mayTakePlace(game, task).length > 0,
    decider: targetSide,
    options: (game, task) => [...mayTakePlace(game, task), { type: 'decline' }],
    answer(game, task, action) {
      if (action.type === 'choose') takePlace(game, task, action.unit);
      return undefined;
    },
  },
  /** R11.7 */
  hits: {
    run(game, task) {
      const target = unitOf(game, task.target);
      const { hits, ignored } = scoredHits(game, task, task.faces);
      task.flags = flagsOf(game, task);
      game.events?.push({ type: 'hitsScored', target: target.id, hits, ignored });
      strike(game, task, hits);
      return isOnBoard(target) ? undefined : 'resolved';
    },
  },
  /** R15.7 */
  stand: {
    when: (game, task) => task.flags > 0 && hasKeyword(game, unitOf(game, task.target), 'stalwart'),
    decider: targetSide,
    options: () => [{ type: 'accept' }, { type: 'decline' }],
    answer(game, task, action) {
      if (action.type === 'decline') return undefined;
      task.flags -= 1;
      game.events?.push({ type: 'moraleIgnored', unit: task.target });
      return undefined;
    },
  },
  giveGround: {
    run(game, task) {
      if (task.flags > 0) begin(game, retreatOf(game, task));
      return undefined;
    },
  },
  ...aftermath,

  /** Gone to only by hounds (R15.8): one die says what the hounds do. */
  unleash: {
    chance: () => ({ kind: 'dice', count: 1 }),
    answer: (game, task, action) => unleash(game, task, answered(action, 'roll').faces[0]!),
  },
});
