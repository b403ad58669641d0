import type { GameEvent } from '../../model/event';

/** What goes without saying: the panels show it, or another sentence implies it. */
const SILENT: ReadonlySet<GameEvent['type']> = new Set(['unitSpent', 'engaged', 'diceCounted', 'cardDiscarded']);

/** The events of an entry that deserve a sentence, in their order. */
export function worthTelling(events: readonly GameEvent[]): GameEvent[] {
  const hits = events.filter((event) => event.type === 'hitsScored');
  return events.filter((event, place) => {
    if (SILENT.has(event.type)) return false;
    // Said with the choice that was none.
    if (events[place - 1]?.type === 'choiceForced' && (event.type === 'passed' || event.type === 'unitOrdered')) return false;
    // Figures fall by hits that have just been told.
    if (event.type === 'figuresLost') return !hits.some(({ target, hits: all }) => target === event.unit && all >= event.figures);
    // The tokens taken are the dice rolled.
    if (event.type === 'diceRolled') {
      return !events.slice(place).some((later) => later.type === 'tokensGained' && later.side === event.side);
    }
    return true;
  });
}
