import type { Action } from '../model/action';
import type { CardId, CommandCard } from '../model/card';
import type { CommanderId } from '../model/commander';
import type { Effect, OrderEffect } from '../model/effect';
import type { Side } from '../model/side';
import type { CommanderState } from '../model/state';
import type { CardTask } from '../model/task';
import type { UnitId } from '../model/unit';
import { CARDS, cardOf } from '../content/cards';
import { COMMANDERS } from '../content/commanders';
import { commanderState, isControlledBy } from './board/zone';
import { isMet } from './effects/condition';
import { fits } from './effects/fits';
import { isUseful } from './effects/isUseful';
import type { Game } from './game';
import { isOnBoard } from './game';

/** Every card of the hand by every commander on the board, whoever is pictured (R9.1). */
export function playOptions(game: Game, side: Side): Action[] {
  const { hand, commandTokens } = game.state.houses[side];
  if (commandTokens === 0 || hand.length === 0) return [];
  const options: Action[] = [];
  for (const commander of game.state.commanders) {
    if (commander.side !== side || commander.captured) continue;
    const tokens = affordable(game, commander);
    if (tokens === 0) continue;
    const eligible = eligibleUnits(game, commander);
    for (const card of hand) {
      if (isPlayable(game, card, commander, eligible, tokens)) options.push({ type: 'playCard', card, commander: commander.id });
    }
  }
  return options;
}

/** Optional rule "any card orders one unit". */
export function discardOptions(game: Game, side: Side): Action[] {
  const { hand } = game.state.houses[side];
  if (!game.state.rules.anyCardOrdersOne) return [];
  return game.state.commanders
    .filter((commander) => commander.side === side && !commander.captured && affordable(game, commander) > 0)
    .filter((commander) => eligibleUnits(game, commander).length > 0)
    .flatMap(({ id }) => hand.map((card): Action => ({ type: 'discard', card, commander: id })));
}

/** Command tokens he can still take: what the board has and his limit allows (R9.2). */
function affordable(game: Game, { id, side, tokens }: CommanderState): number {
  return Math.min(game.state.houses[side].commandTokens, COMMANDERS[id].commandLimit - tokens);
}

/** Ready units in his zone: those a card he plays now can order (R9.3). */
function eligibleUnits(game: Game, commander: CommanderState): UnitId[] {
  const eligible: UnitId[] = [];
  for (const unit of game.state.units) {
    if (unit.side !== commander.side || !unit.ready || !isOnBoard(unit)) continue;
    if (isControlledBy(game, unit, commander)) eligible.push(unit.id);
  }
  return eligible;
}

/** Commands chosen together, as far as that follows from the card alone. */
interface CommandSet {
  readonly commands: readonly number[];
  readonly cost: number;
  readonly orders: readonly OrderEffect[];
  readonly rallies: readonly Effect[];
}

/** The sets of each card's commands that make sense: "ordered units …" needs a unit ordered (R9.8). */
const SETS: Readonly<Record<CardId, readonly CommandSet[]>> = Object.fromEntries(
  Object.values(CARDS).map((card) => [card.id, setsOf(card).filter(({ orders, rallies }) => orders.length + rallies.length > 0)]),
);

function setsOf({ commands }: CommandCard): CommandSet[] {
  const subsets = Array.from({ length: (1 << commands.length) - 1 }, (_, i) =>
    commands.map((__, index) => index).filter((index) => ((i + 1) & (1 << index)) !== 0),
  );
  return subsets.map((subset) => {
    const chosen = subset.map((index) => commands[index]!);
    const effects = chosen.flatMap((command) => command.effects);
    return {
      commands: subset,
      cost: chosen.reduce((sum, { cost }) => sum + cost, 0),
      orders: effects.filter((effect) => effect.kind === 'order'),
      rallies: effects.filter((effect) => effect.kind === 'rally'),
    };
  });
}

/** The sets of a card's commands that can be chosen, paid and executed (R9.2, R9.7). */
export function commandSets(
  game: Game,
  card: CardId,
  commander: CommanderState,
  eligible: readonly UnitId[],
): (readonly number[])[] {
  const tokens = affordable(game, commander);
  return SETS[card]!.filter((set) => isExecutable(game, set, commander, eligible, tokens)).map(({ commands }) => commands);
}

/** What can be done with more commands can be done with one of them. */
const SINGLES = new Map(
  Object.entries(SETS).map(([id, sets]) => [id, sets.filter(({ commands }) => commands.length === 1)]),
);

function isPlayable(
  game: Game,
  card: CardId,
  commander: CommanderState,
  eligible: readonly UnitId[],
  tokens: number,
): boolean {
  const sets = SINGLES.get(card);
  // A hidden card of a view is none of them.
  if (sets === undefined) return false;
  for (const set of sets) if (isExecutable(game, set, commander, eligible, tokens)) return true;
  return false;
}

/** An order needs a unit that fits (R9.7); a card that orders nobody must rally somebody. */
function isExecutable(
  game: Game,
  set: CommandSet,
  commander: CommanderState,
  eligible: readonly UnitId[],
  tokens: number,
): boolean {
  if (set.cost > tokens) return false;
  if (set.orders.length === 0) return set.rallies.some((effect) => isUseful(game, effect, commander));
  for (const order of set.orders) {
    const isFilled = order.where === undefined ? eligible.length > 0 : eligible.some((id) => fitsOrder(game, order, id, commander));
    if (!isFilled) return false;
  }
  return true;
}

export const fitsOrder = (game: Game, { where }: OrderEffect, id: UnitId, commander: CommanderState): boolean =>
  where === undefined || fits(game, game.state.units[id]!, where, commander);

/** A card leaves the hand and is played (R9.0); until resolved it is in neither hand nor discard pile. */
export function newPlay(game: Game, side: Side, card: CardId, commander: CommanderId): CardTask {
  takeFromHand(game, side, card);
  game.events?.push({ type: 'cardPlayed', side, card, commander });
  const { tactic } = cardOf(card);
  return {
    kind: 'card',
    step: 'commands',
    side,
    card,
    commander,
    eligible: eligibleUnits(game, commanderState(game, commander)),
    tacticMet: tactic !== null && isMet(game, tactic.condition, side),
    tactic: 'none',
    commands: [],
    orders: [],
    declared: [],
  };
}

/** A card given up to order one unit its text does not speak of. */
export function newDiscard(game: Game, side: Side, card: CardId, commander: CommanderId): CardTask {
  const task = { ...newPlay(game, side, card, commander), step: 'declare', orders: [{ kind: 'order', count: 1 }] as const };
  payTokens(game, task, 1);
  return { ...task, tacticMet: false };
}

/** From the command board onto the commander's card (R9.2). */
export function payTokens(game: Game, { side, commander: id }: CardTask, tokens: number): void {
  game.state.houses[side].commandTokens -= tokens;
  game.state.commanders.find((one) => one.id === id)!.tokens += tokens;
  game.events?.push({ type: 'commandsPaid', commander: id, tokens });
}

function takeFromHand(game: Game, side: Side, card: CardId): void {
  const { hand } = game.state.houses[side];
  hand.splice(hand.indexOf(card), 1);
}
