import type { CardId } from './card';
import type { CommanderId } from './commander';
import type { Face } from './dice';
import type { Effect } from './effect';
import type { Hex } from './hex';
import type { Side } from './side';
import type { Piece, SetupCardId } from './skirmish';
import type { UnitId } from './unit';

/** The forms an attack takes; every one of them is the one procedure `attack`. */
export const ATTACK_FORMS = ['melee', 'ranged', 'hounds', 'parting', 'counter'] as const;
export type AttackForm = (typeof ATTACK_FORMS)[number];

/** One procedure of the rulebook in progress, paused at a step. Plain data: it is saved as it is. */
interface TaskOf<Kind extends string> {
  readonly kind: Kind;
  readonly step: string;
}

/** R19: everything before the set-up of a battle. Cards are those of both houses. */
export interface SkirmishTask extends TaskOf<'skirmish'> {
  /** The id of the skirmish card. */
  readonly skirmish: string;
  /** Houses still to act in the present step; the first is acting. */
  readonly queue: readonly Side[];
  /** Cards of the commanders chosen; the enemy's are secret until all are chosen (R19.2). */
  readonly chosen: readonly SetupCardId[];
  /** Cards drawn for their unit sections, and for their terrain sections (R19.3). */
  readonly unitCards: readonly SetupCardId[];
  readonly terrainCards: readonly SetupCardId[];
  /** What the acting house has still to place in this step; the first is next (R19.4). */
  readonly pieces: readonly Piece[];
}

export type SetupTask = TaskOf<'setup'>;

/** R4. `queue`: houses still to act in the present step. */
export interface RoundTask extends TaskOf<'round'> {
  readonly queue: readonly Side[];
}

/** R4.4. `fires`: hexes still to spread; `queue`: houses still to choose; `kept`: cards chosen by the first of them. */
export interface RegroupTask extends TaskOf<'regroup'> {
  readonly queue: readonly Side[];
  readonly fires: readonly Hex[];
  readonly kept: readonly CardId[];
}

/** R4.3: one turn of one house. */
export interface TurnTask extends TaskOf<'turn'> {
  readonly side: Side;
  /** A commitment ability was used, so the turn may not end as a pass (R6.4). */
  readonly committed: boolean;
}

/** R4.2: draw cards, shuffling the discard pile when the deck runs out. */
export interface DrawTask extends TaskOf<'draw'> {
  readonly side: Side;
  readonly cards: number;
}

/** R9.0. */
export interface CardTask extends TaskOf<'card'> {
  readonly side: Side;
  readonly card: CardId;
  readonly commander: CommanderId;
  /** Units that were ready and in the zone when the card was played (R9.3). */
  readonly eligible: readonly UnitId[];
  /** Whether the tactic's condition was met then (R9.5). */
  readonly tacticMet: boolean;
  readonly tactic: 'none' | 'before' | 'after';
  readonly commands: readonly number[];
  /** The order effects still to be declared; the first is under way. */
  readonly orders: readonly Effect[];
  /** Units declared for the order effect under way. */
  readonly declared: readonly UnitId[];
}

/** Moves and attacks of the units ordered this turn; they stand in `state.turn`. */
export interface OrdersTask extends TaskOf<'orders'> {
  readonly side: Side;
  readonly attackFirst: boolean;
  /** A unit that disengaged and must now move (R12.5). */
  readonly mustMove: UnitId | null;
}

/** R12.5–R12.6: a unit leaves the one it was engaged with. */
export interface DisengageTask extends TaskOf<'disengage'> {
  readonly unit: UnitId;
  readonly foe: UnitId;
}

/** R11. */
export interface AttackTask extends TaskOf<'attack'> {
  readonly form: AttackForm;
  readonly attacker: UnitId;
  readonly target: UnitId;
  /** Where the target stood when it was attacked. */
  readonly from: Hex;
  readonly flanking: boolean;
  readonly dice: number;
  readonly faces: readonly Face[];
  /** The dice taken up to be rolled again, all of one symbol (R11.6). */
  readonly rerolling: readonly Face[];
  /** Hits of this attack so far, those of blocked retreats included (R13.3). */
  readonly hits: number;
  /** Ordinary figures of the target before the first hit (R6.3). */
  readonly figures: number;
  /** Morale results still to be suffered. */
  readonly flags: number;
  readonly ignoresMorale: boolean;
  /** Units that lend their dice (optional rule). */
  readonly supporters: readonly UnitId[];
  /** An attack in a pursuit leads to no further pursuit (R15.3). */
  readonly inPursuit: boolean;
  /** The commitment ability that made this attack, turned only if the target lives. */
  readonly hound: CommanderId | null;
}

/** R13. */
export interface RetreatTask extends TaskOf<'retreat'> {
  readonly unit: UnitId;
  readonly left: number;
  /** Hexes in a straight line away from here, by the optional rule; else towards the own edge. */
  readonly direction: number | null;
  readonly hits: number;
  readonly figures: number;
  /** What its commander's capture takes (R6.3); 0 without one. */
  readonly captureValue: number;
  /** Whose attack forced it back; `null` for a card. */
  readonly captor: UnitId | null;
  readonly stepped: number;
}

/** The effects of a card's tactic, of its commands that order nobody, or of a commitment ability. */
export interface EffectsTask extends TaskOf<'effects'> {
  readonly side: Side;
  readonly commander: CommanderId;
  /** Still to be done; the first is under way. */
  readonly effects: readonly Effect[];
  readonly chosen: readonly UnitId[];
  readonly hexes: readonly Hex[];
  readonly direction: number | null;
}

/** R17.4, R15.9: one roll for a fire. */
export interface FireTask extends TaskOf<'fire'> {
  readonly deed: 'scorch' | 'douse';
  readonly unit: UnitId;
  readonly hex: Hex;
}

/** A special rule that is carried out before play, by its place in the plan. */
export interface DeployTask extends TaskOf<'deploy'> {
  readonly rule: number;
  /** Tokens or markers laid so far. */
  readonly laid: number;
  /** Dice still to be used. */
  readonly faces: readonly Face[];
}

/** A unit has entered hexes that catapults aim at. */
export interface CatapultTask extends TaskOf<'catapult'> {
  readonly unit: UnitId;
  readonly hexes: readonly Hex[];
}

export type Task =
  | SkirmishTask
  | SetupTask
  | RoundTask
  | RegroupTask
  | TurnTask
  | DrawTask
  | CardTask
  | OrdersTask
  | DisengageTask
  | AttackTask
  | RetreatTask
  | EffectsTask
  | FireTask
  | DeployTask
  | CatapultTask;

export type TaskKind = Task['kind'];
