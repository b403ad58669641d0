import type { Hex } from '../model/hex';
import type { Unit } from '../model/unit';
import { DIE, FACE_COUNT } from '../model/dice';
import { RANK_DICE } from '../model/unit';
import { scorchTargets } from '../rules/combat/targets';
import { hasKeyword } from '../rules/modifiers/keyword';
import { DOUSING } from '../rules/procedures/fire';
import { goalsOf } from './goals';
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

/** A fire stands in everybody's way. */
const IN_THE_WAY = 0.3;

/** What it is worth to try and put a fire out (R17.4): what it earns would be lost to whoever lit it. */
export function douseValue({ game, side }: Mind, hex: Hex): number {
  const level = game.state.fires[hex] ?? 1;
  const earned = goalsOf(game)
    .filter((goal) => goal.by === 'fire' && goal.hex === hex)
    .reduce((sum, goal) => sum + (goal.side === side ? -1 : 1) * goal.worth * level, 0);
  return IN_THE_WAY + (earned * FACE_COUNT[DOUSING[level]]) / DIE.length;
}
