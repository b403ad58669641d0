import type { Hex } from '../model/hex';
import type { Side } from '../model/side';
import { enemyOf } from '../model/side';
import type { Game } from '../rules';
import { rowsFrom } from '../rules/board/geometry';
import { NOBODY, isOnBoard, unitOf } from '../rules/game';
import type { Goal } from './goals';
import { goalsOf } from './goals';
import { NO_WAY, wayDistances } from './wayDistances';
import { POINT_WORTH } from './worth';

/** How the goals of the battle pull a house. */
export interface GoalField {
  /** By hex, for whoever is not there yet. */
  readonly pull: Float64Array;
  /** The same for units that can set fires. */
  readonly fire: Float64Array;
  /** What it is worth to stand on a goal. */
  readonly held: ReadonlyMap<Hex, number>;
  /** What one level of fire is worth. */
  readonly burn: ReadonlyMap<Hex, number>;
}

/** A pull grows weaker with each hex of the way. */
const DECAY = 0.8;
const DECAYS = Float64Array.from({ length: NO_WAY }, (_, way) => DECAY ** way);
/** Shares of a goal's worth that draw a unit to it. */
const UNTAKEN = 0.7;
const GUARD = 0.35;
const QUIET_GUARD = 0.06;
/** Where a friend stands already, there is less to do. */
const OCCUPIED = 0.35;
/** An enemy so near may be coming for it. */
const NEAR = 4;

export function goalFieldOf(game: Game, side: Side): GoalField {
  const { size } = game.geometry;
  const pull = rowsField(game, side);
  const fire = new Float64Array(size);
  const held = new Map<Hex, number>();
  const burn = new Map<Hex, number>();
  for (const goal of goalsOf(game)) {
    if (goal.by === 'fire') {
      if (goal.side === side) burn.set(goal.hex, (burn.get(goal.hex) ?? 0) + goal.worth);
    } else held.set(goal.hex, (held.get(goal.hex) ?? 0) + drawOf(game, side, goal));
  }
  for (const [hex, worth] of held) spread(game, pull, hex, game.at[hex] === NOBODY ? worth : worth * sharedDraw(game, side, hex));
  for (const [hex, worth] of burn) if (game.terrain[hex] !== 'razed') spread(game, fire, hex, worth);
  return { pull, fire, held, burn };
}

const sharedDraw = (game: Game, side: Side, hex: Hex): number =>
  unitOf(game, game.at[hex] ?? NOBODY).side === side ? OCCUPIED : 1;

/** By whoever has it now, and how late it is. */
function drawOf(game: Game, side: Side, { hex, side: gainer, worth, by }: Goal): number {
  const { round, plan, control } = game.state;
  const urgency = 0.4 + (0.6 * round) / plan.rounds;
  const there = game.at[hex] ?? NOBODY;
  const holder = by === 'control' ? control[hex] : there === NOBODY ? undefined : unitOf(game, there).side;
  if (holder === enemyOf(side)) return worth * urgency;
  if (holder === undefined && gainer === side) return worth * urgency * UNTAKEN;
  return worth * urgency * (isThreatened(game, side, hex) ? GUARD : by === 'presence' && gainer === side ? UNTAKEN : QUIET_GUARD);
}

const isThreatened = (game: Game, side: Side, hex: Hex): boolean =>
  game.state.units.some(
    (unit) => unit.side !== side && isOnBoard(unit) && (game.geometry.distances[unit.hex * game.geometry.size + hex] ?? NO_WAY) <= NEAR,
  );

function spread(game: Game, into: Float64Array, hex: Hex, worth: number): void {
  const ways = wayDistances(game, hex);
  for (let from = 0; from < into.length; from += 1) {
    const drawn = worth * (DECAYS[ways[from] ?? NO_WAY] ?? 0);
    if (drawn > (into[from] ?? 0)) into[from] = drawn;
  }
}

/** Where rows earn points every row forward is something, and a marked one is what it says. */
function rowsField({ geometry, state }: Game, side: Side): Float64Array {
  const field = new Float64Array(geometry.size);
  const { plan, round } = state;
  for (const scoring of plan.scoring) {
    if (!('rows' in scoring) || scoring.side !== side) continue;
    const times = scoring.when === 'round' ? Math.max(1, plan.rounds - round + 1) : 1;
    const share = (POINT_WORTH * times) / scoring.units;
    for (let hex = 0; hex < geometry.size; hex += 1) {
      const row = rowsFrom(plan.grid, hex, plan.edges[side]);
      const points = Math.max(0, ...scoring.rows.filter((one) => one.row <= row).map((one) => one.points));
      field[hex] = (field[hex] ?? 0) + share * (points + row / 10);
    }
  }
  return field;
}
