import type { BattleName } from '../../content/text/text';
import { SIDES, enemyOf } from '../../model/side';
import { stateOf } from '../../store/history';
import type { SavedGame } from '../../store/savedGame';
import { Crest } from '../art/Crest';
import { MapPreview } from '../board/MapPreview';
import { useTable, useWords } from '../TableContext';
import { battleTitle } from './battleTitle';
import { lastBlow } from './lastBlow';
import { ExportButton } from './ExportButton';
import { MoraleCourse } from './MoraleCourse';
import { tallyOf } from './tallyOf';
import './title.css';
import './victory.css';

/** Who won, what decided it, and what it cost. */
export function VictoryScreen({ game }: { readonly game: SavedGame }) {
  const { text, words } = useWords();
  const open = useTable((table) => table.open);
  const newBattle = useTable((table) => table.newBattle);
  const slot = useTable((table) => table.slot);
  const state = stateOf(game.history);
  const { outcome, round, plan, houses } = state;
  if (outcome === null) return null;
  const { winner, reason } = outcome;
  const told = words.victory;
  const blow = lastBlow(game.history, text);
  const tallies = SIDES.map((side) => ({ side, ...tallyOf(state, side) }));
  // Whose goal it hung on: the enemy's where that was not reached.
  const striver = reason === 'otherwise' ? enemyOf(winner) : winner;
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ...(plan.scoring.length > 0
      ? [[text.terms.victoryPoints, SIDES.map((side) => String(houses[side].points))] as const]
      : []),
    ...(Object.keys(state.control).length > 0
      ? [[told.held, tallies.map(({ held }) => String(held))] as const]
      : []),
    [told.losses, tallies.map(({ units, unitsLost, figuresLost }) => `${told.unitsLost(unitsLost, units)} · ${told.figuresLost(figuresLost)}`)],
    [told.captives, tallies.map(({ captives }) => captives.map((id) => text.commanders[id].name).join(', ') || told.nobody)],
  ];
  return (
    <div className={`victory-screen victory-${winner}`}>
      <main className="title-card">
        <header>
          <svg viewBox="-115 -125 230 245" className="crest" aria-hidden="true">
            <Crest side={winner} />
          </svg>
          <div>
            <p>
              {battleTitle(game.start.id, text)} · {words.roundOf(round, plan.rounds)}
            </p>
            <h1>{words.victoryOf(text.houses[winner])}</h1>
            <p>{words.reasons[reason]}</p>
            {reason !== 'rout' && (
              <p>
                {text.houses[striver]} · {text.battles[game.start.id as BattleName].goal[striver]}
              </p>
            )}
          </div>
        </header>
        <MapPreview plan={plan} state={state} label={told.finalBoard} />
        <div className="victory-facts">
          <table>
            <thead>
              <tr>
                <td />
                {SIDES.map((side) => (
                  <th key={side} scope="col">
                    {text.houses[side]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, cells]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, place) => (
                    <td key={place}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <MoraleCourse history={game.history} />
          {blow !== null && (
            <p>
              <strong>{told.decisive}</strong> {blow}
            </p>
          )}
        </div>
        <div className="victory-ways">
          <button type="button" className="button-advised" onClick={() => open('table')}>
            {words.seeBoard}
          </button>
          <button
            type="button"
            onClick={() =>
              newBattle({ start: game.start, seats: game.seats, seed: String(crypto.getRandomValues(new Uint32Array(1))[0]) })
            }
          >
            {told.rematch}
          </button>
          <button type="button" onClick={() => open('battles')}>
            {words.newBattle}
          </button>
          <ExportButton slot={slot}>{words.menuWords.exportGame}</ExportButton>
          <button type="button" className="button-out" onClick={() => open('title')}>
            {words.toTitle}
          </button>
        </div>
      </main>
    </div>
  );
}
