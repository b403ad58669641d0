import type { ReactNode } from 'react';
import { useMemo, useRef, useState } from 'react';
import type { History } from '../../store/history';
import { stateOf } from '../../store/history';
import {
  actorAt,
  isBehind,
  isPaused,
  movedOn,
  playedOn,
  playingOf,
  presentOf,
  replayedFrom,
  stateAt,
  steppedOnce,
  toldOf,
} from './cursor';
import { PlaybackContext } from './PlaybackContext';
import { useArrivals } from './useArrivals';
import { usePerformance } from './usePerformance';
import { useSkipping } from './useSkipping';
import { useTempo } from './useTempo';

interface PlaybackProviderProps {
  readonly history: History;
  readonly children: ReactNode;
}

/** Shows what happens in a game one thing after another. */
export function PlaybackProvider({ history, children }: PlaybackProviderProps) {
  const tempo = useTempo();
  const stage = useRef<HTMLDivElement>(null);
  const [held, setCursor] = useState(() => presentOf(history));
  let cursor = held;
  if (held.history !== history) {
    cursor = movedOn(held, history);
    // Where nothing moves there is nothing to wait for, unless one wants to look at each step.
    if (tempo === 0 && cursor.until === null && !cursor.isReplay) cursor = presentOf(history);
    setCursor(cursor);
  }

  usePerformance(stage, cursor, tempo, () => setCursor(playedOn));
  useArrivals(stage, cursor, tempo);
  useSkipping(isBehind(cursor) && !isPaused(cursor), () => setCursor((now) => presentOf(now.history)));

  const playback = useMemo(
    () => ({
      state: stateAt(cursor),
      present: stateOf(cursor.history),
      history: cursor.history,
      told: toldOf(cursor),
      playing: playingOf(cursor),
      actor: actorAt(cursor),
      isBehind: isBehind(cursor),
      isReplay: cursor.isReplay,
      isPaused: isPaused(cursor),
      finish: () => setCursor((now) => presentOf(now.history)),
      replayFrom: (place: number) => setCursor((now) => replayedFrom(now, place)),
      pause: () => setCursor((now) => ({ ...now, until: now.shown })),
      resume: () => setCursor((now) => ({ ...now, until: null })),
      step: () => setCursor(steppedOnce),
      stage,
    }),
    [cursor],
  );
  return <PlaybackContext value={playback}>{children}</PlaybackContext>;
}
