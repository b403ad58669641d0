import type { Action } from '../model/action';
import type { Side } from '../model/side';
import type { Game } from '../rules';
import { decide, play } from '../rules';
import { chanceAnswer } from './chanceAnswer';
import { knightAction } from './knight';
import { chancesOf } from './positionValue';
import type { Random } from './random';

/**
 * Takes an option, lets two knights play on to the end of the round and for so many turns at least, and says what this
 * house's chances are then: in mid-round, who still has orders to give would count for more than where the units stand.
 */
export function playOut(game: Game, option: Action, side: Side, turns: number, random: Random): number {
  const { round } = game.state;
  play(game, option);
  let left = turns;
  for (let decision = decide(game); decision !== null; decision = decide(game)) {
    const { chance, decider } = decision;
    if (chance !== null) {
      play(game, chanceAnswer(chance, random));
      continue;
    }
    if (decision.prompt === 'turn.choose') {
      if (left <= 0 && game.state.round > round) break;
      left -= 1;
    }
    const action = decider === 'chance' ? undefined : knightAction(game, decision, decider);
    if (action === undefined) break;
    play(game, action);
  }
  return chancesOf(game, side);
}
