import type { AttackForm, AttackTask } from '../../model/task';
import type { UnitId } from '../../model/unit';
import type { Game } from '../game';
import { unitOf } from '../game';

/** An attack about to begin. Every attack of the game is this one task. */
export const newAttack = (
  game: Game,
  form: AttackForm,
  attacker: UnitId,
  target: UnitId,
  more: Partial<Pick<AttackTask, 'inPursuit' | 'hound'>> = {},
): AttackTask => ({
  kind: 'attack',
  step: 'declare',
  form,
  attacker,
  target,
  from: unitOf(game, target).hex,
  flanking: false,
  dice: 0,
  faces: [],
  rerolling: [],
  hits: 0,
  figures: 0,
  flags: 0,
  ignoresMorale: form === 'parting',
  supporters: [],
  inPursuit: false,
  hound: null,
  ...more,
});
