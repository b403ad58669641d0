import type { Action } from '../model/action';
import type { Chance } from '../model/decision';
import type { GameEvent } from '../model/event';
import type { Refusal } from '../model/refusal';
import type { Side } from '../model/side';
import { SIDES } from '../model/side';
import type { GameState } from '../model/state';
import { decisionOf, reduce } from '../rules';
import type { DiceState } from './dice';
import { restoreDice } from './dice';

/** One action and what came of it. */
export interface Moment {
  readonly by: Side | 'chance';
  readonly action: Action;
  readonly events: readonly GameEvent[];
  readonly state: GameState;
  /** Where the dice stand afterwards. */
  readonly dice: DiceState;
}

/** A game and how it came about. Unchanged parts of states are shared, so keeping them all costs little. */
export interface History {
  readonly start: GameState;
  readonly startDice: DiceState;
  readonly moments: readonly Moment[];
  /** After how many moments dice or a secret were taken back by consent; the chronicle tells of it. */
  readonly takeBacks: readonly number[];
}

/** A game at its beginning, run on to the first choice of a player. */
export const newHistory = (start: GameState, dice: DiceState): History =>
  rollOn({ start, startDice: dice, moments: [], takeBacks: [] });

export const stateOf = ({ start, moments }: History): GameState => moments[moments.length - 1]?.state ?? start;

const diceOf = ({ startDice, moments }: History): DiceState => moments[moments.length - 1]?.dice ?? startDice;

/** The game after a player's action and whatever chance decides next; or why the action is refused. */
export function advanced(history: History, action: Action): History | Refusal {
  const decision = decisionOf(stateOf(history));
  const { state, events, refusal } = reduce(stateOf(history), action);
  if (refusal !== null) return refusal;
  const moment: Moment = { by: decision?.decider ?? 'chance', action, events, state, dice: diceOf(history) };
  return rollOn({ ...history, moments: [...history.moments, moment] });
}

/** Chance answers at once; there is nobody to wait for. */
function rollOn(history: History): History {
  let all = history;
  for (let decision = decisionOf(stateOf(all)); decision?.chance; decision = decisionOf(stateOf(all))) {
    const dice = restoreDice(diceOf(all));
    const action = dice.answer(decision.chance);
    const { state, events } = reduce(stateOf(all), action);
    all = { ...all, moments: [...all.moments, { by: 'chance', action, events, state, dice: dice.state() }] };
  }
  return all;
}

/** An action of a list that was not taken, by its place from 1. */
export interface RefusedAction {
  readonly place: number;
  readonly refusal: Refusal;
}

/**
 * A game played again from its actions, those of chance included: what is written wins over what the dice would say now.
 * It goes as far as the first refusal; what comes after is tried too, so that one look at a file shows all its faults.
 */
export function replayed(
  start: GameState,
  startDice: DiceState,
  actions: readonly Action[],
): { readonly history: History; readonly refused: readonly RefusedAction[] } {
  const moments: Moment[] = [];
  const refused: RefusedAction[] = [];
  let state = start;
  let dice = startDice;
  for (const [index, action] of actions.entries()) {
    const decision = decisionOf(state);
    const result = reduce(state, action);
    state = result.state;
    if (result.refusal !== null) {
      refused.push({ place: index + 1, refusal: result.refusal });
    } else if (refused.length === 0) {
      if (decision?.chance) dice = diceAfter(dice, decision.chance);
      moments.push({ by: decision?.decider ?? 'chance', action, events: result.events, state, dice });
    }
  }
  return { history: rollOn({ start, startDice, moments, takeBacks: [] }), refused };
}

/** Where the dice stand once they have answered, whatever the answer. */
function diceAfter(state: DiceState, chance: Chance): DiceState {
  const dice = restoreDice(state);
  dice.answer(chance);
  return dice.state();
}

/** Whether taking this back would let somebody know what he should not: dice, a draw, a secret. */
export const isTold = ({ by, events }: Moment): boolean => by === 'chance' || events.some(isTelling);

const isTelling = ({ type }: GameEvent): boolean => type === 'cardsDrawn' || type === 'markerRevealed';

/** Whether an option, once played, can no longer be taken back freely. */
export function wouldTell(state: GameState, option: Action): boolean {
  const { state: next, events, refusal } = reduce(state, option);
  return refusal === null && (events.some(isTelling) || decisionOf(next)?.decider === 'chance');
}

/** Where these houses last decided anything; -1 if they have not yet. */
const lastOf = ({ moments }: History, people: readonly Side[]): number =>
  moments.findLastIndex(({ by }) => by !== 'chance' && people.includes(by));

/** The game before the last action of these houses, beyond the line if need be; `null` where there is none. */
export function undone(history: History, people: readonly Side[] = SIDES): History | null {
  const last = lastOf(history, people);
  if (last < 0) return null;
  const takeBacks = history.takeBacks.filter((place) => place <= last);
  return {
    ...history,
    moments: history.moments.slice(0, last),
    takeBacks: crossesLine(history, people) ? [...takeBacks, last] : takeBacks,
  };
}

/** Whether that would cross the line: between two people it needs the other one's consent. */
export const crossesLine = (history: History, people: readonly Side[] = SIDES): boolean =>
  history.moments.slice(Math.max(0, lastOf(history, people))).some(isTold);
