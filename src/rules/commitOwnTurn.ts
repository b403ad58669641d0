import type { Action } from '../model/action';
import type { CommanderId } from '../model/commander';
import type { Side } from '../model/side';
import { COMMANDERS } from '../content/commanders';
import type { CommitmentAt } from './commitment';
import { turnCard, usefulNow } from './commitment';
import { newEffects } from './effects/newEffects';
import type { Game } from './game';
import { begin } from './procedure';

/** Commitment abilities without a trigger: in the own turn, between two steps (R6.4). */
export const commitOptions = (game: Game, side: Side): Action[] =>
  usefulNow(game, side).map((commander) => ({ type: 'commit', commander }));

export function commit(game: Game, side: Side, id: CommanderId): void {
  turnCard(game, id);
  const { effects } = COMMANDERS[id].commitment as CommitmentAt<'ownTurn'>;
  begin(game, newEffects(side, id, effects));
}
