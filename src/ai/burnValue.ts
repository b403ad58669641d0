import type { Hex } from '../model/hex';
import type { Unit } from '../model/unit';
import { DIE, FACE_COUNT } from '../model/dice';
import { RANK_DICE } from '../model/unit';
import { scorchTargets } from '../rules/combat/targets';
import { hasKeyword } from '../rules/modifiers/keyword';
import type { Mind } from './mind';
import { fieldOf } from './mind';

/** The best hex a unit could set on fire from where it stands (R15.9); 0 where that brings nothing. */
export function burnValue(mind: Mind, unit: Unit): number {
  if (fieldOf(mind).burn.size === 0 || !hasKeyword(mind.game, unit, 'scorchedEarth')) return 0;
  return Math.max(0, ...scorchTargets(mind.game, unit).map((hex) => scorchValue(mind, unit, hex)));
}

/** Each green shield is a level. */
export const scorchValue = (mind: Mind, unit: Unit, hex: Hex): number =>
  (RANK_DICE[unit.rank] * FACE_COUNT.green * (fieldOf(mind).burn.get(hex) ?? -1)) / DIE.length;
