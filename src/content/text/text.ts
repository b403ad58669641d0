import type { ActionType } from '../../model/action';
import type { MarkerKind } from '../../model/battle';
import type { CommandCard, Provenance } from '../../model/card';
import type { CommanderId } from '../../model/commander';
import type { Face } from '../../model/dice';
import type { Effect } from '../../model/effect';
import type { DiceReason, GameEvent } from '../../model/event';
import type { Hex } from '../../model/hex';
import type { Zone } from '../../model/morale';
import type { OptionalRule } from '../../model/options';
import type { Refusal } from '../../model/refusal';
import type { BySide, Side } from '../../model/side';
import type { Terrain } from '../../model/terrain';
import type { Keyword, Rank, UnitClass, UnitId, UnitTypeId } from '../../model/unit';

/** All words of one language. Both languages are of this shape, so that a word missing in one does not compile. */
export interface Text {
  readonly houses: Readonly<Record<Side, string>>;
  readonly units: Readonly<Record<UnitTypeId, string>>;
  readonly classes: Readonly<Record<UnitClass, string>>;
  readonly ranks: Readonly<Record<Rank, string>>;
  readonly keywords: Readonly<Record<Keyword, Explained>>;
  readonly terrain: Readonly<Record<Terrain, Explained>>;
  readonly faces: Readonly<Record<Face, string>>;
  readonly zones: Readonly<Record<Zone, string>>;
  readonly markers: Readonly<Record<MarkerKind, string>>;
  /** By direction, clockwise from north-east. */
  readonly directions: readonly [string, string, string, string, string, string];
  readonly diceReasons: Readonly<Record<DiceReason['why'], string>>;
  readonly provenances: Readonly<Record<Provenance, string>>;
  readonly terms: Readonly<Record<Term, string>>;
  readonly commanders: Readonly<Record<CommanderId, CommanderText>>;
  readonly cardTitles: Readonly<Record<PrintedCardId, string>>;
  readonly card: (card: CommandCard) => CardText;
  readonly effect: (effect: Effect) => string;
  readonly event: (event: GameEvent, scene: Scene) => string;
  readonly prompts: Readonly<Record<Prompt, Question>>;
  /** The same question put to the unit it is about, where that is known. */
  readonly ask: (prompt: Prompt, units: readonly UnitCalled[]) => Question;
  readonly refusal: (refusal: Refusal) => string;
  readonly actions: Readonly<Record<ActionType, string>>;
  readonly optionalRules: Readonly<Record<OptionalRule, Explained>>;
  readonly battles: Readonly<Record<BattleName, BattleText>>;
}

export interface Explained {
  readonly name: string;
  readonly explanation: string;
}

export interface CommanderText {
  readonly name: string;
  readonly title: string;
  readonly ability: string;
  readonly commitment: string;
}

/** What a card says; its title is among `cardTitles`. */
export interface CardText {
  /** In the order of the card's commands. */
  readonly commands: readonly string[];
  readonly tactic: string | null;
  /** The same, its timing apart, as it is printed in the box of the card. */
  readonly box: { readonly timing: string; readonly words: string } | null;
}

/** A question put to a player, and why it is asked. */
export interface Question {
  readonly question: string;
  readonly reason: string;
  /** What its plain answers are called here, where they have a name of their own. */
  readonly answers?: Readonly<Partial<Record<PlainAnswer, string>>>;
}

/** Answers that name nothing. */
export type PlainAnswer = 'accept' | 'decline' | 'done';

/** For a prompt, what becomes of its question once the units in it are known. */
export type Asking = Readonly<Partial<Record<Prompt, (unit: UnitCalled, other: UnitCalled) => Partial<Question>>>>;

export interface BattleText {
  readonly title: string;
  readonly story: string;
  readonly goal: BySide<string>;
  /** What its special rules say, where it has any. */
  readonly special?: readonly string[];
}

/** How the chronicle calls what an event speaks of. */
export interface Scene {
  unit(id: UnitId): UnitCalled;
  hex(hex: Hex): string;
  /** How rolled symbols are told, where not in words. */
  faces?(faces: readonly Face[]): string;
}

export interface UnitCalled {
  readonly type: UnitTypeId;
  readonly commander: CommanderId | null;
  /** Tells it from others of its type, for example its hex; may be empty. */
  readonly mark: string;
}

/** One sentence for every type of event. */
export type Chronicle = {
  readonly [T in GameEvent['type']]: (event: Extract<GameEvent, { readonly type: T }>, scene: Scene) => string;
};

type UpToTen = `0${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}` | '10';
type UpToTwentyFive = UpToTen | `1${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}` | `2${0 | 1 | 2 | 3 | 4 | 5}`;

/** The seventy ids as printed. */
export type PrintedCardId = `${'SB' | 'LB'}${UpToTen}` | `${'SL' | 'LL'}${UpToTwentyFive}`;

/** `procedure.step` of every decision. */
export type Prompt =
  | `skirmish.${'chooseCommanders' | 'momentum' | 'drawUnits' | 'drawTerrain'}`
  | `skirmish.${'placeTerrain' | 'placeCommanders' | 'placeUnits'}`
  | `setup.${'shuffleStark' | 'shuffleLannister'}`
  | 'round.roll'
  | 'draw.shuffle'
  | `turn.${'choose' | 'close'}`
  | `card.${'commands' | 'tactic' | 'declare'}`
  | `orders.${'move' | 'attack'}`
  | `disengage.${'partingBlow' | 'forbid'}`
  | `attack.${'prepare' | 'join' | 'roll' | 'reroll' | 'rollAgain' | 'takePlace' | 'stand' | 'counterattack'}`
  | `attack.${'follow' | 'again' | 'unleash' | 'forbid' | 'pursuit'}`
  | 'retreat.step'
  | 'effects.choose'
  | 'fire.roll'
  | `deploy.${'lay' | 'man' | 'roll' | 'strip'}`
  | 'catapult.roll'
  | `regroup.${'spread' | 'keepCard' | 'keepToken' | 'recover'}`;

/** Battles and skirmishes that have a title and a story. */
export type BattleName =
  | 'kingsroad'
  | 'piper'
  | 'greenFork'
  | 'goldenTooth'
  | 'whisperingWood'
  | 'wolfRaiders'
  | 'remnant'
  | 'breakingSiege'
  | 'redFork'
  | 'harrenhal'
  | 'raidRiverlands'
  | 'bountyWesterlands';

/** Words of the rulebook that stand alone, as labels. */
export type Term =
  | 'abilities'
  | 'attack'
  | 'basicCards'
  | 'captureValue'
  | 'command'
  | 'commandCard'
  | 'commandLimit'
  | 'commandToken'
  | 'commitment'
  | 'dice'
  | 'goal'
  | 'hand'
  | 'momentum'
  | 'morale'
  | 'move'
  | 'orderPool'
  | 'orderToken'
  | 'provenance'
  | 'range'
  | 'ready'
  | 'round'
  | 'rounds'
  | 'rout'
  | 'spent'
  | 'strength'
  | 'tactic'
  | 'unitAbility'
  | 'victoryPoints'
  | 'zoneOfControl';
