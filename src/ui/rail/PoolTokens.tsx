import type { Pool } from '../../model/dice';
import { FACES } from '../../model/dice';
import { lettersOf } from '../art/letters';
import { OrderToken } from '../art/OrderToken';
import { useWords } from '../TableContext';

/** Order tokens by kind, each with its number. */
export function PoolTokens({ pool }: { readonly pool: Pool }) {
  const { text } = useWords();
  return (
    <ul className="pool" aria-label={text.terms.orderPool}>
      {FACES.filter((face) => pool[face] > 0).map((face) => (
        <li key={face}>
          <svg viewBox="-35 -35 70 70" role="img" aria-label={text.faces[face]}>
            <OrderToken face={face} letters={lettersOf(text.ranks)} />
          </svg>
          {pool[face] > 1 && pool[face]}
        </li>
      ))}
    </ul>
  );
}
