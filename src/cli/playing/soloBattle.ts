import type { Action } from '../../model/action';
import type { Decision } from '../../model/decision';
import type { BySide, Side } from '../../model/side';
import type { GameState, Outcome } from '../../model/state';
import type { Budget } from '../../ai/budget';
import { choose } from '../../ai/choose';
import type { Level } from '../../ai/level';
import type { Game } from '../../rules';
import { copyGame, decide, decisionOf, openGame, play, viewFor } from '../../rules';
import { sameAction } from '../../rules/sameAction';
import type { Dice } from '../../store/dice';

/** Who plays a house in a battle without people. */
export type Player = Level | 'random';

/** One battle played to its end. */
export interface Played {
  readonly outcome: Outcome;
  readonly rounds: number;
  /** How long each decision of each house took, in milliseconds. */
  readonly times: BySide<readonly number[]>;
}

/** More decisions than any battle has: a game that goes on is a fault. */
const MOST_DECISIONS = 20_000;

export function soloBattle(start: GameState, players: BySide<Player>, dice: Dice, budget: Budget): Played {
  const game = openGame(start);
  const times: Record<Side, number[]> = { stark: [], lannister: [] };
  for (let count = 0; count < MOST_DECISIONS; count += 1) {
    const decision = decide(game);
    if (decision === null) break;
    play(game, decision.chance === null ? answered(game, decision, players, dice, budget, times) : dice.answer(decision.chance));
  }
  const { outcome, round } = game.state;
  if (outcome === null) throw new Error(`no end after ${MOST_DECISIONS} decisions`);
  return { outcome, rounds: round, times };
}

function answered(
  game: Game,
  decision: Decision,
  players: BySide<Player>,
  dice: Dice,
  budget: Budget,
  times: Record<Side, number[]>,
): Action {
  const { decider, options } = decision;
  if (decider === 'chance') throw new Error(`chance is no player in ${decision.prompt}`);
  const player = players[decider];
  if (player === 'random') return options[dice.below(options.length)] as Action;
  // A view is frozen, and with it what it shares with its state.
  const view = viewFor(copyGame(game).state, decider);
  const asked = decisionOf(view);
  if (asked === null) throw new Error(`the view of ${decider} knows nothing of ${decision.prompt}`);
  const started = performance.now();
  const action = choose(view, asked, player, dice.below, budget);
  times[decider].push(performance.now() - started);
  const chosen = options[asked.options.indexOf(action)];
  if (chosen === undefined || !sameAction(chosen, action)) throw new Error(`${player} answers ${JSON.stringify(action)} to ${decision.prompt}`);
  return chosen;
}
