import { useMemo } from 'react';
import type { Hex } from '../../model/hex';
import { attackOdds } from '../../rules';
import { useChoice } from '../choice/ChoiceContext';

export interface TargetDice {
  /** `null` where the first die decides (R15.8). */
  readonly dice: number | null;
  readonly isFlanking: boolean;
}

/** Who can be chosen as a target now, by hex; `null` for one against whom no dice are rolled. */
export function useTargets(lit: ReadonlySet<Hex>): ReadonlyMap<Hex, TargetDice | null> {
  const { seen, options } = useChoice();
  return useMemo(() => {
    const found = new Map<Hex, TargetDice | null>();
    for (const option of options) {
      const hex = 'target' in option ? seen.units[option.target]?.hex : undefined;
      if (!('target' in option) || hex === undefined || !lit.has(hex) || found.has(hex)) continue;
      const form = option.type === 'hounds' ? { form: option.type } : {};
      const odds = option.type === 'support' ? null : attackOdds(seen, { unit: option.unit, target: option.target, ...form });
      found.set(hex, odds && { dice: odds.dice, isFlanking: odds.flanking });
    }
    return found;
  }, [seen, options, lit]);
}
