import type { Action } from '../../model/action';
import type { CommandCard } from '../../model/card';
import type { Effect } from '../../model/effect';
import type { CardTask } from '../../model/task';
import { cardOf } from '../../content/cards';
import { answered } from '../answered';
import { commanderState } from '../board/zone';
import { bestowAll } from '../effects/bestowAll';
import { declarable } from '../effects/declarable';
import { newEffects } from '../effects/newEffects';
import type { Game } from '../game';
import { orderUnit } from '../order';
import { commandSets, payTokens } from '../playCard';
import { begin, procedure } from '../procedure';
import { newOrders } from './orders';

/** A command card, from the choice of its commands to the discard pile (R9.0). */
export const card = procedure<CardTask>({
  commands: {
    decider: (_, task) => task.side,
    options: (game, task) => setsOf(game, task).map((commands) => ({ type: 'commands', commands })),
    answer(game, task, action) {
      task.commands = [...answered(action, 'commands').commands];
      payTokens(game, task, chosen(task).reduce((sum, { cost }) => sum + cost, 0));
      return undefined;
    },
  },
  /** The condition was checked when the card was played; the time is chosen now (R9.5). */
  tactic: {
    when: (_, task) => task.tacticMet,
    decider: (_, task) => task.side,
    options: (_, task) => [...timings(cardOf(task.card)), { type: 'decline' }],
    answer(_, task, action) {
      if (action.type === 'tactic') task.tactic = action.timing;
      return undefined;
    },
  },
  before: {
    run(game, task) {
      beginTactic(game, task, 'before');
      return undefined;
    },
  },
  /** Commands that order nobody; then the orders wait for their units. */
  execute: {
    run(game, task) {
      const effects = chosen(task).flatMap((command) => command.effects);
      task.orders = effects.filter((effect) => effect.kind === 'order') as typeof task.orders;
      const acting = effects.filter(actsByItself);
      if (acting.length > 0) begin(game, newEffects(task.side, task.commander, acting));
      return undefined;
    },
  },
  /** R9.0 (4): one unit at a time, until the player stops. */
  declare: {
    when: (game, task) => task.orders.length > 0 && declarable(game, task).length > 0,
    decider: (_, task) => task.side,
    options: (game, task) => declareOptions(game, task),
    answer(game, task, action) {
      if (action.type === 'done') return undefined;
      const { unit } = answered(action, 'choose');
      task.declared.push(unit);
      orderUnit(game, unit);
      return 'declare';
    },
  },
  declared: {
    run(_, task) {
      task.orders.shift();
      task.declared = [];
      return task.orders.length > 0 ? 'declare' : undefined;
    },
  },
  /** R9.8: "ordered units …" speaks of every unit the card orders, for the whole turn. */
  bestow: {
    run(game, task) {
      const commander = commanderState(game, task.commander);
      bestowAll(game, chosen(task).flatMap(({ effects }) => effects), commander);
      if (task.tactic === 'before') bestowAll(game, cardOf(task.card).tactic!.effects, commander);
      return undefined;
    },
  },
  carryOut: {
    run(game, task) {
      const attackFirst = chosen(task).some(({ effects }) => effects.some(({ kind }) => kind === 'attackThenMove'));
      if (game.state.turn!.orders.length > 0) begin(game, newOrders(task.side, attackFirst));
      return undefined;
    },
  },
  after: {
    run(game, task) {
      beginTactic(game, task, 'after');
      return undefined;
    },
  },
  discard: {
    run(game, task) {
      game.state.houses[task.side].discard.push(task.card);
      game.events?.push({ type: 'cardDiscarded', side: task.side, card: task.card });
      return undefined;
    },
  },
});

const chosen = (task: CardTask) => task.commands.map((index) => cardOf(task.card).commands[index]!);

const setsOf = (game: Game, task: CardTask) =>
  commandSets(game, task.card, commanderState(game, task.commander), task.eligible);

const actsByItself = ({ kind }: Effect): boolean => kind !== 'order' && kind !== 'bestow' && kind !== 'attackThenMove';

function timings({ tactic }: CommandCard): Action[] {
  const { timing } = tactic!;
  if (timing !== 'either') return [{ type: 'tactic', timing }];
  return [
    { type: 'tactic', timing: 'before' },
    { type: 'tactic', timing: 'after' },
  ];
}

function beginTactic(game: Game, task: CardTask, timing: 'before' | 'after'): void {
  if (task.tactic !== timing) return;
  const acting = cardOf(task.card).tactic!.effects.filter(actsByItself);
  game.events?.push({ type: 'tacticUsed', card: task.card });
  if (acting.length > 0) begin(game, newEffects(task.side, task.commander, acting));
}

/** At least one unit must be declared for an order (R9.7); "all" leaves no choice. */
function declareOptions(game: Game, task: CardTask): Action[] {
  const units = declarable(game, task);
  const [order] = task.orders;
  if (order?.kind === 'order' && order.count === 'all') return [{ type: 'choose', unit: units[0]! }];
  const options = units.map((unit): Action => ({ type: 'choose', unit }));
  return task.declared.length > 0 ? [...options, { type: 'done' }] : options;
}
