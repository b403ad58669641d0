import type { CardId, Command } from '../model/card';
import type { Effect, OrderEffect } from '../model/effect';
import type { CommanderState } from '../model/state';
import type { UnitId } from '../model/unit';
import { cardOf } from '../content/cards';
import { isControlledBy } from '../rules/board/zone';
import { isMet } from '../rules/effects/condition';
import { isOnBoard } from '../rules/game';
import { fitsOrder } from '../rules/playCard';
import { effectValue } from './effectValue';
import type { Mind } from './mind';
import { orderValue } from './orderPlan';
import type { Reason } from './scorer';
import { because, times } from './scorer';
import { WEIGHTS } from './weights';
import { thrift } from './worth';


/** The best of a card's commands that this commander could play now, and its tactic. */
export function cardValue(mind: Mind, card: CardId, commander: CommanderState, reasons: Reason[] | null): number {
  const { commands } = cardOf(card);
  const eligible = readyInZone(mind, commander);
  const sets = commands.length > 1 ? [...commands.map((command) => [command]), commands] : [commands];
  const valueOf = (set: readonly Command[], noted: Reason[] | null) => commandsValue(mind, set, commander, eligible, noted);
  const values = sets.map((set) => valueOf(set, null));
  const best = Math.max(...values);
  if (reasons !== null) valueOf(sets[values.indexOf(best)] ?? [], reasons);
  return best + because(reasons, 'cardEffect', tacticValue(mind, card, commander));
}

/** What these commands do together. */
export function commandsValue(
  mind: Mind,
  commands: readonly Command[],
  commander: CommanderState,
  eligible: readonly UnitId[],
  reasons: Reason[] | null,
): number {
  const effects = commands.flatMap((command) => command.effects);
  const gift = effects.reduce((sum, effect) => sum + giftOf(effect), 1);
  let value = 0;
  let left = eligible;
  for (const effect of effects) {
    if (effect.kind !== 'order') {
      value += because(reasons, 'cardEffect', effectValue(mind, effect, commander));
      continue;
    }
    const chosen = bestUnits(mind, effect, commander, left);
    left = left.filter((id) => !chosen.includes(id));
    for (const [index, id] of chosen.entries()) {
      value += times(gift * WEIGHTS.laterOrders ** index, reasons, (noted) => orderValue(mind, id, noted));
    }
  }
  return value + because(reasons, 'economy', -WEIGHTS.commandToken * thrift(mind.game) * commands.reduce((sum, { cost }) => sum + cost, 0));
}

function giftOf(effect: Effect): number {
  if (effect.kind !== 'bestow') return 0;
  return effect.modifier.kind === 'dice' ? effect.modifier.amount * WEIGHTS.giftOfDice : WEIGHTS.gift;
}

/** The units to declare, the most useful first; "all" takes those too that have nothing to do. */
function bestUnits(mind: Mind, order: OrderEffect, commander: CommanderState, eligible: readonly UnitId[]): UnitId[] {
  const fitting = eligible.filter((id) => fitsOrder(mind.game, order, id, commander));
  const useful = fitting.filter((id) => orderValue(mind, id) > 0).sort((a, b) => orderValue(mind, b) - orderValue(mind, a));
  if (order.count === 'all') return useful;
  if (order.bond !== 'sameRank') return useful.slice(0, order.count + (order.escort ?? 0));
  const rank = (id: UnitId) => mind.game.state.units[id]?.rank;
  const most = order.count;
  const sets = useful.map((first) => useful.filter((id) => rank(id) === rank(first)).slice(0, most));
  const worth = (set: readonly UnitId[]): number => set.reduce((sum, id) => sum + orderValue(mind, id), 0);
  return sets.sort((a, b) => worth(b) - worth(a))[0] ?? [];
}

/** What the tactic adds if its condition is met (R9.5). */
export function tacticValue(mind: Mind, card: CardId, commander: CommanderState): number {
  const { tactic } = cardOf(card);
  if (tactic === null || !isMet(mind.game, tactic.condition, mind.side)) return 0;
  return tactic.effects.reduce((sum, effect) => sum + effectValue(mind, effect, commander), 0);
}

/** R9.3 */
const readyInZone = ({ game }: Mind, commander: CommanderState): UnitId[] =>
  game.state.units
    .filter((unit) => unit.side === commander.side && unit.ready && isOnBoard(unit) && isControlledBy(game, unit, commander))
    .map(({ id }) => id);
