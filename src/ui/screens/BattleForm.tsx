import { useState } from 'react';
import { NO_OPTIONAL_RULES, OPTIONAL_RULES } from '../../model/options';
import { SIDES } from '../../model/side';
import { TWO_PEOPLE } from '../../store/seat';
import type { NewGame } from '../../store/table';
import { useTable, useWords } from '../TableContext';
import { SeatChoice } from './SeatChoice';

/** Who plays, with which optional rules and dice. */
export function BattleForm({ start: { kind, id } }: { readonly start: Pick<NewGame['start'], 'kind' | 'id'> }) {
  const { text, words } = useWords();
  const newBattle = useTable((table) => table.newBattle);
  const [rules, setRules] = useState(NO_OPTIONAL_RULES);
  const [seats, setSeats] = useState(TWO_PEOPLE);
  const [seed, setSeed] = useState(() => String(crypto.getRandomValues(new Uint32Array(1))[0]));
  return (
    <form
      aria-label={words.newBattle}
      onSubmit={(event) => {
        event.preventDefault();
        newBattle({ start: { kind, id, rules: { ...rules } }, seats, seed });
      }}
    >
      <div className="battle-settings">
        <fieldset>
          <legend>{words.players}</legend>
          {SIDES.map((side) => (
            <SeatChoice key={side} side={side} seat={seats[side]} onChange={(seat) => setSeats({ ...seats, [side]: seat })} />
          ))}
        </fieldset>
        <fieldset>
          <legend>{words.optionalRules}</legend>
          {OPTIONAL_RULES.map((rule) => (
            <label key={rule} className="check">
              <input
                type="checkbox"
                aria-labelledby={`rule-${rule}`}
                aria-describedby={`about-${rule}`}
                checked={rules[rule]}
                onChange={() => setRules({ ...rules, [rule]: !rules[rule] })}
              />
              <span>
                <span id={`rule-${rule}`}>{text.optionalRules[rule].name}</span>
                <small id={`about-${rule}`}>{text.optionalRules[rule].explanation}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <label className="seed">
          {words.seed}
          <input value={seed} aria-describedby="seed-hint" onChange={(event) => setSeed(event.target.value)} />
        </label>
        <small id="seed-hint">{words.seedHint}</small>
      </div>
      <button type="submit" className="button-advised">
        {words.begin}
      </button>
    </form>
  );
}
