import { sceneBetween } from '../../content/text/sceneBetween';
import type { Text } from '../../content/text/text';
import type { GameState } from '../../model/state';
import { eventsFor } from '../../rules';
import type { Moment } from '../../store/history';
import { worthTelling } from '../chronicle/worthTelling';

/** What came of one action in plain sentences, as both players may know it. */
export function momentLines({ events, state }: Moment, before: GameState, text: Text): readonly string[] {
  const scene = sceneBetween(before, state);
  return eventsFor(eventsFor(worthTelling(events), 'stark'), 'lannister').map((event) => text.event(event, scene));
}
