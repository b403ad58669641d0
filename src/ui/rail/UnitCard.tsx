import { UNITS } from '../../content/units';
import type { Keyword } from '../../model/unit';
import { RANK_DICE } from '../../model/unit';
import { useChoice } from '../choice/ChoiceContext';
import { usePointed } from '../choice/PointedContext';
import { useWords } from '../TableContext';

/** The unit pointed at or focused. */
export function UnitCard() {
  const { seen } = useChoice();
  const pointed = usePointed();
  const { text, words } = useWords();
  const unit = seen.units.find(({ hex }) => hex === pointed);
  if (unit === undefined || pointed === null) return null;
  const { orders, range, keywords } = UNITS[unit.type];
  const { move, moveAndAttack } = orders[unit.rank];
  return (
    <section className="unit-card">
      <h2>{unit.commander === null ? text.units[unit.type] : text.commanders[unit.commander].name}</h2>
      <p>
        {text.ranks[unit.rank]} · {words.figures(unit.figures)} · {text.terms[unit.ready ? 'ready' : 'spent']}
      </p>
      <dl>
        <dt>{text.terms.dice}</dt>
        <dd>{RANK_DICE[unit.rank]}</dd>
        <dt>{text.terms.move}</dt>
        <dd>
          {move}
          {moveAndAttack === move ? '' : ` / ${moveAndAttack} + ${text.terms.attack}`}
        </dd>
        <dt>{text.terms.range}</dt>
        <dd>{range}</dd>
      </dl>
      {Object.keys(keywords).map((keyword) => (
        <p key={keyword}>
          <strong>{text.keywords[keyword as Keyword].name}</strong> {text.keywords[keyword as Keyword].explanation}
        </p>
      ))}
    </section>
  );
}
