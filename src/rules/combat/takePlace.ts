import type { Action } from '../../model/action';
import type { AttackTask } from '../../model/task';
import type { UnitId } from '../../model/unit';
import type { Draft } from '../draft';
import { areAdjacent } from '../board/zone';
import { committable, turnCard } from '../commitment';
import type { Game } from '../game';
import { isOnBoard, unitOf } from '../game';
import { scoredHits } from './hits';

/** With whose bearer the target's commander may change places before the blow falls on him. */
export function mayTakePlace(game: Game, task: AttackTask): Action[] {
  const target = unitOf(game, task.target);
  if (target.commander === null || target.figures === 0) return [];
  const canSwap = committable(game, target.side, 'whenHit').some(({ id }) => id === target.commander);
  if (!canSwap || scoredHits(game, task, task.faces).hits === 0) return [];
  return game.state.units
    .filter((unit) => unit.side === target.side && isOnBoard(unit) && areAdjacent(game, unit, target))
    .filter((unit) => unit.class === 'cavalry' && unit.commander === null)
    .map((unit) => ({ type: 'choose', unit: unit.id }));
}

/** The bearers change units, and with them the banners: the new one's rank decides which dice hit. */
export function takePlace(game: Game, task: Draft<AttackTask>, other: UnitId): void {
  const [left, joined] = [unitOf(game, task.target), unitOf(game, other)];
  const id = left.commander!;
  const commander = turnCard(game, id);
  commander.unit = joined.id;
  joined.commander = id;
  left.commander = null;
  // A commander is no ordinary figure, a bearer is one (R6.3).
  joined.figures -= 1;
  left.figures += 1;
  [left.rank, joined.rank] = [joined.rank, left.rank];
  task.figures = left.figures;
  game.events?.push({ type: 'bearersSwapped', commander: id, unit: left.id, with: joined.id });
}
