import type { Side } from '../../model/side';
import type { GameState } from '../../model/state';
import type { History, Moment } from '../../store/history';
import { motionsOf } from './motionsOf';

/** How much of a game has been shown at the table. */
export interface Cursor {
  readonly history: History;
  /** So many moments lie behind; the next one, if there is one, is being played. */
  readonly shown: number;
  /** Looking back at what has been shown before. */
  readonly isReplay: boolean;
  /** It stops there; `null` plays on to the present. */
  readonly until: number | null;
}

/** At the present of a game: what was there before is not played again. */
export const presentOf = (history: History): Cursor => ({
  history,
  shown: history.moments.length,
  isReplay: false,
  until: null,
});

export const isBehind = ({ history, shown }: Cursor): boolean => shown < history.moments.length;

export const isPaused = ({ shown, until }: Cursor): boolean => until !== null && shown >= until;

/** The moment being played. */
export const playingOf = ({ history, shown }: Cursor): Moment | null => history.moments[shown] ?? null;

/** The state before the moment being played, which is the present if there is none. */
export const stateAt = ({ history: { start, moments }, shown }: Cursor): GameState => moments[shown - 1]?.state ?? start;

/** Past whatever comes next without anything being seen to move. */
function pastStill(cursor: Cursor): Cursor {
  let next = cursor;
  for (let moment = playingOf(next); moment && !isPaused(next) && isStill(moment); moment = playingOf(next)) next = stepped(next);
  return next;
}

const isStill = ({ events }: Moment): boolean => motionsOf(events).length === 0;

/** After the game went on, or back: what is new waits to be played; whatever was taken back is not shown being undone. */
export function movedOn(cursor: Cursor, history: History): Cursor {
  const { moments } = cursor.history;
  const goesOn =
    history.start === cursor.history.start &&
    history.moments.length >= moments.length &&
    history.moments[moments.length - 1] === moments.at(-1);
  return goesOn ? pastStill({ ...cursor, history }) : presentOf(history);
}

/** One moment further. */
function stepped(cursor: Cursor): Cursor {
  const shown = Math.min(cursor.shown + 1, cursor.history.moments.length);
  return { ...cursor, shown, isReplay: cursor.isReplay && shown < cursor.history.moments.length };
}

/** Once the moment being played has been seen. */
export const playedOn = (cursor: Cursor): Cursor => pastStill(stepped(cursor));

/** Back to after so many moments, to see again what followed. */
export const replayedFrom = (cursor: Cursor, shown: number): Cursor =>
  pastStill({ ...cursor, shown: Math.max(0, Math.min(shown, cursor.history.moments.length)), isReplay: true, until: null });

/** On to the next moment in which something moves, and no further. */
export function steppedOnce(cursor: Cursor): Cursor {
  const ready = pastStill({ ...cursor, until: null });
  return { ...ready, until: ready.shown + 1 };
}

/** The house whose deed is being shown; `null` where chance alone has acted so far. */
export function actorAt({ history: { moments }, shown }: Cursor): Side | null {
  const by = moments.slice(0, shown + 1).findLast((moment) => moment.by !== 'chance')?.by;
  return by === undefined || by === 'chance' ? null : by;
}

/** The history as far as it has been told: with the moment being played, whose dice have to be seen falling. */
export const toldOf = ({ history, shown }: Cursor): History =>
  shown + 1 >= history.moments.length ? history : { ...history, moments: history.moments.slice(0, shown + 1) };
