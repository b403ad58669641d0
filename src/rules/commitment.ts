import type { Commitment, CommanderId } from '../model/commander';
import type { Side } from '../model/side';
import type { CommanderState } from '../model/state';
import { COMMANDERS } from '../content/commanders';
import type { Draft } from './draft';
import type { Game } from './game';
import { isUseful } from './effects/isUseful';

export type CommitmentAt<Timing> = Extract<Commitment, { readonly timing: Timing }>;

/** The house's commanders that may still use a commitment ability of this timing (R6.4). */
export function committable(game: Game, side: Side, timing: Commitment['timing']): CommanderState[] {
  return game.state.commanders.filter((commander) => canCommit(commander, side, timing));
}

const canCommit = (commander: CommanderState, side: Side, timing: Commitment['timing']): boolean =>
  commander.side === side &&
  !commander.captured &&
  !commander.committed &&
  COMMANDERS[commander.id].commitment.timing === timing;

/** Those whose ability needs no trigger and would do something now. */
export function usefulNow(game: Game, side: Side): CommanderId[] {
  const ids: CommanderId[] = [];
  for (const commander of game.state.commanders) {
    if (!canCommit(commander, side, 'ownTurn')) continue;
    const { effects } = COMMANDERS[commander.id].commitment as CommitmentAt<'ownTurn'>;
    if (effects.some((effect) => isUseful(game, effect, commander))) ids.push(commander.id);
  }
  return ids;
}

/** Turns the card (R6.4). */
export function turnCard(game: Game, id: CommanderId): Draft<CommanderState> {
  const commander = game.state.commanders.find((one) => one.id === id)!;
  commander.committed = true;
  game.events?.push({ type: 'committed', commander: id });
  return commander;
}
