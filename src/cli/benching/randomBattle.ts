import type { Action } from '../../model/action';
import type { Decision } from '../../model/decision';
import type { GameState } from '../../model/state';
import type { Game } from '../../rules';
import { copyGame, decide, decisionOf, openGame, play, reduce } from '../../rules';
import type { Dice } from '../../store/dice';

const answerTo = ({ chance, options }: Decision, dice: Dice): Action =>
  chance === null ? (options[dice.below(options.length)] as Action) : dice.answer(chance);

/** Plays a battle by the fast path, all options listed at every decision; the number of actions, chance included. */
export function battleFast(start: GameState, dice: Dice): number {
  const game = openGame(start);
  let actions = 0;
  for (let decision = decide(game); decision !== null; decision = decide(game)) {
    play(game, answerTo(decision, dice));
    actions += 1;
  }
  return actions;
}

/** The same through `reduce`, up to so many actions. */
export function battleReduced(start: GameState, dice: Dice, most: number): number {
  let state = start;
  let actions = 0;
  for (let decision = decisionOf(state); decision !== null && actions < most; decision = decisionOf(state)) {
    state = reduce(state, answerTo(decision, dice)).state;
    actions += 1;
  }
  return actions;
}

/** Games that wait for a player, taken at intervals from random battles. */
export function waitingGames(start: GameState, dice: Dice, count: number): readonly Game[] {
  const games: Game[] = [];
  while (games.length < count) {
    const game = openGame(start);
    for (let decision = decide(game); decision !== null && games.length < count; decision = decide(game)) {
      if (decision.chance === null && dice.below(10) === 0) games.push(copyGame(game));
      play(game, answerTo(decision, dice));
    }
  }
  return games;
}
