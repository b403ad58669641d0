import type { BattlePlan } from '../../model/battle';
import { SIDES } from '../../model/side';
import { boardSize } from './boardBox';

const TOOTH = 14;

/** Whose edge is whose (R3.6): Stark's toothed, Lannister's scalloped. */
export function BoardEdges({ plan }: { readonly plan: BattlePlan }) {
  const { width, height } = boardSize(plan);
  const teeth = Math.round(width / TOOTH);
  const step = width / teeth;
  return SIDES.map((side) => {
    const tooth = side === 'stark' ? `l${step / 2} 7l${step / 2} -7` : `a${step / 2} 7 0 0 0 ${step} 0`;
    const at = plan.edges[side] === 'top' ? 'translate(0 -12)' : `translate(0 ${height + 12}) scale(1 -1)`;
    return (
      <path key={side} d={`M0 -3V0${tooth.repeat(teeth)}V-3Z`} transform={at} fill={`var(--${side}-deep)`} />
    );
  });
}
