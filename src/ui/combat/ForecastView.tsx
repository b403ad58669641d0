import type { GameState } from '../../model/state';
import type { Forecast, Obstacle } from '../../rules';
import { Shape } from '../art/Shape';
import { unitLabel } from '../choice/optionLabel';
import { useWords } from '../TableContext';
import { Opponents } from './Opponents';
import { diceReasons } from './diceReasons';
import { formOf } from './formOf';

interface ForecastViewProps {
  readonly forecast: Forecast;
  readonly state: GameState;
  /** Said before the rest: that it is an attack from elsewhere. */
  readonly when?: string;
  readonly isAsked: boolean;
}

/** An attack before the dice fall: who, with what, how likely, and what may answer. */
export function ForecastView({ forecast, state, when, isAsked }: ForecastViewProps) {
  const { text, words } = useWords();
  const { odds, reasons, obstacles } = forecast;
  const attacker = state.units[forecast.unit];
  const target = state.units[forecast.target];
  if (attacker === undefined || target === undefined) return null;
  const { name, clause } = formOf(odds.form, odds.flanking, words);
  const rows: readonly (readonly [string, number])[] = [
    [words.combat.hit, 1 - (odds.hits[0] ?? 0)],
    [words.combat.retreat, odds.retreats],
    target.commander === null ? [words.combat.eliminated, odds.eliminated] : [words.combat.captured, odds.captured],
  ];
  return (
    <section className={isAsked ? 'combat forecast is-asked' : 'combat forecast'} aria-label={text.terms.attack}>
      {when !== undefined && <p className="combat-when">{when}</p>}
      <h2>
        {name}
        <small>{clause}</small>
      </h2>
      <Opponents
        {...{ attacker, target }}
        dice={odds.dice === null ? '' : words.combat.dice(odds.dice)}
        reasons={odds.dice === null ? words.combat.houndsDie : diceReasons(reasons, attacker.rank, text)}
      />
      <dl className="odds">
        {rows.map(([what, chance]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd aria-hidden="true" className="odds-bar">
              <span style={{ width: `${100 * chance}%` }} />
            </dd>
            <dd>{words.percent(chance)}</dd>
          </div>
        ))}
      </dl>
      {obstacles.map((obstacle, place) => (
        <ObstacleTold key={place} {...{ obstacle, state }} answers={odds.counterattack} />
      ))}
    </section>
  );
}

interface ObstacleToldProps {
  readonly obstacle: Obstacle;
  readonly state: GameState;
  readonly answers: number;
}

function ObstacleTold({ obstacle, state, answers }: ObstacleToldProps) {
  const { text, words } = useWords();
  if (obstacle.kind !== 'keyword') {
    const detail =
      obstacle.kind === 'partingBlow'
        ? unitLabel(obstacle.foe, state, text)
        : obstacle.kind === 'cover'
          ? String(obstacle.level)
          : '';
    return <p className="obstacle">{words.combat.obstacles[obstacle.kind](detail)}</p>;
  }
  const { keyword, level } = obstacle;
  const { name, explanation } = text.keywords[keyword];
  return (
    <p className="obstacle">
      <svg viewBox="-13 -13 26 26" aria-hidden="true">
        <Shape name={`sign-${keyword}`} />
      </svg>
      <span>
        <strong>{keyword === 'toughness' ? `${name} ${level}` : name}</strong>{' '}
        {keyword === 'stalwart' && answers > 0 ? words.combat.counterattack(words.percent(answers)) : explanation}
      </span>
    </p>
  );
}
