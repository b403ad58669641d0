import type { Side } from '../../model/side';
import { CommandToken } from '../art/CommandToken';
import { useWords } from '../TableContext';

interface CommandCostProps {
  readonly side: Side;
  readonly cost: number;
}

/** A command token with the number that a command costs (R9.2). */
export function CommandCost({ side, cost }: CommandCostProps) {
  const { words } = useWords();
  return (
    <svg viewBox="-12 -12 24 24" className={`card-cost cost-${side}`} role="img" aria-label={words.card.cost(cost)}>
      <CommandToken side={side} empty={false} />
      <text y={4.6} className="art-text" fontSize={13}>
        {cost}
      </text>
    </svg>
  );
}
