import type { CommanderName } from './commander';
import type { Condition, Effect } from './effect';
import type { Side } from './side';

/** As printed: SB01, SL16, LB03, LL25. */
export type CardId = string;

/** Stands for a card that the viewer may not see. */
export const HIDDEN_CARD: CardId = '??';

/** Where an entry comes from; shown to players. */
export type Provenance = 'rulebook' | 'known' | 'ours';

/** One command with its cost in command tokens (R9.2). */
export interface Command {
  readonly cost: number;
  readonly effects: readonly Effect[];
}

/** "If" condition, "then" effects, before or after the commands (R9.5). */
export interface Tactic {
  readonly timing: 'before' | 'after' | 'either';
  readonly condition: Condition;
  readonly effects: readonly Effect[];
}

export interface CommandCard {
  readonly id: CardId;
  readonly side: Side;
  /** Whose five cards it belongs to; `null` for a basic card. */
  readonly commander: CommanderName | null;
  readonly commands: readonly Command[];
  readonly tactic: Tactic | null;
  readonly provenance: Provenance;
}
