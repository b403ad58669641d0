import { produce } from 'immer';
import type { HexMarker } from '../model/battle';
import type { CardId } from '../model/card';
import { HIDDEN_CARD } from '../model/card';
import type { GameEvent } from '../model/event';
import type { Side } from '../model/side';
import { SIDES, enemyOf } from '../model/side';
import type { GameState } from '../model/state';
import { setupCardOf } from '../content/skirmish';
import type { Draft } from './draft';
import { isChoosing } from './skirmish/commanders';

/**
 * A state as one house sees it, and all that an opponent or a closed hand may be given. The enemy's hand, the order of
 * both decks and what lies face down are replaced by as much of nothing; discard piles and a card being played are public.
 * Where this house decides, the decision is the same as that of the true state.
 */
export const viewFor = (state: GameState, side: Side): GameState =>
  produce(state, (view) => {
    const enemy = view.houses[enemyOf(side)];
    enemy.hand = hidden(enemy.hand);
    for (const house of SIDES) view.houses[house].deck = hidden(view.houses[house].deck);
    if (isLaying(state, enemyOf(side))) view.markers = view.markers.filter((one) => one.faceUp || one.owner === side);
    hideMarkers(view.markers, side);
    hideMarkers(view.plan.markers, side);
    for (const task of view.agenda) {
      // Cards chosen to be kept (R4.4) are still part of the hand.
      if (task.kind === 'regroup' && task.queue[0] !== side) task.kept = hidden(task.kept);
      // Not even how many commanders the enemy has chosen is seen before they are revealed (R19.2).
      if (isChoosing(task)) task.chosen = task.chosen.filter((card) => setupCardOf(card).side === side);
    }
  });

/** What happened, as one house learns of it: the enemy drew and kept so many cards, and laid its markers unseen. */
export const eventsFor = (events: readonly GameEvent[], side: Side): GameEvent[] =>
  events.flatMap((event) => {
    if (!('side' in event) || event.side === side) return event;
    if (event.type === 'cardsDrawn' || event.type === 'cardsKept') return { ...event, cards: hidden(event.cards) };
    return event.type === 'markerLaid' ? [] : event;
  });

/** The plan names the markers in the order in which they are laid, so whoever looked on would know them all. */
function isLaying({ agenda, plan }: GameState, side: Side): boolean {
  const task = agenda[agenda.length - 1];
  const rule = task?.kind === 'deploy' ? plan.special[task.rule] : undefined;
  return rule?.kind === 'lay' && rule.side === side;
}

const hidden = (cards: readonly CardId[]): CardId[] => cards.map(() => HIDDEN_CARD);

/** A marker lying face down tells its kind to its owner only. */
function hideMarkers(markers: Draft<HexMarker[]>, side: Side): void {
  for (const marker of markers) if (!marker.faceUp && marker.owner !== side) marker.kind = 'hidden';
}
