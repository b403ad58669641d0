import { CROSSED_SWORDS } from '../art/EngagementToken';
import type { TargetDice } from './useTargets';

/** How many dice an attack rolls; an arrow in a circle is a flanking reroll. */
export function DicePill({ dice, isFlanking }: TargetDice) {
  const width = isFlanking ? 54 : 40;
  return (
    <g transform={`translate(${44 - width} 26)`} className="dice-pill">
      <rect width={width} height={21} rx={10.5} />
      <path d={CROSSED_SWORDS} transform="translate(11.5 10.5)" />
      <text x={27} y={16} className="art-text" fontSize={16}>
        {dice ?? '?'}
      </text>
      {isFlanking && <path d="M45.2 7.2A5 5 0 1 0 46.4 12M45.6 3.4V7.8H41.2" />}
    </g>
  );
}
