import type { Hex } from '../../model/hex';
import { enemyOf } from '../../model/side';
import type { Unit, UnitId } from '../../model/unit';
import { UNITS } from '../../content/units';
import { distance } from '../board/geometry';
import type { Look } from '../board/sight';
import { canSee } from '../board/sight';
import { isBurning } from '../board/standing';
import type { Game } from '../game';
import { isOnBoard, unitAt, NOBODY } from '../game';
import { hasKeyword } from '../modifiers/keyword';
import { foeOf, isEngaged } from './engagement';

/** Units do not block the sight of a ranged unit on a hill (R10.6). */
export const lookOf = (game: Game, unit: Unit): Look =>
  unit.class === 'ranged' && game.terrain[unit.hex] === 'hill' ? 'nobody' : 'all';

/** Whom a unit may attack from where it stands (R10, R12.5). */
export function targetsOf(game: Game, unit: Unit): UnitId[] {
  if (isBurning(game, unit.hex)) return [];
  const foe = foeOf(game, unit);
  if (foe !== null && unit.class === 'ranged') return [foe.id];
  const { range } = UNITS[unit.type];
  // An engaged unit leaves its foe to attack another one (R12.5); that is a matter of the attack, not of the target.
  return enemiesWithin(game, unit, 1, range, lookOf(game, unit));
}

/** How far war hounds run (R15.8). */
export const HOUNDS_RANGE = { least: 2, most: 3 };

/** Whom its war hounds may be set on (R15.8). */
export function houndTargets(game: Game, unit: Unit, least: number): UnitId[] {
  if (isBurning(game, unit.hex) || isEngaged(game, unit)) return [];
  return enemiesWithin(game, unit, least, HOUNDS_RANGE.most, enemyOf(unit.side));
}

function enemiesWithin(game: Game, unit: Unit, least: number, most: number, look: Look): UnitId[] {
  const targets: UnitId[] = [];
  for (const other of game.state.units) {
    if (other.side === unit.side || !isOnBoard(other)) continue;
    const range = distance(game.geometry, unit.hex, other.hex);
    if (range < least || range > most) continue;
    if (range === 1 || canSee(game, unit.hex, other.hex, look)) targets.push(other.id);
  }
  return targets;
}

/** Neighbouring hexes it may set on fire instead of attacking (R15.9, R17.9). */
export function scorchTargets(game: Game, unit: Unit): Hex[] {
  if (!hasKeyword(game, unit, 'scorchedEarth') || isBurning(game, unit.hex)) return [];
  return game.geometry.adjacent[unit.hex]!.filter(
    (hex) =>
      unitAt(game, hex) === NOBODY &&
      game.land[hex]!.burnLimit > (game.state.fires[hex] ?? 0) &&
      mayScorch(game, unit, hex),
  );
}

/** A special rule may grant it against one kind of terrain only (R0.1). */
function mayScorch(game: Game, unit: Unit, hex: Hex): boolean {
  return game.state.plan.special.every(
    (rule) =>
      rule.kind !== 'grantKeyword' ||
      rule.keyword !== 'scorchedEarth' ||
      !rule.labels.includes(unit.label) ||
      rule.onlyAgainst === null ||
      rule.onlyAgainst === game.terrain[hex],
  );
}

/** Fires it may try to put out: neighbouring ones instead of attacking (R17.4), its own with its whole order (R17.3). */
export function douseTargets(game: Game, unit: Unit, hasMoved: boolean): Hex[] {
  if (isBurning(game, unit.hex)) return hasMoved ? [] : [unit.hex];
  return game.geometry.adjacent[unit.hex]!.filter((hex) => isBurning(game, hex));
}
