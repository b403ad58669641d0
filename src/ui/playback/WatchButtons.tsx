import { useWords } from '../TableContext';
import './playback.css';
import { usePlayback } from './PlaybackContext';

/** In place of the answers while something is shown: the way past it. */
export function WatchButtons() {
  const { isReplay, isPaused, finish, pause, resume, step } = usePlayback();
  const { words } = useWords();
  return (
    <div className="watch-buttons" data-plays="">
      {isPaused && (
        <button type="button" onClick={step}>
          {words.playback.step}
        </button>
      )}
      {(isReplay || isPaused) && (
        <button type="button" onClick={isPaused ? resume : pause}>
          {isPaused ? words.playback.resume : words.playback.pause}
        </button>
      )}
      <button type="button" className="button-out" onClick={finish}>
        {words.playback.finish}
      </button>
    </div>
  );
}
