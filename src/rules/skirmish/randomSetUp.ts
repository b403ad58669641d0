import type { Action } from '../../model/action';
import type { Chance } from '../../model/decision';
import type { OptionalRules } from '../../model/options';
import type { Skirmish } from '../../model/skirmish';
import type { GameState } from '../../model/state';
import { decide } from '../engine';
import { newSkirmish } from '../newSkirmish';
import { openGame, play } from '../search';
import { shared } from '../shared';

/** Whoever holds the dice. */
interface Luck {
  readonly answer: (chance: Chance) => Action;
  /** An integer from 0 up to but not including `limit`. */
  readonly below: (limit: number) => number;
}

/** A skirmish ready to be played, all its choices made at random; the same as if both players had made them (R19). */
export function randomSetUp(skirmish: Skirmish, luck: Luck, rules?: OptionalRules): GameState {
  const game = openGame(newSkirmish(skirmish, rules));
  for (let decision = decide(game)!; decision.task.kind === 'skirmish'; decision = decide(game)!) {
    const { chance, options } = decision;
    play(game, chance === null ? options[luck.below(options.length)]! : luck.answer(chance));
  }
  return shared<GameState>(null, game.state);
}
