import type { Selection } from '../../model/filter';
import type { CommanderState } from '../../model/state';
import type { Unit } from '../../model/unit';
import { isControlledBy } from '../board/zone';
import type { Game } from '../game';
import { isOnBoard } from '../game';
import { orderOf } from '../order';
import { fits } from './fits';

/** The units a selection of this commander may fall on now. */
export const candidates = (game: Game, on: Selection, commander: CommanderState): Unit[] =>
  game.state.units.filter((unit) => isCandidate(game, unit, on, commander));

/** R9.3 */
export function isCandidate(game: Game, unit: Unit, on: Selection, commander: CommanderState): boolean {
  return (
    (unit.side === commander.side) === (on.side === 'own') &&
    isOnBoard(unit) &&
    (on.reach === 'board' || isControlledBy(game, unit, commander)) &&
    (on.where === undefined || fits(game, unit, on.where, commander))
  );
}

/** A spent unit that rallying makes ready; one whose order is unfinished is not spent yet (R9.6). */
export const isRalliable = (game: Game, unit: Unit): boolean => !unit.ready && (orderOf(game, unit.id)?.isDone ?? true);

/** Whether it lives on after giving figures; its commander never pays (R6.6). */
export const canPay = (unit: Unit, price: number): boolean => unit.figures >= price + (unit.commander === null ? 1 : 0);
