import { memo } from 'react';
import { sceneBetween } from '../../content/text/sceneBetween';
import type { GameState } from '../../model/state';
import { eventsFor } from '../../rules';
import type { History, Moment } from '../../store/history';
import type { SavedGame } from '../../store/savedGame';
import { peopleOf } from '../../store/seat';
import { useTable, useWords } from '../TableContext';
import type { Words } from '../words/words';

/** What happened, newest first, as both players may know it. */
export function Chronicle({ history: { start, moments, takeBacks } }: { readonly history: History }) {
  const { words } = useWords();
  const takenBack = useTable((table) => takenBackWords(table.game, words));
  const told = moments.map((moment, place) => (
    <MomentTold
      key={place}
      moment={moment}
      before={moments[place - 1]?.state ?? start}
      takenBack={takeBacks.includes(place) ? takenBack : null}
    />
  ));
  return (
    <section className="chronicle" aria-label={words.chronicle}>
      <div role="log" tabIndex={0} aria-label={words.chronicle}>
        <ol>
          {takeBacks.includes(moments.length) && <li>{takenBack}</li>}
          {told.toReversed()}
        </ol>
      </div>
    </section>
  );
}

/** Whoever plays alone agrees with nobody. */
const takenBackWords = (game: SavedGame | null, words: Words): string =>
  game !== null && peopleOf(game.seats).length < 2 ? words.opponent.takenBackAlone : words.takenBack;

interface MomentToldProps {
  readonly moment: Moment;
  readonly before: GameState;
  readonly takenBack: string | null;
}

/** What came of one action; it never changes, so a long game costs no more than a short one. */
const MomentTold = memo(function MomentTold({ moment: { events, state }, before, takenBack }: MomentToldProps) {
  const { text } = useWords();
  const scene = sceneBetween(before, state);
  const lines = eventsFor(eventsFor(events, 'stark'), 'lannister').map((event) => text.event(event, scene));
  return (
    <>
      {lines.toReversed().map((line, place) => (
        <li key={place}>{line}</li>
      ))}
      {takenBack !== null && <li>{takenBack}</li>}
    </>
  );
});
