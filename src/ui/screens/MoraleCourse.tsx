import { SIDES } from '../../model/side';
import type { History } from '../../store/history';
import { stateOf } from '../../store/history';
import { HouseSeal } from '../art/Objective';
import { useWords } from '../TableContext';

/** How the morale moved: the ladder stands at the left, and its marker goes its way through the rounds. */
export function MoraleCourse({ history }: { readonly history: History }) {
  const { text, words } = useWords();
  const { morale, round } = stateOf(history);
  const told = (marker: number): string =>
    marker === 0
      ? words.victory.evenMorale
      : words.victory.finalMorale(Math.abs(marker), text.houses[marker < 0 ? 'stark' : 'lannister']);
  const rounds = Array.from({ length: round }, (_, before) =>
    history.moments.flatMap(({ state }) => (state.round === before + 1 ? [state.morale] : [])),
  );
  return (
    <>
      <p>
        <strong>{text.terms.morale}</strong> {told(morale)}
      </p>
      <div className="morale-course">
        <div>
          {SIDES.map((side) => (
            <svg key={side} viewBox="-15 -15 30 30" aria-hidden="true">
              <HouseSeal side={side} />
            </svg>
          ))}
        </div>
        <ol>
          {rounds.map((course, before) => (
            <li key={before}>
              <svg viewBox={`0 -11.5 ${course.length} 23`} preserveAspectRatio="none" role="img" aria-label={told(course.at(-1) ?? 0)}>
                <path d={`M0 ${rounds[before - 1]?.at(-1) ?? 0}${course.map((marker, place) => `V${marker}H${place + 1}`).join('')}`} />
              </svg>
              {before + 1}
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
