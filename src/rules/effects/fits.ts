import type { UnitFilter } from '../../model/filter';
import type { CommanderState } from '../../model/state';
import type { Unit } from '../../model/unit';
import { distance } from '../board/geometry';
import { engagementOf } from '../combat/engagement';
import type { Game } from '../game';
import { orderOf } from '../order';

type Test<K extends keyof UnitFilter> = (
  game: Game,
  unit: Unit,
  wanted: NonNullable<UnitFilter[K]>,
  commander: CommanderState | null,
) => boolean;

const TESTS: { readonly [K in keyof Required<UnitFilter>]: Test<K> } = {
  ranks: (_, unit, ranks) => ranks.includes(unit.rank),
  classes: (_, unit, classes) => classes.includes(unit.class),
  engaged: (game, unit, engaged) => (engagementOf(game, unit) !== undefined) === engaged,
  ready: (_, unit, ready) => unit.ready === ready,
  ordered: (game, unit, ordered) => (orderOf(game, unit.id) !== undefined) === ordered,
  hasCommander: (_, unit, has) => (unit.commander !== null) === has,
  figures: (_, unit, atLeast) => unit.figures >= atLeast,
  besideCommander: (game, unit, beside, commander) =>
    commander !== null && distance(game.geometry, game.state.units[commander.unit]!.hex, unit.hex) <= 1 === beside,
};

/** Whether a unit is one that a command, tactic or ability speaks of. */
export function fits(game: Game, unit: Unit, filter: UnitFilter, commander: CommanderState | null): boolean {
  for (const key in filter) {
    const wanted = filter[key as keyof UnitFilter];
    // The table pairs each key with the type of its value; the loop loses that pairing.
    const test = TESTS[key as keyof UnitFilter] as (g: Game, u: Unit, w: unknown, c: CommanderState | null) => boolean;
    if (wanted !== undefined && !test(game, unit, wanted, commander)) return false;
  }
  return true;
}
