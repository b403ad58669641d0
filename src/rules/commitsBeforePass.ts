import type { Action } from '../model/action';
import type { CommanderId } from '../model/commander';
import type { Side } from '../model/side';
import type { CommanderState } from '../model/state';
import { COMMANDERS } from '../content/commanders';
import { commanderState } from './board/zone';
import type { CommitmentAt } from './commitment';
import { usefulNow } from './commitment';
import { affected } from './effects/choices';
import { rallyOrCaptor } from './effects/isUseful';
import type { Game } from './game';
import { ownGame } from './ownGame';

/**
 * What may be used by a house that could otherwise only pass: abilities that give it something else to do (R4.3, R6.4). They
 * rally units that an order can reach, or free command tokens for a card.
 */
export const commitsBeforePass = (game: Game, side: Side, deedsOf: (game: Game, side: Side) => readonly Action[]): Action[] =>
  usefulNow(game, side)
    .filter((id) => promises(game, commanderState(game, id)).some((promised) => deedsOf(promised, side).length > 0))
    .map((commander) => ({ type: 'commit', commander }));

/** The game as each of his effects could make it. */
function promises(game: Game, commander: CommanderState): Game[] {
  const { effects } = COMMANDERS[commander.id].commitment as CommitmentAt<'ownTurn'>;
  return effects.flatMap((effect) => {
    if (effect.kind === 'rally') return [rallied(game, affected(game, effect, commander).map(({ id }) => id))];
    if (effect.kind === 'bespoke' && effect.name === 'rallyOrCaptor') return [rallied(game, rallyOrCaptor(game, commander))];
    return effect.kind === 'commandToken' ? freed(game, commander.side) : [];
  });
}

function rallied(game: Game, ids: readonly number[]): Game {
  const copy = ownGame(game, null);
  for (const id of ids) copy.state.units[id]!.ready = true;
  return copy;
}

/** One for each commander from whose card a token may come back: one is what a command costs (R9.2). */
const freed = (game: Game, side: Side): Game[] =>
  game.state.commanders
    .filter((one) => one.side === side && !one.captured && one.tokens > 0)
    .map(({ id }) => withTokenBack(game, side, id));

function withTokenBack(game: Game, side: Side, id: CommanderId): Game {
  const copy = ownGame(game, null);
  copy.state.commanders.find((one) => one.id === id)!.tokens -= 1;
  copy.state.houses[side].commandTokens += 1;
  return copy;
}
