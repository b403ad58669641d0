import type { BattlePlan, HexMarker } from '../model/battle';
import type { CardId } from '../model/card';
import { HIDDEN_CARD } from '../model/card';
import type { GameEvent } from '../model/event';
import type { Side } from '../model/side';
import { enemyOf } from '../model/side';
import type { GameState, HouseState } from '../model/state';
import type { Task } from '../model/task';
import { setupCardOf } from '../content/skirmish';
import { isChoosing } from './skirmish/commanders';

/**
 * A state as one house sees it, and all that an opponent or a closed hand may be given. The enemy's hand, the order of
 * both decks and what lies face down are replaced by as much of nothing; discard piles and a card being played are public.
 * Where this house decides, the decision is the same as that of the true state.
 */
export const viewFor = (state: GameState, side: Side): GameState => ({
  ...state,
  plan: seenPlan(state.plan, side),
  houses: {
    stark: seenHouse(state.houses.stark, side === 'stark'),
    lannister: seenHouse(state.houses.lannister, side === 'lannister'),
  },
  markers: seenMarkers(
    isLaying(state, enemyOf(side)) ? state.markers.filter((one) => one.faceUp || one.owner === side) : state.markers,
    side,
  ),
  agenda: state.agenda.map((task) => seenTask(task, side)),
});

/** The very plan where it hides nothing, so that what is drawn of it need not be drawn again. */
const seenPlan = (plan: BattlePlan, side: Side): BattlePlan =>
  plan.markers.some((marker) => isUnseen(marker, side)) ? { ...plan, markers: seenMarkers(plan.markers, side) } : plan;

const seenHouse = (house: HouseState, isOwn: boolean): HouseState => ({
  ...house,
  hand: isOwn ? house.hand : hidden(house.hand),
  deck: hidden(house.deck),
});

function seenTask(task: Task, side: Side): Task {
  // Cards chosen to be kept (R4.4) are still part of the hand.
  if (task.kind === 'regroup' && task.queue[0] !== side) return { ...task, kept: hidden(task.kept) };
  // Not even how many commanders the enemy has chosen is seen before they are revealed (R19.2).
  if (isChoosing(task)) return { ...task, chosen: task.chosen.filter((card) => setupCardOf(card).side === side) };
  return task;
}

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
const isUnseen = ({ faceUp, owner }: HexMarker, side: Side): boolean => !faceUp && owner !== side;

const seenMarkers = (markers: readonly HexMarker[], side: Side): readonly HexMarker[] =>
  markers.map((marker) => (isUnseen(marker, side) ? { ...marker, kind: 'hidden' } : marker));
