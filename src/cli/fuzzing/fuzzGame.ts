import { isDeepStrictEqual } from 'node:util';
import type { Action } from '../../model/action';
import type { BattlePlan } from '../../model/battle';
import type { Decision } from '../../model/decision';
import type { OptionalRules } from '../../model/options';
import type { GameState } from '../../model/state';
import { decide, decisionOf, newGame, openGame, play, reduce } from '../../rules';
import { brokenInvariants } from '../../rules/invariants';
import type { Dice } from '../../store/dice';
import { fierceAnswer } from './fierceAnswer';
import { firstDifference } from './firstDifference';
import { strayAction } from './strayAction';

/** A random game that runs longer than this will not end by itself. */
const ENDLESS = 20_000;
/** The dear checks are made at one decision in so many. */
const SAMPLE = 25;

export interface FuzzedGame {
  readonly actions: readonly Action[];
  /** What went wrong after the last of the actions. */
  readonly fault: string | null;
}

class Fault extends Error {}

/** Plays random legal actions to the end, in every other game fierce ones, checking after each what must always hold. */
export function fuzzGame(plan: BattlePlan, rules: OptionalRules, dice: Dice): FuzzedGame {
  const actions: Action[] = [];
  const isFierce = dice.below(2) === 0;
  try {
    let state = newGame(plan, rules);
    expectSound(state);
    for (let decision = decisionOf(state); decision !== null; decision = decisionOf(state)) {
      if (actions.length >= ENDLESS) throw new Fault(`no end after ${ENDLESS} actions`);
      if (dice.below(SAMPLE) === 0) expectRefusal(state, strayAction(state, decision, dice));
      if (dice.below(SAMPLE) === 0) expectAllAccepted(state, decision);
      if (dice.below(SAMPLE) === 0) state = throughJson(state, decision);
      const action = isFierce && decision.chance === null ? fierce(state, decision, dice) : answerTo(decision, dice);
      actions.push(action);
      state = afterAction(state, action);
      expectSound(state);
    }
    expectRefusal(state, strayAction(state, null, dice));
    expectReplay(newGame(plan, rules), actions, state);
    return { actions, fault: null };
  } catch (error) {
    return { actions, fault: faultOf(error) };
  }
}

/** Plays a written game again, with the same checks, and tries everything it offers at its end. */
export function replayGame(plan: BattlePlan, rules: OptionalRules, written: readonly Action[]): FuzzedGame {
  const actions: Action[] = [];
  try {
    let state = newGame(plan, rules);
    for (const action of written) {
      actions.push(action);
      state = afterAction(state, action);
      expectSound(state);
    }
    const decision = decisionOf(state);
    if (decision === null) expectReplay(newGame(plan, rules), actions, state);
    else expectAllAccepted(state, decision);
    return { actions, fault: null };
  } catch (error) {
    return { actions, fault: faultOf(error) };
  }
}

export const answerTo = (decision: Decision, dice: Dice): Action =>
  decision.chance === null
    ? present(decision.options[dice.below(decision.options.length)], decision)
    : dice.answer(decision.chance);

const fierce = (state: GameState, decision: Decision, dice: Dice): Action =>
  present(fierceAnswer(state, decision.options, dice), decision);

function present(option: Action | undefined, { prompt }: Decision): Action {
  if (option === undefined) throw new Fault(`${prompt}: no option`);
  return option;
}

function afterAction(state: GameState, action: Action): GameState {
  const { state: after, refusal } = reduce(state, action);
  if (refusal !== null) throw new Fault(`refused what it offers: ${JSON.stringify(action)} (${refusal.rule} ${refusal.code})`);
  return after;
}

function expectSound(state: GameState): void {
  const broken = brokenInvariants(state);
  if (broken.length > 0) throw new Fault(broken.join('; '));
}

function expectAllAccepted(state: GameState, { options, prompt }: Decision): void {
  for (const option of options) expectSound(afterAction(state, option));
  if (new Set(options.map((option) => JSON.stringify(option))).size < options.length) {
    throw new Fault(`${prompt} offers something twice`);
  }
}

function expectRefusal(state: GameState, stray: Action | null): void {
  if (stray === null) return;
  const { state: after, events, refusal } = reduce(state, stray);
  const what = JSON.stringify(stray);
  if (refusal === null) throw new Fault(`took what it does not offer: ${what}`);
  if (after !== state || events.length > 0) throw new Fault(`refused ${what}, yet something changed`);
  if (!/^R\d+\.\d+$/.test(refusal.rule)) throw new Fault(`refused ${what} by no rule but '${refusal.rule}'`);
}

/** A saved and restored game is the same game: whoever plays goes on with the copy. */
function throughJson(state: GameState, decision: Decision): GameState {
  const copy = JSON.parse(JSON.stringify(state)) as GameState;
  const difference = firstDifference(copy, state);
  if (difference !== null) throw new Fault(`changed by being written as JSON and read again: ${difference}`);
  if (!isDeepStrictEqual(decisionOf(copy), decision)) throw new Fault('asks something else after being saved and restored');
  return copy;
}

/** The list of actions is the save file; and the fast path plays it just as `reduce` did. */
function expectReplay(start: GameState, actions: readonly Action[], end: GameState): void {
  const game = openGame(start);
  for (const action of actions) play(game, action);
  if (decide(game) !== null) throw new Fault('the replay is not over where the game was');
  const difference = firstDifference(JSON.parse(JSON.stringify(game.state)), JSON.parse(JSON.stringify(end)));
  if (difference !== null) throw new Fault(`played fast it ends differently: ${difference}`);
}

const faultOf = (error: unknown): string =>
  error instanceof Fault ? error.message : `crash: ${String(error)}${placeOf(error)}`;

/** The innermost frames that are code of ours. */
function placeOf(error: unknown): string {
  const frames = error instanceof Error ? (error.stack?.split('\n').filter((line) => /^\s+at .*[\\/]/.test(line)) ?? []) : [];
  return frames
    .slice(0, 3)
    .map((frame) => ` ${frame.trim().replace(/\(?(file:\/\/)?\S*[\\/]src[\\/]/, 'src/').replace(/\)$/, '')}`)
    .join('');
}
