import type { Refusal } from '../../model/refusal';
import type { EffectsTask } from '../../model/task';
import type { UnitId } from '../../model/unit';
import { commanderState, isControlledBy } from '../board/zone';
import { affected } from '../effects/choices';
import { candidates, isRalliable } from '../effects/candidates';
import { isOnBoard, unitOf } from '../game';
import type { Occasion } from './attempt';
import { refuse } from './attempt';

/** Why the effect under way does not fall on a unit; `null` when it may. */
export function effectObstacle({ game, task }: Occasion, id: UnitId): Refusal | null {
  const { effects, commander: by, chosen } = task as EffectsTask;
  const effect = effects[0]!;
  const unit = unitOf(game, id);
  const commander = commanderState(game, by);
  if (!isOnBoard(unit)) return refuse('R5.3', 'offBoard', { unit: id });
  if (!('on' in effect)) return null;
  if (chosen.includes(id)) return refuse('R9.3', 'alreadyChosen', { unit: id });
  if (affected(game, effect, commander).some((one) => one.id === id)) return null;
  const isInReach = effect.on.reach === 'board' || isControlledBy(game, unit, commander);
  if (!isInReach) return refuse('R9.3', 'notControlled', { unit: id, commander: by });
  const isMeant = candidates(game, effect.on, commander).some((one) => one.id === id);
  if (!isMeant) return refuse('R9.3', 'notMeant', { unit: id });
  // Rallying is the one effect that does not fall on all it speaks of.
  return isRalliable(game, unit) ? refuse('R6.6', 'cannotPay', { unit: id }) : refuse('R9.6', 'notSpent', { unit: id });
}
