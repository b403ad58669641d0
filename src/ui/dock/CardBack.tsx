import type { Side } from '../../model/side';
import { HouseMask } from '../art/HouseMask';
import { useWords } from '../TableContext';

/** A card face down: all that is seen of it is whose it is. */
export function CardBack({ side }: { readonly side: Side }) {
  const { words } = useWords();
  return (
    <span className={`card-back back-${side}`} role="img" aria-label={words.hiddenCard}>
      <svg viewBox="-15 -15 30 30" aria-hidden="true">
        <HouseMask side={side} ink={`var(--picture-ink-${side})`} paper={`var(--picture-${side})`} />
      </svg>
    </span>
  );
}
