import type { Decision } from '../model/decision';
import type { GameEvent } from '../model/event';
import type { Hex } from '../model/hex';
import { OFF_BOARD } from '../model/hex';
import type { GameState } from '../model/state';
import type { Terrain, TerrainRule } from '../model/terrain';
import type { Unit, UnitId } from '../model/unit';
import { COMMANDERS } from '../content/commanders';
import { TERRAIN } from '../content/terrain';
import type { Draft } from './draft';
import type { Geometry } from './board/geometry';
import { geometryOf } from './board/geometry';

/** Nobody stands there. */
export const NOBODY = -1;

/**
 * A state with its look-ups. Procedures write to `state` and never ask whose copy it is, that of `reduce` or that of a
 * search; for questions it is a frozen state.
 */
export interface Game {
  readonly state: Draft<GameState>;
  readonly geometry: Geometry;
  /** Unit by hex, or NOBODY. */
  readonly at: Int16Array;
  /** What counts on each hex: token or else ground. Replaced, never written to. */
  terrain: readonly Terrain[];
  /** Its rule (R16). Replaced likewise. */
  land: readonly TerrainRule[];
  /** 1 where no unit may enter, whoever stands there: impassable terrain or fire (R7.2). */
  readonly closed: Uint8Array;
  /** Whether some commander's ability reaches other units than his own. */
  readonly hasAuras: boolean;
  /** Where events go; `null` when nobody listens. */
  readonly events: GameEvent[] | null;
  /** What the game waits for, once asked; cleared by every answer. */
  decision: Decision | null | undefined;
}

const known = new WeakMap<GameState, Game>();

/** The look-ups of a state that does not change any more; for questions only. */
export function gameOf(state: GameState): Game {
  const before = known.get(state);
  if (before !== undefined) return before;
  const game = lookUp(state, null);
  known.set(state, game);
  return game;
}

/** Keeps the look-ups of a state just reached, and the decision already asked for. */
export function remember(state: GameState, reached: Game): void {
  const { decision } = reached;
  const task = state.agenda[state.agenda.length - 1];
  known.set(state, {
    ...reached,
    state: state as Draft<GameState>,
    events: null,
    decision: decision && task ? { ...decision, task } : decision,
  });
}

export function lookUp(state: GameState, events: GameEvent[] | null): Game {
  const geometry = geometryOf(state.plan.grid);
  const at = new Int16Array(geometry.size).fill(NOBODY);
  for (const unit of state.units) if (unit.hex !== OFF_BOARD) at[unit.hex] = unit.id;
  const terrain = terrainOf(state);
  const land = terrain.map((name) => TERRAIN[name]);
  const hasAuras = state.commanders.some(({ id }) => COMMANDERS[id].ability.some(({ to }) => to !== 'unit'));
  const closed = Uint8Array.from(land, (rule, hex) => Number(rule.impassable || state.fires[hex] !== undefined));
  // Only procedures write, and they are never given a frozen state.
  const owned = state as Draft<GameState>;
  return { state: owned, geometry, at, terrain, land, closed, hasAuras, events, decision: undefined };
}

/** Looks all up anew once a skirmish has changed what is fixed in a battle: the ground and the army (R19.4). */
export function lookUpAgain(game: Game): void {
  Object.assign(game, lookUp(game.state, game.events));
}

function terrainOf(state: GameState): readonly Terrain[] {
  const terrain: Terrain[] = [...state.plan.ground];
  for (const [hex, token] of Object.entries(state.tokens)) terrain[Number(hex)] = token;
  return terrain;
}

export const unitAt = (game: Game, hex: Hex): UnitId => game.at[hex]!;

export const unitOf = (game: Game, id: UnitId): Draft<Unit> => game.state.units[id]!;

export const isOnBoard = (unit: Unit): boolean => unit.hex !== OFF_BOARD;
