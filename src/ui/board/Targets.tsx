import { useMemo } from 'react';
import type { Hex } from '../../model/hex';
import { attackOdds } from '../../rules';
import { CROSSED_SWORDS } from '../art/EngagementToken';
import { HexState } from '../art/HexState';
import { hexCentre } from '../art/hexShape';
import { useChoice } from '../choice/ChoiceContext';

/** Whom the picked unit may attack: corner brackets, and a pill with the dice; an arrow in a circle is a flanking reroll. */
export function Targets({ lit }: { readonly lit: ReadonlySet<Hex> }) {
  const { seen, options } = useChoice();
  const targets = useMemo(() => {
    const found = new Map<Hex, { readonly dice: number | null; readonly isFlanking: boolean } | null>();
    for (const option of options) {
      const hex = 'target' in option ? seen.units[option.target]?.hex : undefined;
      if (!('target' in option) || hex === undefined || !lit.has(hex) || found.has(hex)) continue;
      const form = option.type === 'hounds' ? { form: option.type } : {};
      const odds = option.type === 'support' ? null : attackOdds(seen, { unit: option.unit, target: option.target, ...form });
      found.set(hex, odds && { dice: odds.dice, isFlanking: odds.flanking });
    }
    return [...found];
  }, [seen, options, lit]);
  return targets.map(([hex, attack]) => {
    const { x, y } = hexCentre(seen.plan.grid, hex);
    return (
      <g key={hex} className="target" transform={`translate(${x} ${y})`}>
        <HexState state="target" />
        {attack !== null && <DicePill {...attack} />}
      </g>
    );
  });
}

function DicePill({ dice, isFlanking }: { readonly dice: number | null; readonly isFlanking: boolean }) {
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
