import { sceneOf } from '../../content/text/sceneOf';
import type { UnitCalled } from '../../content/text/text';
import type { Action } from '../../model/action';
import type { Task } from '../../model/task';
import type { GameState } from '../../model/state';
import type { UnitId } from '../../model/unit';
import { subjectsOf } from '../../rules';

/** The units that a question is about: those of its task, or the only one that can act now or was picked. */
export function unitsAsked(task: Task, options: readonly Action[], seen: GameState): UnitCalled[] {
  const concerned = subjectsOf(task, seen).flatMap((subject) => (subject.kind === 'unit' ? [subject.unit] : []));
  const scene = sceneOf(seen);
  const units = concerned.length > 0 ? concerned : onlyActor(options);
  return units.map((unit) => ({ ...scene.unit(unit), mark: '' }));
}

function onlyActor(options: readonly Action[]): readonly UnitId[] {
  const actors = new Set(options.flatMap((option) => ('unit' in option && ('to' in option || 'target' in option) ? [option.unit] : [])));
  return actors.size === 1 ? [...actors] : [];
}
