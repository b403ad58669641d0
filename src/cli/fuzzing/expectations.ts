import { isDeepStrictEqual } from 'node:util';
import type { Action } from '../../model/action';
import type { Decision } from '../../model/decision';
import { SIDES, enemyOf } from '../../model/side';
import type { GameState } from '../../model/state';
import type { Result } from '../../rules';
import { decide, decisionOf, openGame, play, reduce, viewFor } from '../../rules';
import { brokenInvariants } from '../../rules/invariants';
import { parseAction, parsePosition, printAction, printPosition } from '../../rules/notation';
import { firstDifference } from './firstDifference';

/** Something that must never happen, in one line. */
export class Fault extends Error {}

/** What crashes is told with the action that did it. */
function reduced(state: GameState, action: Action): Result {
  try {
    return reduce(state, action);
  } catch (error) {
    if (error instanceof Error) error.message += ` at ${JSON.stringify(action)}`;
    throw error;
  }
}

export function afterAction(state: GameState, action: Action): GameState {
  const { state: after, refusal } = reduced(state, action);
  if (refusal !== null) throw new Fault(`refused what it offers: ${JSON.stringify(action)} (${refusal.rule} ${refusal.code})`);
  return after;
}

export function expectSound(state: GameState): void {
  const broken = brokenInvariants(state);
  if (broken.length > 0) throw new Fault(broken.join('; '));
}

export function expectAllAccepted(state: GameState, { options, prompt }: Decision): void {
  for (const option of options) expectSound(afterAction(state, option));
  if (new Set(options.map((option) => JSON.stringify(option))).size < options.length) {
    throw new Fault(`${prompt} offers something twice`);
  }
}

export function expectRefusal(state: GameState, stray: Action): void {
  const { state: after, events, refusal } = reduced(state, stray);
  const what = JSON.stringify(stray);
  if (refusal === null) throw new Fault(`took what it does not offer: ${what}`);
  if (after !== state || events.length > 0) throw new Fault(`refused ${what}, yet something changed`);
  if (!/^R\d+\.\d+$/.test(refusal.rule)) throw new Fault(`refused ${what} by no rule but '${refusal.rule}'`);
}

/** A saved and restored game is the same game: whoever plays goes on with the copy. */
export function throughJson(state: GameState, decision: Decision): GameState {
  const copy = JSON.parse(JSON.stringify(state)) as GameState;
  const difference = firstDifference(copy, state);
  if (difference !== null) throw new Fault(`changed by being written as JSON and read again: ${difference}`);
  if (!isDeepStrictEqual(decisionOf(copy), decision)) throw new Fault('asks something else after being saved and restored');
  return copy;
}

/** Every position and every option can be written in the notation and read again. */
export function expectNotation(state: GameState, { options }: Decision): void {
  const read = parsePosition(printPosition(state));
  if ('error' in read) throw new Fault(`its notation cannot be read: line ${read.line}: ${read.error}`);
  const difference = firstDifference(read, state);
  if (difference !== null) throw new Fault(`changed by being written in the notation and read again: ${difference}`);
  for (const option of options) {
    const text = printAction(option, state);
    if (!isDeepStrictEqual(parseAction(text, state), option)) throw new Fault(`'${text}' does not stand for ${JSON.stringify(option)}`);
  }
}

/** What a house may not see is not in its view; and with what it sees it has the same options. */
export function expectSecrets(state: GameState, { decider, options }: Decision): void {
  for (const side of SIDES) {
    const view = viewFor(state, side);
    const text = JSON.stringify(view);
    const { stark, lannister } = state.houses;
    const secret = [...state.houses[enemyOf(side)].hand, ...stark.deck, ...lannister.deck];
    const leak = secret.find((card) => text.includes(`"${card}"`));
    if (leak !== undefined) throw new Fault(`the view of ${side} shows ${leak}`);
    if (decider === side && !isDeepStrictEqual(decisionOf(view)?.options, options)) {
      throw new Fault(`${side} has other options in its own view`);
    }
  }
}

/** The list of actions is the save file; and the fast path plays it just as `reduce` did. */
export function expectReplay(start: GameState, actions: readonly Action[], end: GameState): void {
  const game = openGame(start);
  for (const action of actions) play(game, action);
  if (decide(game) !== null) throw new Fault('the replay is not over where the game was');
  const difference = firstDifference(JSON.parse(JSON.stringify(game.state)), JSON.parse(JSON.stringify(end)));
  if (difference !== null) throw new Fault(`played fast it ends differently: ${difference}`);
}
