import { MORALE_BREAK, MORALE_END, moraleLoss, zoneOf } from '../../model/morale';
import { useChoice } from '../choice/ChoiceContext';
import { useWords } from '../TableContext';

const BREAKS: readonly number[] = Object.values(MORALE_BREAK).filter((space) => space > 0);

/** The morale track, the Stark end at Stark's edge of the board. */
export function Ladder() {
  const { seen } = useChoice();
  const { words } = useWords();
  const { morale, plan } = seen;
  const fromStark = Array.from({ length: 2 * MORALE_END + 1 }, (_, index) => index - MORALE_END);
  const spaces = plan.edges.stark === 'top' ? fromStark : fromStark.toReversed();
  return (
    <ol className="ladder" aria-label={words.ladder(Math.abs(morale))}>
      {spaces.map((space) => {
        const side = space < 0 ? 'stark' : 'lannister';
        const loss = moraleLoss(space, side);
        const isRout = loss === MORALE_END && plan.ratings[side].segment === 'rout';
        return (
          <li key={space} className={`space space-${zoneOf(space, side)}`} aria-current={space === morale || undefined}>
            {isRout ? <RoutCross /> : BREAKS.includes(loss) ? loss : ''}
          </li>
        );
      })}
    </ol>
  );
}

const RoutCross = () => (
  <svg viewBox="-6 -6 12 12" width="12" height="12" aria-hidden="true">
    <path d="M-4 -4L4 4M4 -4L-4 4" stroke="currentColor" strokeWidth="2.4" />
  </svg>
);
