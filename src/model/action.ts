import type { CardId } from './card';
import type { CommanderId } from './commander';
import type { Face } from './dice';
import type { Hex } from './hex';
import type { Side } from './side';
import type { Rank, UnitId } from './unit';

/** The answer to a decision. Flat and plain: the list of actions is the save file. */
export type Action =
  // chance
  | { readonly type: 'roll'; readonly faces: readonly Face[] }
  | { readonly type: 'shuffle'; readonly cards: readonly CardId[] }
  | { readonly type: 'direction'; readonly direction: number }
  | { readonly type: 'side'; readonly side: Side }
  // a turn (R4.3)
  | { readonly type: 'order'; readonly unit: UnitId; readonly token: Face; readonly count: 1 | 2 }
  | { readonly type: 'raiseMorale' }
  | { readonly type: 'rally'; readonly unit: UnitId }
  | { readonly type: 'playCard'; readonly card: CardId; readonly commander: CommanderId }
  | { readonly type: 'discard'; readonly card: CardId; readonly commander: CommanderId }
  | { readonly type: 'pass' }
  // a card (R9.0)
  | { readonly type: 'commands'; readonly commands: readonly number[] }
  | { readonly type: 'tactic'; readonly timing: 'before' | 'after' }
  // carrying out orders
  | { readonly type: 'disengage'; readonly unit: UnitId }
  | { readonly type: 'slipAway'; readonly unit: UnitId }
  | { readonly type: 'move'; readonly unit: UnitId; readonly to: Hex }
  | { readonly type: 'attack'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly type: 'hounds'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly type: 'scorch'; readonly unit: UnitId; readonly hex: Hex }
  | { readonly type: 'douse'; readonly unit: UnitId; readonly hex: Hex }
  | { readonly type: 'support'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly type: 'commit'; readonly commander: CommanderId }
  // within an attack
  | { readonly type: 'reroll'; readonly face: Face }
  | { readonly type: 'retreat'; readonly to: Hex }
  | { readonly type: 'advance'; readonly to: Hex }
  | { readonly type: 'pursue'; readonly to: Hex }
  // regroup (R4.4)
  | { readonly type: 'keepCard'; readonly card: CardId }
  | { readonly type: 'keepToken'; readonly token: Face }
  // special rules of a battle
  | { readonly type: 'strip'; readonly hex: Hex; readonly rank: Rank; readonly faces: readonly Face[] }
  // reusable answers
  | { readonly type: 'choose'; readonly unit: UnitId }
  | { readonly type: 'chooseDirection'; readonly direction: number }
  | { readonly type: 'chooseHex'; readonly hex: Hex }
  | { readonly type: 'chooseCommander'; readonly commander: CommanderId }
  | { readonly type: 'accept' }
  | { readonly type: 'decline' }
  | { readonly type: 'done' };

export type ActionType = Action['type'];
