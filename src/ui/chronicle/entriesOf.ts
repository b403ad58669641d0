import type { GameEvent } from '../../model/event';
import type { Side } from '../../model/side';
import type { GameState } from '../../model/state';
import { underWay } from '../../rules';
import type { History, Moment } from '../../store/history';

/** Events of one moment, and the states around them. */
export interface Part {
  readonly before: GameState;
  readonly after: GameState;
  readonly events: readonly GameEvent[];
}

/** One action with all that came of it, or the beginning of a round. */
export interface Entry {
  readonly side: Side | null;
  readonly round: number;
  /** Whose turn it was; `null` between turns. */
  readonly turn: Side | null;
  readonly parts: readonly Part[];
  /** Before it something else was played, and taken back by consent. */
  readonly isTakenBack: boolean;
}

// The same arrays every time, so that what was told once is not told anew.
const known = new WeakMap<Moment, readonly (readonly GameEvent[])[]>();

/** Events until a round begins, and from there on. */
function cut(moment: Moment): readonly (readonly GameEvent[])[] {
  const before = known.get(moment);
  if (before !== undefined) return before;
  const { events } = moment;
  const round = events.findIndex(({ type }) => type === 'roundBegan');
  const parts = round < 0 ? [events] : [events.slice(0, round), events.slice(round)];
  known.set(moment, parts);
  return parts;
}

/** The chronicle from its beginning: chance only ever adds to what somebody did. */
export function entriesOf({ start, moments, takeBacks }: History): Entry[] {
  const entries: Entry[] = [];
  for (const [place, moment] of moments.entries()) {
    const before = moments[place - 1]?.state ?? start;
    const after = moment.state;
    const [events = [], ofRound] = cut(moment);
    const last = entries[entries.length - 1];
    const part: Part = { before, after, events };
    if (moment.by === 'chance' && last !== undefined) entries[entries.length - 1] = { ...last, parts: [...last.parts, part] };
    else {
      const side = moment.by === 'chance' ? null : moment.by;
      entries.push({ side, round: before.round, turn: underWay(before).turn, parts: [part], isTakenBack: takeBacks.includes(place) });
    }
    if (ofRound !== undefined) {
      entries.push({ side: null, round: after.round, turn: null, parts: [{ ...part, events: ofRound }], isTakenBack: false });
    }
  }
  return entries;
}
