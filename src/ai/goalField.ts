import type { Hex } from '../model/hex';
import type { Side } from '../model/side';
import { enemyOf } from '../model/side';
import type { Game } from '../rules';
import { rowsFrom } from '../rules/board/geometry';
import { NOBODY, isOnBoard, unitOf } from '../rules/game';
import type { Goal } from './goals';
import { goalsOf } from './goals';
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
  for (const [hex, worth] of held) raise(pull, hex, game.at[hex] === NOBODY ? worth : worth * sharedDraw(game, side, hex));
  for (const [hex, worth] of burn) if (game.terrain[hex] !== 'razed') raise(fire, hex, worth);
  if (held.size > 0) spread(game, side, pull, held.keys());
  if (burn.size > 0) spread(game, side, fire, burn.keys());
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
    (unit) => unit.side !== side && isOnBoard(unit) && (game.geometry.distances[unit.hex * game.geometry.size + hex] ?? Infinity) <= WEIGHTS.near,
  );

function raise(field: Float64Array, hex: Hex, worth: number): void {
  if (worth > (field[hex] ?? 0)) field[hex] = worth;
}

/** Less is not felt. */
const FAINT = 0.02;

/** From hex to hex the pull grows weaker, the more so through what holds up a march. */
function spread(game: Game, side: Side, field: Float64Array, from: Iterable<Hex>): void {
  const { adjacent } = game.geometry;
  const queue: Hex[] = [...from];
  const { decay, slowed, barred } = WEIGHTS;
  for (const hex of queue) {
    const there = game.at[hex] ?? NOBODY;
    const isBarred = there !== NOBODY && unitOf(game, there).side === side;
    const felt = (field[hex] ?? 0) * decay * (isBarred ? barred : 1) * (game.land[hex]?.stops === 'nobody' ? 1 : slowed);
    if (felt < FAINT) continue;
    for (const next of adjacent[hex] ?? []) {
      if (felt <= (field[next] ?? 0) * 1.0001 || game.closed[next] !== 0) continue;
      field[next] = felt;
      queue.push(next);
    }
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
