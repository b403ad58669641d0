import type { Face } from '../../model/dice';
import type { GameState } from '../../model/state';
import type { AttackTask } from '../../model/task';
import type { Game } from '../game';
import { gameOf, unitOf } from '../game';
import { hasKeyword } from '../modifiers/keyword';
import type { FaceReason } from './faceEffects';
import { faceEffects } from './faceEffects';
import { shelterOf } from './hits';

/** What one die of a roll came to. */
export interface DieResult {
  readonly face: Face;
  /** Those that cover and toughness left. */
  readonly hits: number;
  readonly steps: number;
  /** `sheltered`: all its hits were ignored; `stalwart`: the target may ignore it; `hounds`: it says what the hounds do. */
  readonly why: FaceReason | 'sheltered' | 'stalwart' | 'hounds';
}

/**
 * The dice of the attack in hand, one by one (R11.7). The state is the one that waits for them, or for a choice between the
 * roll and its hits; the dice that lie already come before those that were rolled now.
 */
export function rollResults(state: GameState, rolled: readonly Face[]): DieResult[] {
  const game = gameOf(state);
  const task = game.state.agenda.findLast(({ kind }) => kind === 'attack');
  if (task?.kind !== 'attack') return [];
  if (task.step === 'unleash') return rolled.map(unleashed);
  return sorted(game, task, [...task.faces, ...rolled]);
}

/** R15.8: a shield gives the rank of the attack that follows; nothing ignores the step or the hit of the others. */
const unleashed = (face: Face): DieResult => ({
  face,
  hits: face === 'valor' ? 1 : 0,
  steps: face === 'morale' ? 1 : 0,
  why: 'hounds',
});

function sorted(game: Game, task: AttackTask, faces: readonly Face[]): DieResult[] {
  const effects = faceEffects(game, task);
  let shelter = shelterOf(game, task);
  let stands = hasKeyword(game, unitOf(game, task.target), 'stalwart');
  return faces.map((face) => {
    const { hits, steps, why } = effects[face];
    const ignored = Math.min(shelter, hits);
    shelter -= ignored;
    const isFirstFlag = steps > 0 && stands;
    if (isFirstFlag) stands = false;
    const reason = ignored > 0 && ignored === hits ? 'sheltered' : isFirstFlag && hits === 0 ? 'stalwart' : why;
    return { face, hits: hits - ignored, steps, why: reason };
  });
}
