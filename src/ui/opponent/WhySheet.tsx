import { useEffect } from 'react';
import type { Action } from '../../model/action';
import type { SavedGame } from '../../store/savedGame';
import { lastDeeds } from '../../store/opponent/lastDeeds';
import { stateOf } from '../../store/history';
import { underWay } from '../../rules';
import { optionLabel } from '../choice/optionLabel';
import { useTable, useWords } from '../TableContext';
import { useOpponent } from './OpponentContext';
import { ThoughtList } from './ThoughtList';

/** Why the opponent did what it did in its last turn. */
export function WhySheet() {
  const game = useTable((table) => table.game);
  return game && <Deeds game={game} />;
}

function Deeds({ game }: { readonly game: SavedGame }) {
  const { text, words } = useWords();
  const thoughts = useOpponent((opponent) => opponent.thoughts);
  const recall = useOpponent((opponent) => opponent.recall);
  const { start, moments } = game.history;
  const deeds = lastDeeds(game);
  const forgotten = deeds.filter((place) => !thoughts.has(place)).join();
  useEffect(() => {
    for (const place of forgotten.split(',')) if (place !== '') recall(Number(place));
  }, [forgotten, recall]);
  // Cards that were played or discarded are no secret any more; whatever else it held still is.
  const state = stateOf(game.history);
  const known = new Set([...state.houses.stark.discard, ...state.houses.lannister.discard, underWay(state).card?.card]);
  const nameIn = (place: number) => (option: Action) =>
    'card' in option && !known.has(option.card)
      ? `${text.actions[option.type]} · ${words.opponent.hiddenCard}`
      : optionLabel(option, moments[place - 1]?.state ?? start, text);
  if (deeds.length === 0) return <p>{words.opponent.nothingYet}</p>;
  return (
    <>
      <p>{words.opponent.values}</p>
      {deeds.map((place) => {
        const action = moments[place]?.action;
        const thought = thoughts.get(place);
        const name = nameIn(place);
        const done = action && name(action);
        return (
          <section key={place} className="deed">
            <h3>{done}</h3>
            {thought?.[0] && name(thought[0].option) !== done && <p>{words.opponent.otherwise}</p>}
            {thought === undefined ? <p>{words.opponent.recalling}</p> : <ThoughtList thought={thought} nameOf={name} />}
          </section>
        );
      })}
    </>
  );
}
