import type { CardId, Provenance } from './card';
import type { Effect } from './effect';
import type { Modifier, Passive } from './modifier';
import type { Side } from './side';
import type { UnitTypeId } from './unit';

/** The ten people; each has five command cards. */
export const COMMANDER_NAMES = [
  'robb',
  'eddard',
  'greatjon',
  'rickard',
  'maege',
  'jaime',
  'tywin',
  'gregor',
  'addam',
  'kevan',
] as const;
export type CommanderName = (typeof COMMANDER_NAMES)[number];

/** The fourteen cards: a person by title. */
export const COMMANDER_IDS = [
  'robbKing',
  'robbYoungWolf',
  'eddard',
  'greatjon',
  'greatjonLord',
  'rickard',
  'maege',
  'jaimeKingslayer',
  'jaimeYoungLion',
  'tywin',
  'gregorMountain',
  'gregorReaver',
  'addam',
  'kevan',
] as const;
export type CommanderId = (typeof COMMANDER_IDS)[number];

/** When a commitment ability may be used (R6.4), and what it does. */
export type Commitment =
  /** In the owner's own turn, between two steps. */
  | { readonly timing: 'ownTurn'; readonly effects: readonly Effect[] }
  /** Before an attack by his own or by any controlled unit; the modifiers last for that attack. */
  | {
      readonly timing: 'beforeAttack';
      readonly by: 'ownUnit' | 'controlled';
      readonly modifiers: readonly Modifier[];
      /** That unit attacks once more this turn, and this attack's morale results are ignored. */
      readonly twice: boolean;
    }
  /** After his unit's attack: it may attack once more. */
  | { readonly timing: 'afterAttack' }
  /** Instead of his unit's attack: war hounds at distance 1–3; not turned if they eliminate the target. */
  | { readonly timing: 'insteadOfAttack' }
  /** When his unit would lose a figure to an attack: he changes places with a neighbouring cavalry bearer. */
  | { readonly timing: 'whenHit' }
  /** When a parting blow or counterattack is declared against a unit he controls: it does not happen. */
  | { readonly timing: 'whenAnswered' };

export interface CommanderCard {
  readonly id: CommanderId;
  readonly name: CommanderName;
  readonly side: Side;
  readonly figures: UnitTypeId;
  readonly traits: readonly string[];
  readonly commandLimit: number;
  readonly captureValue: number;
  readonly ability: readonly Passive[];
  readonly commitment: Commitment;
  readonly cards: readonly CardId[];
  readonly provenance: { readonly ability: Provenance; readonly commitment: Provenance };
}
