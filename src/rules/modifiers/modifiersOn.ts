import type { Modifier, ModifierKind } from '../../model/modifier';
import type { Unit } from '../../model/unit';
import { COMMANDERS } from '../../content/commanders';
import { areAdjacent } from '../board/zone';
import type { Game } from '../game';
import { fits } from '../effects/fits';

const NONE: readonly Modifier[] = [];

/** What each commander's ability gives to his own unit. */
const OWN: Readonly<Record<string, readonly Modifier[]>> = Object.fromEntries(
  Object.values(COMMANDERS).map(({ id, ability }) => [
    id,
    ability.filter((passive) => passive.to === 'unit').map((passive) => passive.modifier),
  ]),
);

/** What the abilities of these commanders give to others. */
const AURAS = new Map(
  Object.values(COMMANDERS)
    .map(({ id, ability }) => [id, ability.filter((passive) => passive.to === 'adjacentFriends')] as const)
    .filter(([, auras]) => auras.length > 0),
);

/** All that bends numbers of this unit now: its commander's ability, its neighbours', and what cards left in force. */
export function modifiersOn(game: Game, unit: Unit): readonly Modifier[] {
  const own = unit.commander === null ? NONE : OWN[unit.commander]!;
  let all: Modifier[] | null = null;
  for (const active of game.state.modifiers) {
    if (active.units.includes(unit.id)) (all ??= [...own]).push(active.modifier);
  }
  if (!game.hasAuras) return all ?? own;
  for (const commander of game.state.commanders) {
    const auras = AURAS.get(commander.id);
    if (auras === undefined || commander.captured || commander.side !== unit.side) continue;
    if (!areAdjacent(game, unit, game.state.units[commander.unit]!)) continue;
    for (const aura of auras) {
      if (aura.where === undefined || fits(game, unit, aura.where, null)) (all ??= [...own]).push(aura.modifier);
    }
  }
  return all ?? own;
}

/** The sum of the amounts of one kind of modifier. */
export function modifierSum(game: Game, unit: Unit, kind: 'moves' | 'valorHits' | 'captureValue' | 'keepsCards'): number {
  let sum = 0;
  for (const modifier of modifiersOn(game, unit)) if (modifier.kind === kind) sum += modifier.amount;
  return sum;
}

export function hasModifier(game: Game, unit: Unit, kind: ModifierKind, during?: 'move' | 'pursuit'): boolean {
  return modifiersOn(game, unit).some(
    (modifier) => modifier.kind === kind && (modifier.kind !== 'ignoresStops' || modifier.during === during),
  );
}
