import type { Hex } from '../../model/hex';
import { OFF_BOARD } from '../../model/hex';
import type { RetreatTask } from '../../model/task';
import type { Unit } from '../../model/unit';
import { retreatSteps } from '../board/retreatSteps';
import { isFree } from '../board/standing';
import { answered } from '../answered';
import { sufferHits } from '../combat/casualties';
import type { Game } from '../game';
import { isOnBoard, unitOf } from '../game';
import { raiseMorale } from '../morale';
import { DONE, procedure } from '../procedure';
import { arrive } from '../special/arrive';
import { travel } from '../special/travel';

/** From how many hexes on a retreat feeds a dreaded name. */
const DREADED_RETREAT = 2;

/** A unit falls back step by step (R13). */
export const retreat = procedure<RetreatTask>({
  /** The optional rule: straight away from the attacker, or the other way round a barred first hex. */
  face: {
    run(game, task) {
      if (task.direction === null) return undefined;
      const unit = unitOf(game, task.unit);
      if (!isOpen(game, ahead(game, unit.hex, task.direction))) {
        task.direction = aside(game, unit, task.direction);
      }
      return undefined;
    },
  },
  step: {
    when: (game, task) => retreatHexes(game, task).length > 0,
    decider: (game, task) => unitOf(game, task.unit).side,
    options: (game, task) => retreatHexes(game, task).map((to) => ({ type: 'retreat', to })),
    answer(game, task, action) {
      const { to } = answered(action, 'retreat');
      const unit = unitOf(game, task.unit);
      travel(game, unit, [unit.hex, to], 'retreat');
      task.left -= 1;
      task.stepped += 1;
      return 'step';
    },
  },
  blocked: {
    run(game, task) {
      const unit = unitOf(game, task.unit);
      // Stones may have fallen on it on the way.
      if (!isOnBoard(unit)) return DONE;
      if (task.stepped > 0) arrive(game, unit);
      rememberRout(game, task);
      // R13.2: every step that cannot be made is a hit.
      if (task.left > 0 && game.state.outcome === null) {
        game.events?.push({ type: 'retreatBlocked', unit: unit.id, hits: task.left });
        sufferHits(game, unit, task.left, task);
      }
      return DONE;
    },
  },
});

export function retreatHexes(game: Game, task: RetreatTask): Hex[] {
  const unit = unitOf(game, task.unit);
  if (!isOnBoard(unit)) return [];
  if (task.direction === null) return retreatSteps(game, unit, task.left);
  const next = ahead(game, unit.hex, task.direction);
  return task.left > 0 && isOpen(game, next) && game.state.fires[unit.hex] === undefined ? [next] : [];
}

const ahead = (game: Game, from: Hex, direction: number): Hex => game.geometry.neighbours[from]![direction]!;

const isOpen = (game: Game, hex: Hex): boolean => hex !== OFF_BOARD && isFree(game, hex);

/** Of the two directions beside the barred one, that which leads nearer to the unit's own edge. */
function aside(game: Game, unit: Unit, direction: number): number {
  const homewards = game.state.plan.edges[unit.side] === 'bottom' ? 1 : -1;
  const [left, right] = [(direction + 5) % 6, (direction + 1) % 6];
  return ROWS_DOWN[left]! * homewards > ROWS_DOWN[right]! * homewards ? left : right;
}

/** By direction, clockwise from north-east. */
const ROWS_DOWN = [-1, 0, 1, 1, 0, -1];

function rememberRout(game: Game, task: RetreatTask): void {
  const { turn, modifiers } = game.state;
  const { id, side } = unitOf(game, task.unit);
  if (turn === null || turn.side === side || task.stepped === 0) return;
  const isFirst = !turn.routs.some((rout) => rout.unit === id && rout.hexes >= DREADED_RETREAT);
  turn.routs.push({ unit: id, hexes: task.stepped });
  if (!isFirst || task.stepped < DREADED_RETREAT) return;
  if (modifiers.some(({ modifier }) => modifier.kind === 'dreaded')) raiseMorale(game, turn.side, 1);
}
