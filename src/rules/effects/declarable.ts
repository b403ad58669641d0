import type { OrderEffect } from '../../model/effect';
import type { CardTask } from '../../model/task';
import type { Unit, UnitId } from '../../model/unit';
import { areAdjacent, commanderState } from '../board/zone';
import type { Game } from '../game';
import { isOnBoard, unitOf } from '../game';
import { orderOf } from '../order';
import { fitsOrder } from '../playCard';

/** The units that may be declared next for the order under way; empty: it has all it can get. */
export function declarable(game: Game, task: CardTask): UnitId[] {
  const order = task.orders[0] as OrderEffect;
  const { count, escort = 0 } = order;
  if (count !== 'all' && task.declared.length >= count + escort) return [];
  const first = task.declared[0];
  if (escort > 0 && first !== undefined) return escorts(game, unitOf(game, first));
  const commander = commanderState(game, task.commander);
  return task.eligible.filter(
    (id) =>
      isOnBoard(unitOf(game, id)) &&
      orderOf(game, id) === undefined &&
      fitsOrder(game, order, id, commander) &&
      isBound(game, order.bond, unitOf(game, id), task.declared),
  );
}

/** Adjacent to the first, controlled or not. */
const escorts = (game: Game, first: Unit): UnitId[] =>
  game.state.units
    .filter((unit) => unit.side === first.side && unit.ready && isOnBoard(unit))
    .filter((unit) => areAdjacent(game, unit, first) && orderOf(game, unit.id) === undefined)
    .map(({ id }) => id);

function isBound(game: Game, bond: OrderEffect['bond'], unit: Unit, declared: readonly UnitId[]): boolean {
  if (bond === undefined || declared.length === 0) return true;
  if (bond === 'sameRank') return unit.rank === unitOf(game, declared[0]!).rank;
  return declared.some((id) => areAdjacent(game, unit, unitOf(game, id)));
}
