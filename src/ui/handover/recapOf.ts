import type { GameEvent } from '../../model/event';
import type { GameState } from '../../model/state';
import { eventsFor } from '../../rules';
import type { History } from '../../store/history';

/** Something worth telling again, and the states between which it happened. */
interface Deed {
  readonly event: GameEvent;
  readonly before: GameState;
  readonly after: GameState;
}

/** How much each event says about a turn; the others say nothing that the board does not show. */
const WORTH: { readonly [T in GameEvent['type']]?: number } = {
  commanderCaptured: 9,
  unitEliminated: 8,
  objectiveTaken: 8,
  pointsScored: 7,
  passed: 7,
  roundBegan: 6,
  cardPlayed: 6,
  figuresLost: 5,
  markerRevealed: 5,
  unitDeployed: 5,
  attackDeclared: 4,
  hitsScored: 4,
  committed: 4,
  fireSet: 4,
  terrainRemoved: 4,
  catapultShot: 4,
  unitMoved: 3,
  unitRallied: 3,
  tokenUsed: 1,
};

/** Hits are told with the figures they cost; an attack without any would else have no outcome. */
const worthOf = ({ event }: Deed): number => (event.type === 'hitsScored' && event.hits > 0 ? 0 : (WORTH[event.type] ?? 0));

/** What happened since, in at most so many sentences, as both players may know it and in the order in which it happened. */
export function recapOf({ start, moments }: History, from: number, most: number): readonly Deed[] {
  const deeds = moments.slice(from).flatMap(({ events, state }, place): Deed[] => {
    const before = moments[from + place - 1]?.state ?? start;
    return eventsFor(eventsFor(events, 'stark'), 'lannister').map((event) => ({ event, before, after: state }));
  });
  const told = deeds.filter((deed) => worthOf(deed) > 0);
  const chosen = new Set(told.toSorted((a, b) => worthOf(b) - worthOf(a)).slice(0, most));
  return told.filter((deed) => chosen.has(deed));
}
