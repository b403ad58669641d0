import type { Action } from '../../model/action';
import type { BattlePlan } from '../../model/battle';
import type { Decision } from '../../model/decision';
import type { OptionalRules } from '../../model/options';
import type { Skirmish } from '../../model/skirmish';
import type { GameState } from '../../model/state';
import { decisionOf, newGame, newSkirmish } from '../../rules';
import type { Dice } from '../../store/dice';
import {
  afterAction,
  expectAllAccepted,
  expectNotation,
  expectRefusal,
  expectReplay,
  expectSecrets,
  expectSound,
  Fault,
  throughJson,
} from './expectations';
import { fierceAnswer } from './fierceAnswer';
import { strayAction } from './strayAction';

/** A random game that runs longer than this will not end by itself. */
const ENDLESS = 20_000;
/** The dear checks are made at one decision in so many. */
const SAMPLE = 25;

export interface FuzzedGame {
  readonly actions: readonly Action[];
  /** What went wrong after the last of the actions. */
  readonly fault: string | null;
  /** `null` if it did not come to its end. */
  readonly end: GameState | null;
}

/** Told of each answer before it is played. */
type Watch = (decision: Decision, action: Action) => void;

/** Plays random legal actions to the end, in every other game fierce ones, checking after each what must always hold. */
export function fuzzGame(plan: BattlePlan | Skirmish, rules: OptionalRules, dice: Dice, watch: Watch = () => undefined): FuzzedGame {
  const isFierce = dice.below(2) === 0;
  return watched((actions) => {
    const isSample = () => dice.below(SAMPLE) === 0;
    let state = startOf(plan, rules);
    expectSound(state);
    for (let decision = decisionOf(state); decision !== null; decision = decisionOf(state)) {
      if (actions.length >= ENDLESS) throw new Fault(`no end after ${ENDLESS} actions`);
      if (isSample()) tryStray(state, decision, dice);
      if (isSample()) expectAllAccepted(state, decision);
      if (isSample()) expectNotation(state, decision);
      if (isSample()) expectSecrets(state, decision);
      if (isSample()) state = throughJson(state, decision);
      const action = isFierce ? fierce(state, decision, dice) : answerTo(decision, dice);
      watch(decision, action);
      actions.push(action);
      state = afterAction(state, action);
      expectSound(state);
    }
    tryStray(state, null, dice);
    expectReplay(startOf(plan, rules), actions, state);
    return state;
  });
}

/** Plays a written game again, with the same checks, and tries everything it offers at its end. */
export function replayGame(plan: BattlePlan | Skirmish, rules: OptionalRules, written: readonly Action[]): FuzzedGame {
  return watched((actions) => {
    let state = startOf(plan, rules);
    for (const action of written) {
      actions.push(action);
      state = afterAction(state, action);
      expectSound(state);
    }
    const decision = decisionOf(state);
    if (decision === null) expectReplay(startOf(plan, rules), actions, state);
    else {
      expectAllAccepted(state, decision);
      expectNotation(state, decision);
      expectSecrets(state, decision);
    }
    return state;
  });
}

/** A skirmish begins with its own set-up. */
const startOf = (plan: BattlePlan | Skirmish, rules: OptionalRules): GameState =>
  'army' in plan ? newGame(plan, rules) : newSkirmish(plan, rules);

export const answerTo = (decision: Decision, dice: Dice): Action =>
  decision.chance === null
    ? present(decision.options[dice.below(decision.options.length)], decision)
    : dice.answer(decision.chance);

const fierce = (state: GameState, decision: Decision, dice: Dice): Action =>
  decision.chance === null ? present(fierceAnswer(state, decision.options, dice), decision) : dice.answer(decision.chance);

function present(option: Action | undefined, { prompt }: Decision): Action {
  if (option === undefined) throw new Fault(`${prompt}: no option`);
  return option;
}

function tryStray(state: GameState, decision: Decision | null, dice: Dice): void {
  const stray = strayAction(state, decision, dice);
  if (stray !== null) expectRefusal(state, stray);
}

/** Whatever is thrown ends the game as its fault, after the actions played so far. */
function watched(game: (actions: Action[]) => GameState): FuzzedGame {
  const actions: Action[] = [];
  try {
    return { end: game(actions), actions, fault: null };
  } catch (error) {
    const fault = error instanceof Fault ? error.message : `crash: ${String(error)}${placeOf(error)}`;
    return { end: null, actions, fault };
  }
}

/** The innermost frames that are code of ours. */
function placeOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack
    .split('\n')
    .filter((line) => /^\s+at .*[\\/]/.test(line))
    .slice(0, 3)
    .map((frame) => ` ${frame.trim().replace(/\(?(file:\/\/)?\S*[\\/]src[\\/]/, 'src/').replace(/\)$/, '')}`)
    .join('');
}
