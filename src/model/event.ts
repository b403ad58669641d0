import type { Action } from './action';
import type { MarkerKind } from './battle';
import type { CardId } from './card';
import type { CommanderId } from './commander';
import type { Face } from './dice';
import type { Hex } from './hex';
import type { Side } from './side';
import type { SetupCardId } from './skirmish';
import type { Outcome } from './state';
import type { AttackForm } from './task';
import type { Ground, TerrainToken } from './terrain';
import type { Rank, UnitId } from './unit';

/** One reason for a number of dice, in the order in which they count. */
export interface DiceReason {
  readonly why: 'rank' | 'hill' | 'forest' | 'building' | 'ford' | 'offBalance' | 'modifier' | 'support' | 'reducedStrength' | 'supporters';
  /** Dice after this reason. */
  readonly dice: number;
}

/** What came of an action, in the past tense. Worded only in `content/text`; the rules never read it back. */
export type GameEvent =
  | { readonly type: 'commandersRevealed'; readonly side: Side; readonly commanders: readonly CommanderId[] }
  | { readonly type: 'momentumDrawn'; readonly side: Side }
  | { readonly type: 'setupCardsDrawn'; readonly side: Side; readonly section: 'units' | 'terrain'; readonly cards: readonly SetupCardId[] }
  | { readonly type: 'terrainPlaced'; readonly side: Side; readonly ground: Ground; readonly hex: Hex }
  | { readonly type: 'unitPlaced'; readonly unit: UnitId; readonly hex: Hex }
  | { readonly type: 'roundBegan'; readonly round: number; readonly firstPlayer: Side }
  | { readonly type: 'tokensGained'; readonly side: Side; readonly faces: readonly Face[] }
  | { readonly type: 'cardsDrawn'; readonly side: Side; readonly cards: readonly CardId[] }
  | { readonly type: 'deckShuffled'; readonly side: Side }
  /** It was all that side could answer; with the card being played, if any. */
  | { readonly type: 'choiceForced'; readonly side: Side; readonly action: Action; readonly card: CardId | null }
  | { readonly type: 'passed'; readonly side: Side }
  | { readonly type: 'tokenUsed'; readonly side: Side; readonly token: Face; readonly count: 1 | 2 }
  | { readonly type: 'cardPlayed'; readonly side: Side; readonly card: CardId; readonly commander: CommanderId }
  | { readonly type: 'cardDiscarded'; readonly side: Side; readonly card: CardId }
  | { readonly type: 'commandsPaid'; readonly commander: CommanderId; readonly tokens: number }
  | { readonly type: 'tacticUsed'; readonly card: CardId }
  | { readonly type: 'committed'; readonly commander: CommanderId }
  | { readonly type: 'unitOrdered'; readonly unit: UnitId }
  | { readonly type: 'unitSpent'; readonly unit: UnitId }
  | { readonly type: 'unitRallied'; readonly unit: UnitId }
  | { readonly type: 'unitMoved'; readonly unit: UnitId; readonly path: readonly Hex[]; readonly by: 'move' | 'advance' | 'pursuit' | 'retreat' | 'shift' }
  | { readonly type: 'engaged'; readonly attacker: UnitId; readonly target: UnitId }
  | { readonly type: 'disengaged'; readonly unit: UnitId; readonly from: UnitId }
  | {
      readonly type: 'attackDeclared';
      readonly form: AttackForm;
      readonly attacker: UnitId;
      readonly target: UnitId;
      readonly flanking: boolean;
    }
  | { readonly type: 'diceCounted'; readonly attacker: UnitId; readonly dice: number; readonly reasons: readonly DiceReason[] }
  | { readonly type: 'diceRolled'; readonly side: Side; readonly faces: readonly Face[] }
  | { readonly type: 'diceRerolled'; readonly side: Side; readonly symbol: Face; readonly faces: readonly Face[] }
  | { readonly type: 'hitsScored'; readonly target: UnitId; readonly hits: number; readonly ignored: number }
  | { readonly type: 'figuresLost'; readonly unit: UnitId; readonly figures: number }
  | { readonly type: 'unitEliminated'; readonly unit: UnitId }
  | { readonly type: 'commanderCaptured'; readonly commander: CommanderId }
  | { readonly type: 'bearersSwapped'; readonly commander: CommanderId; readonly unit: UnitId; readonly with: UnitId }
  | { readonly type: 'moraleIgnored'; readonly unit: UnitId }
  | { readonly type: 'retreatBlocked'; readonly unit: UnitId; readonly hits: number }
  | { readonly type: 'answerDeclined'; readonly unit: UnitId; readonly form: AttackForm }
  | { readonly type: 'answerForbidden'; readonly unit: UnitId; readonly by: CommanderId }
  | { readonly type: 'supported'; readonly unit: UnitId; readonly target: UnitId; readonly dice: number }
  | { readonly type: 'moraleChanged'; readonly by: Side; readonly from: number; readonly to: number }
  | { readonly type: 'fireSet'; readonly hex: Hex; readonly level: number }
  | { readonly type: 'fireOut'; readonly hex: Hex }
  | { readonly type: 'fireResisted'; readonly hex: Hex }
  | { readonly type: 'terrainRazed'; readonly hex: Hex }
  | { readonly type: 'terrainRemoved'; readonly hex: Hex; readonly token: TerrainToken }
  | { readonly type: 'objectiveTaken'; readonly hex: Hex; readonly side: Side }
  | { readonly type: 'markerLaid'; readonly side: Side; readonly hex: Hex }
  | { readonly type: 'markerRevealed'; readonly hex: Hex; readonly kind: MarkerKind }
  | { readonly type: 'markerTaken'; readonly hex: Hex; readonly kind: MarkerKind; readonly unit: UnitId }
  | { readonly type: 'unitDeployed'; readonly unit: UnitId; readonly hex: Hex }
  | { readonly type: 'palisadeManned'; readonly hex: Hex; readonly rank: Rank }
  | { readonly type: 'palisadeStripped'; readonly hex: Hex; readonly rank: Rank; readonly faces: readonly Face[] }
  | { readonly type: 'catapultShot'; readonly unit: UnitId; readonly hex: Hex; readonly face: Face; readonly isHit: boolean }
  | { readonly type: 'pointsScored'; readonly side: Side; readonly points: number }
  | { readonly type: 'commandTokensReturned'; readonly side: Side; readonly tokens: number }
  | { readonly type: 'cardsKept'; readonly side: Side; readonly cards: readonly CardId[] }
  | { readonly type: 'tokenKept'; readonly side: Side; readonly token: Face | null }
  | { readonly type: 'moraleRecovered'; readonly side: Side; readonly to: number }
  | { readonly type: 'gameEnded'; readonly outcome: Outcome };
