import { sceneBetween } from '../../content/text/sceneBetween';
import { eventsFor } from '../../rules';
import { HouseSeal } from '../art/Objective';
import { useTable, useWords } from '../TableContext';
import { seatName } from '../words/seatName';
import { headlineOf } from './headlineOf';
import { usePlayback } from './PlaybackContext';
import './playback.css';

/** In place of the question while something is shown: what happens, and the way past it. */
export function WatchBar() {
  const { playing, state, actor, isReplay, isPaused, finish, pause, resume, step } = usePlayback();
  const { text, words } = useWords();
  const side = actor ?? state.firstPlayer;
  const name = useTable(({ game }) => (game === null ? '' : seatName(game.seats[side], words)));
  if (playing === null) return null;
  const event = headlineOf(eventsFor(eventsFor(playing.events, 'stark'), 'lannister'));
  // What is new is announced elsewhere; here it would be told twice.
  return (
    <header className={`prompt prompt-${side} is-watching`}>
      <svg viewBox="-15 -15 30 30" className="prompt-seal" aria-hidden="true">
        <HouseSeal side={side} />
      </svg>
      <div className="prompt-words" aria-live={isReplay ? 'polite' : undefined}>
        <p className="prompt-who">
          {text.houses[side]}
          {[name, isReplay ? words.playback.replay : ''].filter((word) => word !== '').map((word) => ` · ${word}`)}
        </p>
        <h1>{event === null ? '' : text.event(event, sceneBetween(state, playing.state))}</h1>
      </div>
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
    </header>
  );
}
