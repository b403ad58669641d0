import type { Action } from '../model/action';
import type { Decision } from '../model/decision';
import type { Side } from '../model/side';
import type { Game } from '../rules';
import type { Mind } from './mind';
import { newMind } from './mind';
import type { ScorerName } from './scorer';
import { valueOf } from './valued';

const NOTHING: ReadonlySet<ScorerName> = new Set();

export const knightMind = (game: Game, side: Side): Mind => newMind(game, side, NOTHING);

/** The option of the highest value; the first of equals. */
export function bestOption(mind: Mind, decision: Decision): Action | undefined {
  let best: Action | undefined;
  let most = -Infinity;
  for (const option of decision.options) {
    const value = valueOf(mind, decision, option);
    if (value <= most) continue;
    best = option;
    most = value;
  }
  return best;
}

/** What a knight does in a game of one's own. */
export const knightAction = (game: Game, decision: Decision, side: Side): Action | undefined =>
  decision.options.length === 1 ? decision.options[0] : bestOption(knightMind(game, side), decision);
