import type { Hex } from '../model/hex';
import type { Side } from '../model/side';
import { enemyOf } from '../model/side';
import type { Game } from '../rules';
import { rowsFrom } from '../rules/board/geometry';
import { NOBODY, isOnBoard, unitOf } from '../rules/game';
import type { Goal } from './goals';
import { goalsOf } from './goals';
import { NO_WAY, wayDistances } from './wayDistances';
import { WEIGHTS } from './weights';

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
const DECAYS = new Map<number, Float64Array>();
const decays = (): Float64Array => {
  let d = DECAYS.get(WEIGHTS.decay);
  if (d === undefined) DECAYS.set(WEIGHTS.decay, (d = Float64Array.from({ length: NO_WAY }, (_, way) => WEIGHTS.decay ** way)));
  return d;
};

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
  unitOf(game, game.at[hex] ?? NOBODY).side === side ? WEIGHTS.occupied : 1;

/** By whoever has it now, and how late it is. */
function drawOf(game: Game, side: Side, { hex, side: gainer, worth, by }: Goal): number {
  const { round, plan, control } = game.state;
  const urgency = WEIGHTS.early + ((1 - WEIGHTS.early) * round) / plan.rounds;
  const there = game.at[hex] ?? NOBODY;
  const holder = by === 'control' ? control[hex] : there === NOBODY ? undefined : unitOf(game, there).side;
  if (holder === enemyOf(side)) return worth * urgency;
  if (holder === undefined && gainer === side) return worth * urgency * WEIGHTS.untaken;
  return worth * urgency * (isThreatened(game, side, hex) ? WEIGHTS.guard : by === 'presence' && gainer === side ? WEIGHTS.untaken : WEIGHTS.quietGuard);
}

const isThreatened = (game: Game, side: Side, hex: Hex): boolean =>
  game.state.units.some(
    (unit) => unit.side !== side && isOnBoard(unit) && (game.geometry.distances[unit.hex * game.geometry.size + hex] ?? NO_WAY) <= WEIGHTS.near,
  );

function spread(game: Game, into: Float64Array, hex: Hex, worth: number): void {
  const ways = wayDistances(game, hex);
  const table = decays();
  for (let from = 0; from < into.length; from += 1) {
    const drawn = worth * (table[ways[from] ?? NO_WAY] ?? 0);
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
    const share = (WEIGHTS.point * times) / scoring.units;
    for (let hex = 0; hex < geometry.size; hex += 1) {
      const row = rowsFrom(plan.grid, hex, plan.edges[side]);
      const points = Math.max(0, ...scoring.rows.filter((one) => one.row <= row).map((one) => one.points));
      field[hex] = (field[hex] ?? 0) + share * (points + row * WEIGHTS.rowForward);
    }
  }
  return field;
}
