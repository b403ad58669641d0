import type { Action } from '../../model/action';
import type { Decision } from '../../model/decision';
import type { GameEvent } from '../../model/event';
import { OFF_BOARD } from '../../model/hex';
import { printDrawing } from '../../model/drawing';
import type { Refusal } from '../../model/refusal';
import type { GameState, Outcome } from '../../model/state';
import { decisionOf, reduce } from '../../rules';
import { brokenInvariants } from '../../rules/invariants';
import type { NotationError } from '../../rules/notation';
import { parseGame, printAction, printPosition } from '../../rules/notation';
import { actionLines } from './actionLines';

/** A decision whose options are told twice: as data, and as lines to be written into the next file. */
interface Question extends Omit<Decision, 'options' | 'task'> {
  readonly options: readonly { readonly text: string; readonly action: Action }[];
}

export interface Report {
  readonly refusal: (Refusal & { readonly line: number; readonly text: string }) | null;
  /** Labels by unit number, for whoever reads the events. */
  readonly units: readonly string[];
  readonly events: readonly GameEvent[];
  readonly decision: Question | null;
  readonly outcome: Outcome | null;
  /** What no game could have come to, in the position as it was written. */
  readonly doubts: readonly string[];
  readonly drawing: string;
  readonly position: string;
}

/** Plays a written game up to its end or to the first action that the rules refuse. */
export function refereed(text: string): Report | NotationError {
  const game = parseGame(text);
  if ('error' in game) return game;
  const doubts = doubtsOf(game.start);
  if ('error' in doubts) return doubts;
  const lines = actionLines(text);
  const events: GameEvent[] = [];
  let state = game.start;
  for (const [index, action] of game.actions.entries()) {
    const result = reduce(state, action);
    if (result.refusal !== null) {
      const refused = { ...result.refusal, line: lines[index] ?? 0, text: printAction(action, state) };
      return { ...reportOf(state, events), refusal: refused, doubts };
    }
    events.push(...result.events);
    state = result.state;
  }
  return { ...reportOf(state, events), refusal: null, doubts };
}

/** A position may be written that stands at a step where nobody is asked; that is the writer's mistake, not the game's. */
function doubtsOf(start: GameState): readonly string[] | NotationError {
  try {
    return brokenInvariants(start);
  } catch (error) {
    return { error: `This position cannot be played: ${(error as Error).message}`, line: 1 };
  }
}

function reportOf(state: GameState, events: readonly GameEvent[]): Omit<Report, 'refusal' | 'doubts'> {
  const { grid, ground } = state.plan;
  const units = state.units.filter((unit) => unit.hex !== OFF_BOARD);
  return {
    units: state.units.map(({ label }) => label),
    events,
    decision: questionOf(state),
    outcome: state.outcome,
    drawing: printDrawing({ grid, ground, tokens: state.tokens, units, marks: [] }),
    position: printPosition(state),
  };
}

function questionOf(state: GameState): Question | null {
  const decision = decisionOf(state);
  if (decision === null) return null;
  const { decider, prompt, isSecret, chance, options } = decision;
  return { decider, prompt, isSecret, chance, options: options.map((action) => ({ text: printAction(action, state), action })) };
}
