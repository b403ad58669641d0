import { useState } from 'react';
import { BATTLES } from '../../content/battles';
import { SKIRMISHES } from '../../content/skirmish';
import type { BattleName } from '../../content/text/text';
import { MapPreview } from '../board/MapPreview';
import { useTable, useWords } from '../TableContext';
import './battles.css';
import { BattleForm } from './BattleForm';
import { BattleList } from './BattleList';
import { BattleSides } from './BattleSides';
import { MapLegend } from './MapLegend';
import './screens.css';

/** Which battle or skirmish, and all there is to know before it begins. */
export function BattleScreen() {
  const { text, words } = useWords();
  const open = useTable((table) => table.open);
  const [id, setId] = useState('kingsroad');
  const plan = BATTLES[id];
  const skirmish = SKIRMISHES[id];
  const { title, story, goal, special } = text.battles[id as BattleName];
  return (
    <div className="battle-screen">
      <nav aria-label={words.chooseBattle}>
        <button type="button" className="button-out" onClick={() => open('title')}>
          {words.back}
        </button>
        <BattleList chosen={id} onChoose={setId} />
      </nav>
      <main tabIndex={0} aria-label={title}>
        <h1>
          {title} <small>{words.battleWords.rounds((plan ?? skirmish)?.rounds ?? 0)}</small>
        </h1>
        <p>{story}</p>
        {plan !== undefined && (
          <MapPreview plan={plan} label={words.mapOf(title)} />
        )}
        <BattleSides plan={plan} goal={goal} />
        {skirmish !== undefined && <p>{words.battleWords.chosenInSecret(skirmish)}</p>}
        {special !== undefined && (
          <section className="battle-special">
            <h2>{words.battleWords.special}</h2>
            <ul>
              {special.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </section>
        )}
        {plan !== undefined && <MapLegend plan={plan} />}
      </main>
      <BattleForm start={{ kind: skirmish === undefined ? 'battle' : 'skirmish', id }} />
    </div>
  );
}
