import { unitFacts } from '../../rules';
import { Shape } from '../art/Shape';
import { portraitOf } from '../cards/portraitOf';
import { useChoice } from '../choice/ChoiceContext';
import { usePointed } from '../choice/PointedContext';
import { useWords } from '../TableContext';
import { UnitPicture } from './UnitPicture';
import './rail.css';

/** The unit pointed at or focused, and the ground under it. */
export function UnitCard() {
  const { seen } = useChoice();
  const pointed = usePointed();
  const { text, words } = useWords();
  const unit = seen.units.find(({ hex }) => hex === pointed);
  if (unit === undefined || pointed === null) return null;
  const { dice, move, moveAndAttack, range, keywords, commander } = unitFacts(seen, unit.id);
  const ground = seen.tokens[pointed] ?? seen.plan.ground[pointed] ?? 'plain';
  const { name, ability } = unit.commander === null ? { name: text.units[unit.type], ability: null } : text.commanders[unit.commander];
  const facts: readonly (readonly [string, string | number])[] = [
    [text.terms.dice, dice],
    [text.terms.move, moveAndAttack === move ? move : `${move} / ${moveAndAttack} + ${text.terms.attack.toLowerCase()}`],
    [text.terms.range, range],
    ...(commander === null
      ? []
      : ([
          [text.terms.commandLimit, commander.commandLimit],
          [text.terms.captureValue, commander.captureValue],
        ] as const)),
  ];
  return (
    <section className="unit-card" aria-label={name}>
      <UnitPicture unit={unit} />
      <div>
        <h2>{name}</h2>
        <p className="unit-state">
          {unit.commander !== null && `${text.units[unit.type]} · `}
          {text.ranks[unit.rank]} · {words.figures(unit.figures)} · {text.terms[unit.ready ? 'ready' : 'spent'].toLowerCase()}
        </p>
        <dl>
          {facts.map(([what, value]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {unit.commander !== null && <img className="unit-portrait" src={portraitOf(unit.commander)} alt="" />}
      <ul>
        {ability !== null && <li>{ability}</li>}
        {keywords.map(({ keyword, level }) => (
          <li key={keyword}>
            <svg viewBox="-13 -13 26 26" aria-hidden="true">
              <Shape name={`sign-${keyword}`} />
            </svg>
            <span>
              <strong>
                {text.keywords[keyword].name}
                {level > 1 && `\u00A0${level}`}
              </strong>{' '}
              {text.keywords[keyword].explanation.replace(/\bX\b/, String(level))}
            </span>
          </li>
        ))}
        {ground !== 'plain' && (
          <li>
            <span>
              <strong>{text.terrain[ground].name}</strong> {text.terrain[ground].explanation}
            </span>
          </li>
        )}
      </ul>
    </section>
  );
}
