import type { Face } from '../../model/dice';
import { FACES } from '../../model/dice';
import type { Unit } from '../../model/unit';
import { UNITS } from '../../content/units';
import type { Game } from '../game';
import { unitOf } from '../game';
import { hasKeyword } from '../modifiers/keyword';
import { hasModifier } from '../modifiers/modifiersOn';
import type { Blow } from './attackDice';
import { hitsPerFace } from './hits';

/** Why a symbol does to the target what it does. */
export type FaceReason =
  | 'rank'
  | 'otherRank'
  | 'armorRank'
  | 'armor'
  | 'valor'
  | 'noValor'
  | 'cavalry'
  | 'modifier'
  | 'morale'
  | 'unshaken';

/** What one die with this symbol comes to, before cover, toughness and Stalwart. */
export interface FaceEffect {
  readonly hits: number;
  /** Hexes of retreat. */
  readonly steps: number;
  readonly why: FaceReason;
}

/** A blow, and whether something has already made its morale results void. */
export type FallingBlow = Blow & { readonly ignoresMorale?: boolean };

/** The table of R11.7 for this blow, with the reason for each line. */
export function faceEffects(game: Game, blow: FallingBlow): Readonly<Record<Face, FaceEffect>> {
  const perFace = hitsPerFace(game, blow);
  const attacker = unitOf(game, blow.attacker);
  const target = unitOf(game, blow.target);
  const armored = hasKeyword(game, target, 'heavyArmor');
  // R12.6: a parting blow forces nobody back.
  const isHeld = blow.ignoresMorale === true || blow.form === 'parting' || hasModifier(game, target, 'unshaken');
  const reasonOf = (face: Face): FaceReason => {
    const isHit = perFace[face] > 0;
    if (face === 'morale') return isHit ? 'modifier' : isHeld ? 'unshaken' : 'morale';
    if (face === 'valor') return valorReason(attacker, target, isHit);
    if (isHit) return armored && target.rank !== face ? 'armorRank' : 'rank';
    return armored && target.rank === face ? 'armor' : 'otherRank';
  };
  const effectOf = (face: Face): FaceEffect => ({
    hits: perFace[face],
    steps: face === 'morale' && !isHeld ? 1 : 0,
    why: reasonOf(face),
  });
  return Object.fromEntries(FACES.map((face) => [face, effectOf(face)])) as Record<Face, FaceEffect>;
}

/** R11.7 b: who never hits with valor, and whom it does not hit; a card may make it hit all the same. */
function valorReason(attacker: Unit, target: Unit, isHit: boolean): FaceReason {
  if (!UNITS[attacker.type].valorHits) return isHit ? 'modifier' : 'noValor';
  const ridesAway = target.class === 'cavalry' && attacker.class !== 'cavalry';
  if (ridesAway) return isHit ? 'modifier' : 'cavalry';
  return isHit ? 'valor' : 'armor';
}
