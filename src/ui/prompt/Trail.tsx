import { underWay } from '../../rules';
import { useChoice } from '../choice/ChoiceContext';
import { useWords } from '../TableContext';

/** How far the turn has come. */
export function Trail() {
  const { seen } = useChoice();
  const { words } = useWords();
  const { trail } = underWay(seen);
  if (trail === null) return null;
  const { stations, present } = trail;
  const reached = stations.indexOf(present);
  return (
    <ol className="trail">
      {stations.map((station, place) => (
        <li key={station} aria-current={place === reached ? 'step' : undefined}>
          {place < reached && (
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <path d="M1.5 6.5L4.5 9.5L10.5 2.5" />
            </svg>
          )}
          {words.trail[station]}
        </li>
      ))}
    </ol>
  );
}
