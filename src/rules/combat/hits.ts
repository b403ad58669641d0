import type { Face } from '../../model/dice';
import type { Modifier } from '../../model/modifier';
import type { Rank, Unit } from '../../model/unit';
import { COMMANDERS } from '../../content/commanders';
import { UNITS } from '../../content/units';
import type { Game } from '../game';
import { unitOf } from '../game';
import { hasKeyword, keywordLevel } from '../modifiers/keyword';
import { modifierSum, modifiersOn } from '../modifiers/modifiersOn';
import type { Blow } from './attackDice';
import { isAnswer } from './attackDice';
import { engagementOf, foeOf } from './engagement';

/** The shields that hit a unit in Heavy Armor (R15.5). */
const RANK_ABOVE: Readonly<Record<Rank, Rank>> = { green: 'blue', blue: 'red', red: 'red' };

/** A commander whose capture value was lowered is still no ordinary figure: capturing him takes a hit. */
const LEAST_CAPTURE_VALUE = 1;

const NO_MODIFIERS: readonly Modifier[] = [];

/** How many hits one die scores with each symbol (R11.7 a, b). */
export function hitsPerFace(game: Game, blow: Blow): Record<Face, number> {
  const attacker = unitOf(game, blow.attacker);
  const target = unitOf(game, blow.target);
  const armored = hasKeyword(game, target, 'heavyArmor');
  const modifiers = isAnswer(blow.form) ? NO_MODIFIERS : modifiersOn(game, attacker);
  const hits = { green: 0, blue: 0, red: 0, valor: 0, morale: 0 };
  hits[armored ? RANK_ABOVE[target.rank] : target.rank] = 1;

  const isPierced = modifiers.some((modifier) => modifier.kind === 'valorPierces');
  const ridesAway = target.class === 'cavalry' && attacker.class !== 'cavalry' && !isPierced;
  if (UNITS[attacker.type].valorHits && !ridesAway && !(armored && target.rank === 'red')) {
    hits.valor = modifiers.some((modifier) => modifier.kind === 'valorDoubles') ? 2 : 1;
  }
  for (const modifier of modifiers) {
    if (modifier.kind === 'valorHits') hits.valor += modifier.amount;
    else if (modifier.kind === 'moraleHits') hits.morale = 1;
  }
  return hits;
}

/** How many hits of this attack the target ignores: cover and toughness add up (R15.4). */
export function shelterOf(game: Game, blow: Blow): number {
  const target = unitOf(game, blow.target);
  const { cover } = game.land[target.hex]!;
  return keywordLevel(game, target, 'toughness') + (cover > 0 && !hasComeOut(game, blow, target) ? cover : 0);
}

/** Engaged under its own house's token a unit has no cover (R16.6). */
function hasComeOut(game: Game, blow: Blow, target: Unit): boolean {
  if (engagementOf(game, target)?.token !== target.side) return false;
  // R12.2: an attack on the unit it is engaged with turns the token before the roll, so it makes no difference
  // whether that is done already.
  return isAnswer(blow.form) || foeOf(game, target)?.id !== blow.attacker;
}

/** The hits of a roll: those left for the figures, and those that cover and toughness ignored (R11.7 c). */
export function scoredHits(game: Game, blow: Blow, faces: readonly Face[]): { hits: number; ignored: number } {
  const perFace = hitsPerFace(game, blow);
  let scored = 0;
  for (const face of faces) scored += perFace[face];
  const ignored = Math.min(scored, shelterOf(game, blow));
  return { hits: scored - ignored, ignored };
}

/**
 * Hits beyond the ordinary figures that capture the target's commander (R6.3); 0 where there is none. Hits that no attack
 * caused have no blow, and "when attacking" is not said of answers (R11.9, R12.9).
 */
export function captureValueOf(game: Game, blow: Pick<Blow, 'form' | 'attacker'> | null, target: Unit): number {
  if (target.commander === null) return 0;
  const lowered =
    blow === null || isAnswer(blow.form) ? 0 : modifierSum(game, unitOf(game, blow.attacker), 'captureValue');
  return Math.max(LEAST_CAPTURE_VALUE, COMMANDERS[target.commander].captureValue + lowered);
}
