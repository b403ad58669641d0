import type { Condition } from '../../model/effect';
import { FaceSymbol } from '../art/FaceSymbol';
import { lettersOf } from '../art/letters';
import { useWords } from '../TableContext';

/** What a tactic asks for, as it looks on the table; its words say the same (R9.5). */
export function ConditionSigns({ condition }: { readonly condition: Condition }) {
  const { text } = useWords();
  if (condition.kind === 'morale') return <i className={`card-zone space space-${condition.zone}`} aria-hidden="true" />;
  return condition.tokens.map((face, place) => (
    <svg key={place} viewBox="-22 -22 44 44" aria-hidden="true">
      <FaceSymbol face={face} letters={lettersOf(text.ranks)} />
    </svg>
  ));
}
