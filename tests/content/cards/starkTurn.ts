import type { GameState } from '../../../src/model/state';
import { after, asked, position, unit } from '../../position';

/** Whoever leads I1 or C1 reaches neither I4 nor i2; whoever leads C1 does not reach I3 either. */
export const FIELD = `
.   .   .   .   .   .   .   .
  .   .I2 .I1 .C1 .A1 .   .I4
.   .I3 .   .i1 .c1 .   .   .
  .i2 .   .   .   .   .   .
.   .   .   .   .   .   .   .
`;

/** The same with i1 and c1 both Stalwart: each has two friends beside it (R15.7). */
export const BRACED = FIELD.replace('.i2 .   .   .  ', '.i2 .   .   .i3');

/** The same with i3 in the middle of them, beside I1, I2 and I3. */
export const CLOSE = FIELD.replace('.I3 .   .i1', '.I3 .i3 .i1');

interface Player {
  readonly commander: string;
  /** The unit the commander is with. */
  readonly leads: string;
  readonly drawing?: string;
}

/** How this commander plays a card: with the first of its commands, or with both. Lannister can go on after that turn. */
export function playing({ commander, leads, drawing = FIELD }: Player) {
  const played = (commands: string, card: string, lines: readonly string[]): GameState => {
    const start = position(
      [
        ...[drawing, '', 'pool lannister green 2 morale 1', `unit ${leads} ${commander}`],
        ...[`commander ${commander} committed`, `hand stark ${card}`, ...lines],
      ].join('\n'),
    );
    const choosing = after(start, `play ${card} ${commander}`);
    return asked(choosing) === 'stark card.commands' ? after(choosing, commands) : choosing;
  };
  return {
    one: (card: string, ...lines: readonly string[]) => played('commands 1', card, lines),
    both: (card: string, ...lines: readonly string[]) => played('commands 1 2', card, lines),
  };
}

/** The units ordered in this turn. */
export const orderedUnits = (state: GameState): string[] =>
  (state.turn?.orders ?? []).map((order) => state.units[order.unit]!.label);

export const isReady = (state: GameState, label: string): boolean => unit(state, label).ready;
