import { SIDES } from '../../model/side';
import type { SavedGame } from '../../store/savedGame';
import { stateOf } from '../../store/history';
import { Crest } from '../art/Crest';
import { useTable, useWords } from '../TableContext';
import { battleTitle } from './battleTitle';
import './screens.css';
import './title.css';

/** Who won, and what decided it. */
export function VictoryScreen({ game }: { readonly game: SavedGame }) {
  const { text, words } = useWords();
  const open = useTable((table) => table.open);
  const { outcome, round, plan, houses, units } = stateOf(game.history);
  if (outcome === null) return null;
  const { winner, reason } = outcome;
  return (
    <div className={`victory-screen victory-${winner}`}>
      <main className="title-card">
        <svg viewBox="-115 -125 230 245" className="crest" aria-hidden="true">
          <Crest side={winner} />
        </svg>
        <p>
          {battleTitle(game.start.id, text)} · {words.roundOf(round, plan.rounds)}
        </p>
        <h1>{words.victoryOf(text.houses[winner])}</h1>
        <p>{words.reasons[reason]}</p>
        <dl>
          {SIDES.map((side) => (
            <div key={side}>
              <dt>{text.houses[side]}</dt>
              <dd>
                {words.figures(units.filter((unit) => unit.side === side).reduce((sum, { figures }) => sum + figures, 0))}
                {plan.scoring.length > 0 && ` · ${text.terms.victoryPoints} ${houses[side].points}`}
              </dd>
            </div>
          ))}
        </dl>
        <button type="button" className="button-advised" onClick={() => open('table')}>
          {words.seeBoard}
        </button>
        <button type="button" onClick={() => open('battles')}>
          {words.newBattle}
        </button>
        <button type="button" onClick={() => open('title')}>
          {words.toTitle}
        </button>
      </main>
    </div>
  );
}
