import type { Action } from '../../model/action';
import type { Hex } from '../../model/hex';
import type { GameState } from '../../model/state';
import { followWay, wayTo } from '../board/reach';
import { gameOf, unitOf } from '../game';
import { keywordLevel } from '../modifiers/keyword';
import { allowanceOf } from '../moveOptions';
import { orderOf } from '../order';

/** The hexes a unit goes through by this option, from where it stands; empty for an option that moves nobody. */
export function pathOf(state: GameState, option: Action): readonly Hex[] {
  const game = gameOf(state);
  const task = state.agenda[state.agenda.length - 1];
  if (option.type === 'move') {
    const unit = unitOf(game, option.unit);
    const order = orderOf(game, option.unit);
    return order === undefined ? [] : wayTo(game, unit, allowanceOf(game, unit, order), option.to).path;
  }
  if (option.type === 'retreat' && task?.kind === 'retreat') return [unitOf(game, task.unit).hex, option.to];
  if ((option.type === 'advance' || option.type === 'pursue') && task?.kind === 'attack') {
    const attacker = unitOf(game, task.attacker);
    const hexes = option.type === 'pursue' ? keywordLevel(game, attacker, 'pursue') : 1;
    return followWay(game, attacker, task.from, hexes, option.to).path;
  }
  return [];
}
