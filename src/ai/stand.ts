import { DIE, FACE_COUNT } from '../model/dice';
import type { Hex } from '../model/hex';
import type { Unit } from '../model/unit';
import { RANK_DICE } from '../model/unit';
import { distance } from '../rules/board/geometry';
import { ZONE_RADIUS } from '../rules/board/zone';
import type { Game } from '../rules';
import { isOnBoard, unitOf } from '../rules/game';
import { hasKeyword } from '../rules/modifiers/keyword';
import { aimedAt } from '../rules/special/catapults';
import { chanceOfCapture, figuresAtRisk } from './danger';
import type { Mind } from './mind';
import { fieldOf } from './mind';
import type { Reason, Scorer } from './scorer';
import { sumOf } from './scorer';
import { endWorth, figureWorth, standingWorth } from './worth';

/** A unit on a hex where it is or could be. */
interface Stand {
  readonly unit: Unit;
  readonly hex: Hex;
}

/** From here on a battle is near enough. */
const FAR = 12;
/** Where archers like their enemies. */
const BOWSHOT = 3;

export const STAND_SCORERS: readonly Scorer<Stand>[] = [
  { name: 'objective', weight: 0.56, of: (mind, { unit, hex }) => goalValue(mind, unit, hex) },
  { name: 'exposure', weight: -0.22, of: (mind, { unit, hex }) => figuresAtRisk(mind, unit, hex) * figureWorth(mind.game, unit) },
  { name: 'capture', weight: -1.8, of: (mind, { unit, hex }) => chanceOfCapture(mind, unit, hex) * endWorth(mind.game, unit) },
  { name: 'hazard', weight: -1, of: ({ game }, { unit, hex }) => hazard(game, unit, hex) },
  { name: 'support', weight: 0.099, of: ({ game }, { unit, hex }) => Math.min(2, friendsBeside(game, unit, hex)) },
  { name: 'command', weight: 0.24, of: ({ game }, { unit, hex }) => Number(isCommanded(game, unit, hex)) },
  { name: 'ground', weight: 0.33, of: ({ game }, { unit, hex }) => ground(game, unit, hex) },
  { name: 'closing', weight: 0.22, of: ({ game }, { unit, hex }) => closing(game, unit, hex) },
];

/** What it is worth to this house to have the unit there. */
export const standValue = (mind: Mind, unit: Unit, hex: Hex, reasons: Reason[] | null): number =>
  sumOf(STAND_SCORERS, mind, { unit, hex }, reasons);

function goalValue(mind: Mind, unit: Unit, hex: Hex): number {
  const { pull, held, fire, burn } = fieldOf(mind);
  const drawn = Math.max(pull[hex] ?? 0, held.get(hex) ?? 0);
  return burn.size > 0 && hasKeyword(mind.game, unit, 'scorchedEarth') ? Math.max(drawn, fire[hex] ?? 0) : drawn;
}

/** What a catapult that aims there may cost. */
const hazard = (game: Game, unit: Unit, hex: Hex): number =>
  hex !== unit.hex && aimedAt(game, unit, [hex]).length > 0 ? (standingWorth(game, unit) * FACE_COUNT[unit.rank]) / DIE.length : 0;

function friendsBeside(game: Game, unit: Unit, hex: Hex): number {
  let friends = 0;
  for (const next of game.geometry.adjacent[hex] ?? []) {
    const there = game.at[next] ?? -1;
    if (there >= 0 && there !== unit.id && unitOf(game, there).side === unit.side) friends += 1;
  }
  return friends;
}

/** In the zone of a commander (R6.5); a commander himself where most others are. */
function isCommanded(game: Game, unit: Unit, hex: Hex): boolean {
  if (unit.commander !== null) {
    return game.state.units.some((one) => one.id !== unit.id && one.side === unit.side && distance(game.geometry, hex, one.hex) <= ZONE_RADIUS);
  }
  return game.state.commanders.some(
    ({ side, captured, unit: his }) => side === unit.side && !captured && distance(game.geometry, unitOf(game, his).hex, hex) <= ZONE_RADIUS,
  );
}

/** Its own dice suffer in woods, and archers like hills. */
function ground({ land, terrain }: Game, unit: Unit, hex: Hex): number {
  const rule = land[hex];
  if (rule === undefined) return 0;
  const lost = rule.diceFrom === null ? 0 : Math.max(0, RANK_DICE[unit.rank] - rule.diceFrom);
  return (unit.class === 'ranged' && terrain[hex] === 'hill' ? 1 : 0) - lost * 0.5 - (terrain[hex] === 'ford' ? 0.5 : 0);
}

/** Nearness to the nearest enemy; archers keep their distance. */
function closing(game: Game, unit: Unit, hex: Hex): number {
  let nearest = FAR;
  for (const enemy of game.state.units) {
    if (enemy.side === unit.side || !isOnBoard(enemy)) continue;
    nearest = Math.min(nearest, distance(game.geometry, hex, enemy.hex));
  }
  return unit.class === 'ranged' ? -Math.abs(nearest - BOWSHOT) : -nearest;
}
