import type { CardId } from '../model/card';
import { HIDDEN_CARD } from '../model/card';
import type { MarkerKind } from '../model/battle';
import type { Side } from '../model/side';
import { SIDES } from '../model/side';
import type { GameState } from '../model/state';
import { deckOf } from '../content/cards';
import { COMMANDERS } from '../content/commanders';
import type { Game } from '../rules';
import { openGame } from '../rules';
import { shuffled } from './chanceAnswer';
import type { Random } from './random';

/** A game as it may be, for all that a view tells: what is hidden is dealt at random from what has not been seen. */
export function dealtGame(view: GameState, random: Random): Game {
  const game = openGame(view);
  for (const side of SIDES) dealCards(game, side, random);
  dealMarkers(game, random);
  game.decision = undefined;
  return game;
}

function dealCards({ state }: Game, side: Side, random: Random): void {
  const house = state.houses[side];
  const names = state.commanders.filter((one) => one.side === side).map(({ id }) => COMMANDERS[id].name);
  const played = state.agenda.flatMap((task) => (task.kind === 'card' && task.side === side ? [task.card] : []));
  const seen = new Set<CardId>([...house.hand, ...house.discard, ...played]);
  const unseen = shuffled(deckOf(side, names).filter((card) => !seen.has(card)), random);
  const next = (card: CardId): CardId => (card === HIDDEN_CARD ? (unseen.pop() ?? HIDDEN_CARD) : card);
  house.hand = house.hand.map(next);
  house.deck = house.deck.map(next);
  for (const task of state.agenda) {
    // Cards kept are part of the hand (R4.4).
    if (task.kind === 'regroup' && task.kept.includes(HIDDEN_CARD)) task.kept = house.hand.slice(0, task.kept.length);
  }
}

/** What lies face down is any of what its owner was given to lay. */
function dealMarkers({ state }: Game, random: Random): void {
  if (!state.markers.some(({ kind }) => kind === 'hidden')) return;
  const laid = state.plan.special.flatMap((rule): readonly MarkerKind[] => (rule.kind === 'lay' ? rule.markers : []));
  const kinds = shuffled(laid, random);
  state.markers = state.markers.map((marker) => (marker.kind === 'hidden' ? { ...marker, kind: kinds.pop() ?? 'hidden' } : marker));
}
