import type { Side } from '../../model/side';
import { SIDES, enemyOf } from '../../model/side';
import type { Piece } from '../../model/skirmish';
import type { SkirmishTask } from '../../model/task';
import { SETUP_CARDS, setupCardFor } from '../../content/skirmish';
import { answered } from '../answered';
import type { Draft } from '../draft';
import type { Game } from '../game';
import type { Next, Step } from '../procedure';
import { begin, DONE, procedure } from '../procedure';
import { setUp } from '../setUp';
import { acting, cardsOf, commanderOptions, skirmishOf } from '../skirmish/commanders';
import { terrainPieces, unitPieces } from '../skirmish/pieces';
import { layOut, placePiece, placesFor, prices } from '../skirmish/placing';

/** The other house does the same; after both, the holder of momentum begins what is next (R19.4). */
function passOn(game: Game, task: Draft<SkirmishTask>, again: string): Next {
  task.queue.shift();
  if (task.queue.length > 0) return again;
  task.queue = holderFirst(game);
  return undefined;
}

const holderFirst = ({ state }: Game): Side[] => [state.plan.momentum, enemyOf(state.plan.momentum)];

/** R19.3: cards already taken have left the game; the rest are shuffled before each draw. */
const draw = (section: 'units' | 'terrain', step: string): Step<SkirmishTask> => ({
  chance: (_, task) => ({ kind: 'shuffle', cards: cardsLeft(task) }),
  answer(game, task, action) {
    const cards = answered(action, 'shuffle').cards.slice(0, skirmishOf(task).draws[section]);
    task[section === 'units' ? 'unitCards' : 'terrainCards'].push(...cards);
    game.events?.push({ type: 'setupCardsDrawn', side: acting(task), section, cards });
    return passOn(game, task, step);
  },
});

const cardsLeft = (task: SkirmishTask): string[] => {
  const gone = [...task.chosen, ...task.unitCards];
  return cardsOf(Object.keys(SETUP_CARDS), acting(task))
    .map(({ id }) => id)
    .filter((id) => !gone.includes(id));
};

/** A house takes up all its pieces of a kind … */
const takeUp = (piecesOf: (task: SkirmishTask, side: Side) => Piece[]): Step<SkirmishTask> => ({
  run(_, task) {
    task.pieces = piecesOf(task, acting(task));
    return undefined;
  },
});

/** … and places them one by one, before the other house does (R19.4). */
const place = (step: string, again: string): Step<SkirmishTask> => ({
  decider: (_, task) => acting(task),
  options: (game, task) => placesFor(game, task).map((hex) => ({ type: 'chooseHex', hex })),
  answer(game, task, action) {
    placePiece(game, task, answered(action, 'chooseHex').hex);
    return task.pieces.length > 0 ? step : passOn(game, task, again);
  },
});

/** Everything that chance and the players decide before a skirmish (R19); then it is a battle (R19.5). */
export const skirmish = procedure<SkirmishTask>({
  chooseCommanders: {
    isSecret: true,
    decider: (_, task) => acting(task),
    options: (_, task) => commanderOptions(task),
    answer(game, task, action) {
      if (action.type !== 'done') task.chosen.push(setupCardFor(answered(action, 'chooseCommander').commander)!.id);
      const isDone = action.type === 'done' || commanderOptions(task).length === 1;
      return isDone ? passOn(game, task, 'chooseCommanders') : 'chooseCommanders';
    },
  },
  reveal: {
    run(game, task) {
      for (const side of SIDES) {
        const commanders = cardsOf(task.chosen, side).map(({ commander }) => commander!.id);
        game.events?.push({ type: 'commandersRevealed', side, commanders });
      }
      return undefined;
    },
  },
  momentum: {
    when: (_, task) => skirmishOf(task).momentum === 'random',
    chance: () => ({ kind: 'side' }),
    answer(game, task, action) {
      const { side } = answered(action, 'side');
      layOut(game, { ...game.state.plan, momentum: side });
      task.queue = holderFirst(game);
      game.events?.push({ type: 'momentumDrawn', side });
      return undefined;
    },
  },
  drawUnits: draw('units', 'drawUnits'),
  drawTerrain: draw('terrain', 'drawTerrain'),
  takeTerrain: takeUp(terrainPieces),
  placeTerrain: place('placeTerrain', 'takeTerrain'),
  takeCommanders: takeUp((task, side) => unitPieces(task, side, true)),
  placeCommanders: place('placeCommanders', 'takeCommanders'),
  takeUnits: takeUp((task, side) => unitPieces(task, side, false)),
  placeUnits: place('placeUnits', 'takeUnits'),
  open: {
    run(game, task) {
      const { plan, rules } = game.state;
      layOut(game, { ...plan, scoring: [...plan.scoring, ...prices(task)] });
      for (const next of setUp(game.state.plan, rules).agenda) begin(game, next);
      return DONE;
    },
  },
});
