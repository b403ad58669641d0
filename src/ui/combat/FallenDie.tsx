import type { Rank } from '../../model/unit';
import type { DieResult } from '../../rules';
import type { DieState } from '../art/Die';
import { Die } from '../art/Die';
import { lettersOf } from '../art/letters';
import { useWords } from '../TableContext';

interface FallenDieProps {
  readonly result: DieResult;
  /** Of the target: it says why a shield missed. */
  readonly rank: Rank;
  readonly isToReroll: boolean;
}

/** A die, what it came to, and why. */
export function FallenDie({ result: { face, hits, steps, why }, rank, isToReroll }: FallenDieProps) {
  const { text, words } = useWords();
  const { combat } = words;
  const isIdle = hits === 0 && steps === 0 && why !== 'hounds';
  const state: DieState = isToReroll ? 'reroll' : hits > 0 ? 'hit' : isIdle ? 'noEffect' : 'rolled';
  const outcome = [hits > 0 ? combat.hits(hits) : '', steps > 0 ? combat.steps(steps) : ''].filter((word) => word !== '').join(', ');
  const idle = why === 'sheltered' ? combat.ignored : why === 'hounds' ? text.faces[face] : combat.noEffect;
  return (
    <li>
      <svg data-die={face} viewBox="-52 -52 104 104" role="img" aria-label={text.faces[face]}>
        <Die face={face} letters={lettersOf(text.ranks)} state={state} />
        {steps > 0 && hits === 0 && (
          <g transform="translate(33 -33)" className="die-badge">
            <circle r="14" />
            <path d="M0-8V6M-5 1L0 7 5 1" />
          </g>
        )}
      </svg>
      <strong>{outcome === '' ? idle : outcome}</strong>
      <span>{combat.why[why](rank)}</span>
    </li>
  );
}
