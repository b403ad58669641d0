import type { BattlePlan, Scoring } from '../../model/battle';
import type { Hex } from '../../model/hex';
import type { Refusal } from '../../model/refusal';
import { enemyOf } from '../../model/side';
import type { Piece } from '../../model/skirmish';
import type { SkirmishTask } from '../../model/task';
import { setupCardOf } from '../../content/skirmish';
import { distance, rowsFrom } from '../board/geometry';
import { ZONE_RADIUS } from '../board/zone';
import type { Draft } from '../draft';
import type { Game } from '../game';
import { lookUpAgain } from '../game';
import { setUp } from '../setUp';
import { refuse } from '../whyNot/attempt';
import { hexObstacle } from '../whyNot/hexObstacle';
import { acting, skirmishOf } from './commanders';

/** Why the next piece may not be placed there; `null` when it may (R19.4). */
export function placingObstacle(game: Game, task: SkirmishTask, hex: Hex): Refusal | null {
  const piece = task.pieces[0]!;
  const { grid, edges } = game.state.plan;
  if (rowsFrom(grid, hex, edges[acting(task)]) > rowsFor(task, piece)) return refuse('R19.4', 'tooFar', { hex });
  if (piece.kind === 'terrain') return game.terrain[hex] === 'plain' ? null : refuse('R19.4', 'occupied', { hex });
  return hexObstacle(game, hex, 'R19.4') ?? (piece.muster.commander === null ? null : zoneObstacle(game, hex));
}

export const placesFor = (game: Game, task: SkirmishTask): Hex[] =>
  Array.from(game.terrain.keys()).filter((hex) => placingObstacle(game, task, hex) === null);

function rowsFor(task: SkirmishTask, piece: Piece): number {
  const { rows } = skirmishOf(task);
  if (piece.kind === 'terrain') return rows.terrain;
  return piece.muster.commander === null ? rows.units : rows.commanders;
}

/** Zones of control of any two commanders share no hex. */
function zoneObstacle({ state, geometry }: Game, hex: Hex): Refusal | null {
  const near = state.units.find((unit) => unit.commander !== null && distance(geometry, hex, unit.hex) <= 2 * ZONE_RADIUS);
  return near === undefined ? null : refuse('R19.4', 'zonesOverlap', { hex, unit: near.id, commander: near.commander! });
}

/** Places the next piece of the acting house. */
export function placePiece(game: Game, task: Draft<SkirmishTask>, hex: Hex): void {
  const { plan } = game.state;
  const piece = task.pieces.shift()!;
  if (piece.kind === 'terrain') {
    layOut(game, { ...plan, ground: plan.ground.with(hex, piece.ground) });
    game.events?.push({ type: 'terrainPlaced', side: acting(task), ground: piece.ground, hex });
  } else {
    layOut(game, { ...plan, army: [...plan.army, { ...piece.muster, hex }] });
    game.events?.push({ type: 'unitPlaced', unit: plan.army.length, hex });
  }
}

/** So far the game is nothing but its plan, set up; only the agenda goes on. */
export function layOut(game: Game, plan: BattlePlan): void {
  Object.assign(game.state, { ...setUp(plan, game.state.rules), agenda: game.state.agenda });
  lookUpAgain(game);
}

/** Commanders bring as many points as their values, where the card puts a price on them (R19.1). */
export function prices(task: SkirmishTask): Scoring[] {
  const { captured } = skirmishOf(task).points;
  if (captured === 0) return [];
  return task.chosen.map(setupCardOf).map(({ side, commander }) => ({
    when: 'end',
    side: enemyOf(side),
    claim: { kind: 'captured', commander: commander!.id },
    points: captured * commander!.value,
  }));
}
