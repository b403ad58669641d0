import { useState } from 'react';
import { BATTLES } from '../../content/battles';
import { SKIRMISHES } from '../../content/skirmish';
import type { BattleName } from '../../content/text/text';
import type { OptionalRule } from '../../model/options';
import { NO_OPTIONAL_RULES, OPTIONAL_RULES } from '../../model/options';
import { SIDES } from '../../model/side';
import { TWO_PEOPLE } from '../../store/seat';
import { MapPreview } from '../board/MapPreview';
import { useTable, useWords } from '../TableContext';
import { battleTitle } from './battleTitle';
import './screens.css';
import { SeatChoice } from './SeatChoice';

/** Which battle or skirmish, by whom, with which optional rules and dice. */
export function BattleScreen() {
  const { text, words } = useWords();
  const open = useTable((table) => table.open);
  const newBattle = useTable((table) => table.newBattle);
  const [id, setId] = useState('kingsroad');
  const [rules, setRules] = useState(NO_OPTIONAL_RULES);
  const [seats, setSeats] = useState(TWO_PEOPLE);
  const [seed, setSeed] = useState(() => String(crypto.getRandomValues(new Uint32Array(1))[0]));
  const plan = BATTLES[id];
  const skirmish = SKIRMISHES[id];
  const { title, story, goal } = text.battles[id as BattleName];
  const toggle = (rule: OptionalRule) => setRules({ ...rules, [rule]: !rules[rule] });
  return (
    <div className="battle-screen">
      <nav aria-label={words.chooseBattle}>
        <button type="button" className="button-out" onClick={() => open('title')}>
          {words.back}
        </button>
        <ul>
          {[...Object.keys(BATTLES), ...Object.keys(SKIRMISHES)].map((one) => (
            <li key={one}>
              <button type="button" aria-pressed={one === id} onClick={() => setId(one)}>
                {battleTitle(one, text)}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        <h1>{title}</h1>
        <p>{story}</p>
        {plan !== undefined && <MapPreview plan={plan} label={words.mapOf(title)} />}
        <dl>
          {SIDES.map((side) => (
            <div key={side}>
              <dt>{text.houses[side]}</dt>
              <dd>{goal[side]}</dd>
            </div>
          ))}
          <div>
            <dt>{text.terms.rounds}</dt>
            <dd>{(plan ?? skirmish)?.rounds}</dd>
          </div>
        </dl>
      </main>
      <form
        aria-label={words.newBattle}
        onSubmit={(event) => {
          event.preventDefault();
          newBattle({ start: { kind: skirmish === undefined ? 'battle' : 'skirmish', id, rules: { ...rules } }, seats, seed });
        }}
      >
        <fieldset>
          <legend>{words.players}</legend>
          {SIDES.map((side) => (
            <SeatChoice key={side} side={side} seat={seats[side]} onChange={(seat) => setSeats({ ...seats, [side]: seat })} />
          ))}
        </fieldset>
        <fieldset>
          <legend>{words.optionalRules}</legend>
          {OPTIONAL_RULES.map((rule) => (
            <label key={rule} title={text.optionalRules[rule].explanation}>
              <input type="checkbox" checked={rules[rule]} onChange={() => toggle(rule)} />
              {text.optionalRules[rule].name}
            </label>
          ))}
        </fieldset>
        <label>
          {words.seed}
          <input value={seed} aria-describedby="seed-hint" onChange={(event) => setSeed(event.target.value)} />
        </label>
        <small id="seed-hint">{words.seedHint}</small>
        <button type="submit" className="button-advised">
          {words.begin}
        </button>
      </form>
    </div>
  );
}
