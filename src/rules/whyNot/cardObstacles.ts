import type { CardId } from '../../model/card';
import type { CommanderId } from '../../model/commander';
import type { Refusal } from '../../model/refusal';
import type { CardTask } from '../../model/task';
import { cardOf } from '../../content/cards';
import { COMMANDERS } from '../../content/commanders';
import { commanderState } from '../board/zone';
import type { Obstacle, Occasion } from './attempt';
import { refuse } from './attempt';

/** A card that is not in the hand, or a commander who does not play any (R9.1). */
function cannotPlay({ game, side }: Occasion, card: CardId, id: CommanderId): Refusal | null {
  const commander = commanderState(game, id);
  if (commander.side !== side) return refuse('R9.1', 'notYours', { commander: id });
  if (!game.state.houses[side].hand.includes(card)) return refuse('R9.1', 'notInHand', { card });
  return commander.captured ? refuse('R9.1', 'captured', { commander: id }) : null;
}

/** R9.2: paid from the command board to his card, which holds no more than his limit. */
function cannotPay({ game, side }: Occasion, id: CommanderId, cost: number): Refusal | null {
  if (game.state.houses[side].commandTokens < cost) return refuse('R9.2', 'noCommandTokens');
  const room = COMMANDERS[id].commandLimit - commanderState(game, id).tokens;
  return room < cost ? refuse('R9.2', 'commandLimit', { commander: id }) : null;
}

export const playCardObstacle: Obstacle<'playCard'> = (occasion, { card, commander }) => {
  const cheapest = Math.min(...cardOf(card).commands.map(({ cost }) => cost));
  return (
    cannotPlay(occasion, card, commander) ??
    cannotPay(occasion, commander, cheapest) ??
    refuse('R9.7', 'noLegalUnit', { card, commander })
  );
};

/** Optional rule "any card orders one unit". */
export const discardObstacle: Obstacle<'discard'> = (occasion, { card, commander }) => {
  if (!occasion.game.state.rules.anyCardOrdersOne) return refuse('R9.0', 'optionalRuleOff');
  return (
    cannotPlay(occasion, card, commander) ??
    cannotPay(occasion, commander, 1) ??
    refuse('R9.7', 'noLegalUnit', { card, commander })
  );
};

export const commandsObstacle: Obstacle<'commands'> = (occasion, { commands }) => {
  const { card, commander } = occasion.task as CardTask;
  if (commands.length === 0) return refuse('R9.2', 'atLeastOne', { card });
  const printed = commands.flatMap((index) => cardOf(card).commands[index] ?? []);
  // Each command once, named in the order in which they are printed.
  const isListed = commands.every((index, i) => i === 0 || index > commands[i - 1]!);
  if (printed.length < commands.length || !isListed) return refuse('R9.2', 'noSuchCommand', { card });
  const cost = printed.reduce((sum, command) => sum + command.cost, 0);
  // "Ordered units …" speaks of nobody where no unit is ordered.
  const isIdle = printed.every(({ effects }) => effects.every(({ kind }) => kind === 'bestow' || kind === 'attackThenMove'));
  if (isIdle) return refuse('R9.8', 'noEffect', { card });
  return cannotPay(occasion, commander, cost) ?? refuse('R9.7', 'noLegalUnit', { card, commander });
};

/** R9.5: the condition was checked when the card was played. */
export const tacticObstacle: Obstacle<'tactic'> = ({ game, task }) => {
  const played = game.state.agenda.find((one) => one.kind === 'card');
  if (played === undefined) return null;
  const { card } = played;
  if (task.kind === 'card' && task.step === 'tactic') return refuse('R9.5', 'notTheTime', { card });
  return played.tacticMet ? null : refuse('R9.5', 'conditionNotMet', { card });
};
