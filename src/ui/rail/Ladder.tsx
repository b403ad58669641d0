import { MORALE_BREAK, MORALE_END, moraleLoss, zoneOf } from '../../model/morale';
import { moraleLine } from '../announce/positionSummary';
import { useChoice } from '../choice/ChoiceContext';
import { useWords } from '../TableContext';

const BREAKS: readonly number[] = Object.values(MORALE_BREAK).filter((space) => space > 0);

/** The morale track, the Stark end at Stark's edge of the board. */
export function Ladder() {
  const { seen } = useChoice();
  const { text, words } = useWords();
  const { morale, plan } = seen;
  const fromStark = Array.from({ length: 2 * MORALE_END + 1 }, (_, index) => index - MORALE_END);
  const spaces = plan.edges.stark === 'top' ? fromStark : fromStark.toReversed();
  return (
    <section className="ladder-area" aria-label={text.terms.morale}>
      <ol className="ladder" aria-label={moraleLine(seen, text, words)}>
        {spaces.map((space) => {
          const side = space < 0 ? 'stark' : 'lannister';
          const loss = moraleLoss(space, side);
          const isRout = loss === MORALE_END && plan.ratings[side].segment === 'rout';
          return (
            <li key={space} data-space={space} className={`space space-${zoneOf(space, side)}`} aria-current={space === morale || undefined}>
              {space === morale && <MoraleMarker />}
              {isRout ? <RoutCross /> : BREAKS.includes(loss) && <span>{loss}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** A lozenge across the track. */
const MoraleMarker = () => (
  <svg viewBox="-22 -12 44 24" className="morale-marker" aria-hidden="true">
    <path d="M-21 0L-10 -11H10L21 0L10 11H-10Z" fill="var(--ink)" />
    <path d="M-4 -6V7M-4 -6H6L3 -2.5L6 1H-4" fill="var(--sheet)" stroke="var(--sheet)" strokeWidth="1.6" />
  </svg>
);

const RoutCross = () => (
  <svg viewBox="-6 -6 12 12" width="12" height="12" aria-hidden="true">
    <path d="M-4 -4L4 4M4 -4L-4 4" stroke="currentColor" strokeWidth="2.4" />
  </svg>
);
