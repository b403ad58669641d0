import type { Action } from '../model/action';
import type { Decision } from '../model/decision';
import type { OrderEffect } from '../model/effect';
import { cardOf } from '../content/cards';
import { decide } from './engine';
import type { Game } from './game';

/** Reports an answer that a player is not asked for, if anybody listens and if it would have been a question otherwise. */
export function tellForced(game: Game, action: Action): void {
  if (game.events === null) return;
  const decision = decide(game)!;
  if (decision.decider === 'chance' || decision.isSecret || goesWithoutSaying(decision, action)) return;
  const card = decision.task.kind === 'card' ? decision.task.card : null;
  game.events.push({ type: 'choiceForced', side: decision.decider, action, card });
}

/** To stop where nothing is left to do; the one command of a card; every unit of "all" (R9.7). */
function goesWithoutSaying({ task }: Decision, { type }: Action): boolean {
  if (type === 'commands' && task.kind === 'card') return cardOf(task.card).commands.length === 1;
  if (type === 'choose' && task.kind === 'card') return (task.orders[0] as OrderEffect).count === 'all';
  return type === 'done';
}
