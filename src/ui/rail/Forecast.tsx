import { attackOdds } from '../../rules';
import { useChoice } from '../choice/ChoiceContext';
import { usePointed } from '../choice/PointedContext';
import { unitLabel } from '../choice/optionLabel';
import { useWords } from '../TableContext';

/** What an attack that can be chosen now would do to the unit pointed at. */
export function Forecast() {
  const { seen, options } = useChoice();
  const pointed = usePointed();
  const { text, words } = useWords();
  const attack = options.find((option) => option.type === 'attack' && seen.units[option.target]?.hex === pointed);
  if (pointed === null || attack?.type !== 'attack') return null;
  const odds = attackOdds(seen, attack);
  if (odds === null) return null;
  const rows = [
    { name: words.atLeastOneHit, chance: 1 - (odds.hits[0] ?? 0) },
    { name: words.retreat, chance: odds.retreats },
    { name: words.eliminated, chance: odds.eliminated },
    { name: words.counterattack, chance: odds.counterattack },
  ];
  return (
    <section className="forecast" aria-label={text.terms.attack}>
      <h2>{unitLabel(attack.unit, seen, text)}</h2>
      <p>
        {text.actions.attack} · {unitLabel(attack.target, seen, text)} · {text.terms.dice} {odds.dice}
      </p>
      <dl>
        {rows.map(({ name, chance }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <meter value={chance} aria-label={name} /> {words.percent(chance)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
