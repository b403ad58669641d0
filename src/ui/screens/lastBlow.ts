import { sceneBetween } from '../../content/text/sceneBetween';
import type { Text } from '../../content/text/text';
import type { GameEvent } from '../../model/event';
import type { History } from '../../store/history';

/** Events after which a battle is not what it was. */
const TELLING: ReadonlySet<GameEvent['type']> = new Set([
  'commanderCaptured',
  'unitEliminated',
  'objectiveTaken',
  'markerTaken',
  'terrainRazed',
  'terrainRemoved',
]);

/** The last thing of weight that happened, as the chronicle tells it; `null` in a battle without any. */
export function lastBlow({ start, moments }: History, text: Text): string | null {
  const place = moments.findLastIndex(({ events }) => events.some(({ type }) => TELLING.has(type)));
  const moment = moments[place];
  const event = moment?.events.findLast(({ type }) => TELLING.has(type));
  if (moment === undefined || event === undefined) return null;
  return text.event(event, sceneBetween(moments[place - 1]?.state ?? start, moment.state));
}
