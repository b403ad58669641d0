import { decisionOf, turnBeginner } from '../../rules';
import type { SavedGame } from '../savedGame';

/** The places of what an opponent decided in its last turn, in order; what it chose in secret stays its own. */
export function lastDeeds({ history: { start, moments }, seats }: SavedGame): readonly number[] {
  const deeds: number[] = [];
  for (let place = moments.length - 1; place >= 0; place -= 1) {
    const by = moments[place]?.by;
    if (by === undefined || by === 'chance' || seats[by].level === null) continue;
    const before = moments[place - 1]?.state ?? start;
    if (!decisionOf(before)?.isSecret) deeds.push(place);
    if (turnBeginner(before) === by) break;
  }
  return deeds.toReversed();
}
