import type { Face } from '../../model/dice';
import { FACES, emptyPool } from '../../model/dice';
import type { Hex } from '../../model/hex';
import type { Side } from '../../model/side';
import { SIDES } from '../../model/side';
import type { RegroupTask } from '../../model/task';
import { MOST_FIRE } from '../../model/terrain';
import { answered } from '../answered';
import { burnUnit } from '../combat/casualties';
import { burnDown, canBurn, isAtBurnLimit, setFire } from '../fire';
import type { Game } from '../game';
import { NOBODY, isOnBoard, unitAt, unitOf } from '../game';
import { modifierSum } from '../modifiers/modifiersOn';
import { recoveryOf } from '../morale';
import { playOrder } from '../playOrder';
import { DONE, procedure } from '../procedure';
import { endOfGame, scorePoints } from '../victory';

/** Cards everybody may keep (R4.4). */
const CARDS_KEPT = 1;

/** The house that chooses, in a step that is entered only while there is one. */
const choosing = (task: RegroupTask): Side => task.queue[0]!;

/** What ends a round (R4.4). */
export const regroup = procedure<RegroupTask>({
  fire: {
    run(game, task) {
      const burning = Object.keys(game.state.fires).map(Number);
      for (const hex of burning) if (isAtBurnLimit(game, hex)) burnDown(game, hex);
      // R4.4: where the order matters, the first player's units burn first.
      for (const side of playOrder(game)) for (const hex of burning) burnWhoStandsIn(game, side, hex);
      // R17.6: those that burn with full force now, and none that only grows by their spreading.
      task.fires = burning.filter((hex) => game.state.fires[hex] === MOST_FIRE);
      return undefined;
    },
  },
  spread: {
    when: (_game, task) => task.fires.length > 0,
    chance: () => ({ kind: 'direction' }),
    answer(game, task, action) {
      const from = task.fires.shift()!;
      const hex = game.geometry.neighbours[from]![answered(action, 'direction').direction]!;
      if (canBurn(game, hex)) setFire(game, hex, 1, false);
      return 'spread';
    },
  },
  score: {
    run(game, task) {
      const isLast = game.state.round >= game.state.plan.rounds;
      scorePoints(game, 'round');
      if (isLast) scorePoints(game, 'end');
      if (isLast) endOfGame(game);
      task.queue = playOrder(game);
      return undefined;
    },
  },
  keepCard: {
    isSecret: true,
    when: (game, task) => task.kept.length < Math.min(cardsKept(game, choosing(task)), handOf(game, task).length),
    decider: (_game, task) => choosing(task),
    options: (game, task) => [
      ...handOf(game, task)
        .filter((card) => !task.kept.includes(card))
        .map((card) => ({ type: 'keepCard' as const, card })),
      { type: 'done' },
    ],
    answer(_game, task, action) {
      if (action.type === 'done') return undefined;
      task.kept.push(answered(action, 'keepCard').card);
      return 'keepCard';
    },
  },
  discard: {
    run(game, task) {
      const side = choosing(task);
      const house = game.state.houses[side];
      if (house.hand.length === 0) return undefined;
      house.discard.push(...house.hand.filter((card) => !task.kept.includes(card)));
      house.hand = task.kept;
      task.kept = [];
      game.events?.push({ type: 'cardsKept', side, cards: [...house.hand] });
      return undefined;
    },
  },
  keepToken: {
    when: (game, task) => kindsHeld(game, choosing(task)).length > 0,
    decider: (_game, task) => choosing(task),
    options: (game, task) => [
      ...kindsHeld(game, choosing(task)).map((token) => ({ type: 'keepToken' as const, token })),
      { type: 'done' },
    ],
    answer(game, task, action) {
      const side = choosing(task);
      const token = action.type === 'done' ? null : answered(action, 'keepToken').token;
      game.state.houses[side].pool = emptyPool();
      if (token !== null) game.state.houses[side].pool[token] = 1;
      game.events?.push({ type: 'tokenKept', side, token });
      return undefined;
    },
  },
  other: {
    run(_game, task) {
      task.queue.shift();
      return task.queue.length > 0 ? 'keepCard' : undefined;
    },
  },
  recover: {
    when: (game) => recovering(game) !== undefined,
    decider: (game) => recovering(game)!,
    options: () => [{ type: 'accept' }, { type: 'decline' }],
    answer(game, _task, action) {
      if (action.type === 'decline') return undefined;
      const side = recovering(game)!;
      const to = recoveryOf(game, side)!;
      game.state.morale = to;
      game.events?.push({ type: 'moraleRecovered', side, to });
      return undefined;
    },
  },
  close: {
    run(game) {
      game.state.modifiers = game.state.modifiers.filter(({ until }) => until !== 'round');
      return DONE;
    },
  },
});

/** One figure a level (R17.5); nobody where the fire went out with what burnt (R17.11), or once the game is decided. */
function burnWhoStandsIn(game: Game, side: Side, hex: Hex): void {
  const there = unitAt(game, hex);
  const level = game.state.fires[hex];
  if (there === NOBODY || level === undefined || game.state.outcome !== null) return;
  const unit = unitOf(game, there);
  if (unit.side === side) burnUnit(game, unit, level);
}

const handOf = (game: Game, task: RegroupTask) => game.state.houses[choosing(task)].hand;

function cardsKept(game: Game, side: Side): number {
  const own = game.state.units.filter((unit) => unit.side === side && isOnBoard(unit));
  return own.reduce((sum, unit) => sum + modifierSum(game, unit, 'keepsCards'), CARDS_KEPT);
}

const kindsHeld = (game: Game, side: Side): Face[] => FACES.filter((face) => game.state.houses[side].pool[face] > 0);

/** The house on whose side the marker is, if it may recover (R14.5). */
const recovering = (game: Game): Side | undefined => SIDES.find((side) => recoveryOf(game, side) !== null);
