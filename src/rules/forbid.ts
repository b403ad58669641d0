import type { Action } from '../model/action';
import type { UnitId } from '../model/unit';
import { isControlledBy } from './board/zone';
import { committable, turnCard } from './commitment';
import type { Game } from './game';
import { unitOf } from './game';

/** How the house of a unit about to be struck by a parting blow or counterattack may prevent it; empty: it cannot. */
export function mayForbid(game: Game, struck: UnitId): Action[] {
  const unit = unitOf(game, struck);
  const able = committable(game, unit.side, 'whenAnswered').filter((commander) => isControlledBy(game, unit, commander));
  if (able.length === 0) return [];
  return [...able.map(({ id }): Action => ({ type: 'commit', commander: id })), { type: 'decline' }];
}

/** Whether the answer prevents it. */
export function forbid(game: Game, striker: UnitId, action: Action): boolean {
  if (action.type !== 'commit') return false;
  turnCard(game, action.commander);
  game.events?.push({ type: 'answerForbidden', unit: striker, by: action.commander });
  return true;
}
