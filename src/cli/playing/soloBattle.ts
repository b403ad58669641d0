import type { Action } from '../../model/action';
import type { Decision } from '../../model/decision';
import type { BySide, Side } from '../../model/side';
import { bySide } from '../../model/side';
import type { GameState, Outcome } from '../../model/state';
import type { Budget } from '../../ai/budget';
import { choose } from '../../ai/choose';
import type { Level } from '../../ai/level';
import { turnBudget } from '../../ai/turnBudget';
import type { Game } from '../../rules';
import { copyGame, decide, decisionOf, openGame, play, viewFor } from '../../rules';
import { sameAction } from '../../rules/sameAction';
import { createDice } from '../../store/dice';

/** Who plays a house in a battle without people. */
export type Player = Level | 'random';

/** How much a lord commander may think: play-outs a decision, or milliseconds a turn. */
export type Thought = { readonly playOuts: number } | { readonly milliseconds: number };

/** One battle played to its end. */
export interface Played {
  readonly outcome: Outcome;
  readonly rounds: number;
  /** How long each decision of each house took, in milliseconds. */
  readonly times: BySide<readonly number[]>;
  /** And each of its turns. */
  readonly turns: BySide<readonly number[]>;
}

/** More decisions than any battle has: a game that goes on is a fault. */
const MOST_DECISIONS = 20_000;

/** A house at the table: what it thinks with, and how long it has thought. */
interface Seat {
  readonly player: Player;
  /** Its own chance: whoever thinks longer does not change the dice of the battle. */
  readonly random: (limit: number) => number;
  readonly budget: (decision: Decision) => Budget;
  readonly times: number[];
  readonly turns: number[];
}

export function soloBattle(start: GameState, players: BySide<Player>, seed: string, thought: Thought): Played {
  const game = openGame(start);
  const dice = createDice(seed);
  const seats = bySide((side) => seatOf(players[side], `${seed}/${side}`, thought));
  for (let count = 0; count < MOST_DECISIONS; count += 1) {
    const decision = decide(game);
    if (decision === null) break;
    const { chance, decider } = decision;
    play(game, chance !== null || decider === 'chance' ? dice.answer(chance ?? { kind: 'side' }) : answered(game, decision, decider, seats[decider]));
  }
  const { outcome, round } = game.state;
  if (outcome === null) throw new Error(`no end after ${MOST_DECISIONS} decisions`);
  return { outcome, rounds: round, times: bySide((side) => seats[side].times), turns: bySide((side) => seats[side].turns) };
}

function seatOf(player: Player, seed: string, thought: Thought): Seat {
  const budget = 'playOuts' in thought ? () => thought : turnBudget(() => performance.now(), thought.milliseconds);
  return { player, random: createDice(seed).below, budget, times: [], turns: [] };
}

function answered(game: Game, decision: Decision, side: Side, seat: Seat): Action {
  const { options, prompt } = decision;
  if (seat.player === 'random') return options[seat.random(options.length)] as Action;
  const view = viewFor(copyGame(game).state, side);
  const asked = decisionOf(view);
  if (asked === null) throw new Error(`the view of ${side} knows nothing of ${prompt}`);
  const started = performance.now();
  const action = choose(view, asked, seat.player, seat.random, seat.budget(asked));
  note(seat, prompt, performance.now() - started);
  const chosen = options[asked.options.indexOf(action)];
  if (chosen === undefined || !sameAction(chosen, action)) throw new Error(`${seat.player} answers ${JSON.stringify(action)} to ${prompt}`);
  return chosen;
}

function note({ times, turns }: Seat, prompt: string, milliseconds: number): void {
  times.push(milliseconds);
  if (prompt === 'turn.choose') turns.push(milliseconds);
  else if (turns.length > 0) turns[turns.length - 1] = (turns[turns.length - 1] ?? 0) + milliseconds;
}
