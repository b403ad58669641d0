import type { RefObject } from 'react';
import { createContext, use } from 'react';
import type { Side } from '../../model/side';
import type { GameState } from '../../model/state';
import type { History, Moment } from '../../store/history';

/** The game as far as it has been shown. It lags behind while a moment is played, and choices wait for the present. */
export interface Playback {
  /** What stands on the board: the present, or the state before the moment being played. */
  readonly state: GameState;
  readonly present: GameState;
  /** All of it, whether shown or not. */
  readonly history: History;
  /** The history as far as it has been told, with the moment being played. */
  readonly told: History;
  /** The moment being played, or about to be while paused; `null` at the present. */
  readonly playing: Moment | null;
  /** The house whose deed is being shown. */
  readonly actor: Side | null;
  readonly isBehind: boolean;
  /** What is shown has been shown before. */
  readonly isReplay: boolean;
  readonly isPaused: boolean;
  /** Shows the present at once. */
  readonly finish: () => void;
  /** Plays again what came after so many moments. */
  readonly replayFrom: (place: number) => void;
  /** Stops before the next moment; also those still to come wait. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Plays one moment in which something moves, and pauses again. */
  readonly step: () => void;
  /** The element in which pieces, dice and the morale marker are looked for. */
  readonly stage: RefObject<HTMLDivElement | null>;
}

export const PlaybackContext = createContext<Playback | null>(null);

export function usePlayback(): Playback {
  const playback = use(PlaybackContext);
  if (playback === null) throw new Error('There is no playback around this component');
  return playback;
}
