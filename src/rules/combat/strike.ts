import type { AttackTask } from '../../model/task';
import type { Draft } from '../draft';
import type { Game } from '../game';
import { unitOf } from '../game';
import { sufferHits } from './casualties';
import { captureValueOf } from './hits';

/** Hits of an attack on its target. */
export function strike(game: Game, task: Draft<AttackTask>, hits: number): void {
  const target = unitOf(game, task.target);
  const captureValue = captureValueOf(game, task, target);
  const toll = { hits: task.hits, figures: task.figures, captureValue, captor: task.attacker };
  sufferHits(game, target, hits, toll);
  task.hits = toll.hits;
}
