import type { BattlePlan, HexMarker } from './battle';
import type { CardId } from './card';
import type { CommanderId } from './commander';
import type { Pool } from './dice';
import type { Hex } from './hex';
import type { ActiveModifier } from './modifier';
import type { Marker } from './morale';
import type { OptionalRules } from './options';
import type { BySide, Side } from './side';
import type { Task } from './task';
import type { FireLevel, TerrainToken } from './terrain';
import type { Unit, UnitId } from './unit';

export interface HouseState {
  /** Top card first. */
  readonly deck: readonly CardId[];
  readonly hand: readonly CardId[];
  readonly discard: readonly CardId[];
  readonly pool: Pool;
  /** Command tokens on the command board (R9.2). */
  readonly commandTokens: number;
  readonly points: number;
  readonly passed: boolean;
}

export interface CommanderState {
  readonly id: CommanderId;
  readonly side: Side;
  readonly unit: UnitId;
  /** Command tokens on the card. */
  readonly tokens: number;
  /** The card is turned: no commitment ability any more (R6.4). */
  readonly committed: boolean;
  readonly captured: boolean;
}

/** An engagement token between two units; it shows the house of the last to attack across it (R12.1). */
export interface Engagement {
  readonly stark: UnitId;
  readonly lannister: UnitId;
  readonly token: Side;
}

/** What a unit ordered in this turn has done and may still do. */
export interface Order {
  readonly unit: UnitId;
  /** Hexes moved, pursuits included. */
  readonly moved: number;
  readonly hasMoved: boolean;
  /** Attacks it may still make. */
  readonly attacks: number;
  readonly hasAttacked: boolean;
  readonly advanced: boolean;
  readonly pursued: boolean;
  /** Dice lent by a supporting commander. */
  readonly extraDice: number;
  readonly isDone: boolean;
}

/** What is remembered until the turn ends. */
export interface TurnState {
  readonly side: Side;
  readonly orders: readonly Order[];
  /** Commanders captured in this turn, and by which unit. */
  readonly captures: readonly { readonly commander: CommanderId; readonly by: UnitId | null }[];
  /** Enemy units forced back in this turn, with the hexes each retreated at once. */
  readonly routs: readonly { readonly unit: UnitId; readonly hexes: number }[];
  /** Units that moved in it without being ordered, and how far; absent as long as there are none. */
  readonly shifts?: readonly { readonly unit: UnitId; readonly hexes: number }[];
}

export interface Outcome {
  readonly winner: Side;
  readonly reason: 'rout' | 'instant' | 'claim' | 'otherwise' | 'points' | 'morale' | 'momentum';
}

/** A whole game in plain JSON. `plan` and `rules` never change. */
export interface GameState {
  readonly plan: BattlePlan;
  readonly rules: OptionalRules;
  readonly round: number;
  readonly firstPlayer: Side;
  readonly houses: BySide<HouseState>;
  readonly units: readonly Unit[];
  readonly commanders: readonly CommanderState[];
  readonly engagements: readonly Engagement[];
  readonly tokens: Readonly<Record<Hex, TerrainToken>>;
  readonly fires: Readonly<Record<Hex, FireLevel>>;
  /** Who controls an objective (R18.4). */
  readonly control: Readonly<Record<Hex, Side>>;
  readonly markers: readonly HexMarker[];
  readonly morale: Marker;
  readonly modifiers: readonly ActiveModifier[];
  readonly turn: TurnState | null;
  readonly agenda: readonly Task[];
  readonly outcome: Outcome | null;
}
