import { isDeepStrictEqual } from 'node:util';
import type { Action, ActionType } from '../../model/action';
import { COMMANDER_IDS } from '../../model/commander';
import type { Decision } from '../../model/decision';
import { FACES, isFace } from '../../model/dice';
import { SIDES } from '../../model/side';
import type { GameState } from '../../model/state';
import { RANKS } from '../../model/unit';
import { CARDS } from '../../content/cards';
import type { Dice } from '../../store/dice';

type Field = 'unit' | 'target' | 'hex' | 'to' | 'card' | 'cards' | 'commander' | 'token' | 'face' | 'faces' | 'count' | 'commands' | 'timing' | 'direction' | 'rank' | 'side';

/** What each kind of action carries. */
const FIELDS: Readonly<Record<ActionType, readonly Field[]>> = {
  roll: ['faces'],
  shuffle: ['cards'],
  direction: ['direction'],
  side: ['side'],
  order: ['unit', 'token', 'count'],
  raiseMorale: [],
  rally: ['unit'],
  playCard: ['card', 'commander'],
  discard: ['card', 'commander'],
  pass: [],
  commands: ['commands'],
  tactic: ['timing'],
  disengage: ['unit'],
  slipAway: ['unit'],
  move: ['unit', 'to'],
  attack: ['unit', 'target'],
  hounds: ['unit', 'target'],
  scorch: ['unit', 'hex'],
  douse: ['unit', 'hex'],
  support: ['unit', 'target'],
  commit: ['commander'],
  reroll: ['face'],
  retreat: ['to'],
  advance: ['to'],
  pursue: ['to'],
  keepCard: ['card'],
  keepToken: ['token'],
  strip: ['hex', 'rank', 'faces'],
  choose: ['unit'],
  chooseDirection: ['direction'],
  chooseHex: ['hex'],
  chooseCommander: ['commander'],
  accept: [],
  decline: [],
  done: [],
};
export const ACTION_TYPES = Object.keys(FIELDS) as readonly ActionType[];

/** An action that the game does not offer now; `null` when what came to mind is legal after all. */
export function strayAction(state: GameState, decision: Decision | null, dice: Dice): Action | null {
  const options = decision?.options ?? [];
  // Near misses find more than nonsense does: now and then only one field of a true option is changed.
  const model = options.length > 0 && dice.below(2) === 0 ? options[dice.below(options.length)] : undefined;
  const action = model === undefined ? anyAction(state, dice) : nearMiss(model, state, dice);
  return decision !== null && isLegal(decision, action) ? null : action;
}

function anyAction(state: GameState, dice: Dice): Action {
  const type = oneOf(ACTION_TYPES, dice);
  const fields = FIELDS[type].map((field) => [field, valueOf(field, state, dice)] as const);
  return { type, ...Object.fromEntries(fields) } as Action;
}

function nearMiss(model: Action, state: GameState, dice: Dice): Action {
  const fields = FIELDS[model.type];
  if (fields.length === 0) return anyAction(state, dice);
  const field = oneOf(fields, dice);
  return { ...model, [field]: valueOf(field, state, dice) };
}

function valueOf(field: Field, state: GameState, dice: Dice): unknown {
  switch (field) {
    case 'unit':
    case 'target':
      return dice.below(state.units.length + 2) - 1;
    case 'hex':
    case 'to':
      return dice.below(state.plan.ground.length + 2) - 1;
    case 'card':
      return oneOf([...Object.keys(CARDS), 'XX99'], dice);
    case 'cards':
      return Object.keys(CARDS).slice(0, dice.below(20));
    case 'commander':
      return oneOf([...COMMANDER_IDS, 'nobody'], dice);
    case 'token':
    case 'face':
      return oneOf([...FACES, 'black'], dice);
    case 'faces':
      return Array.from({ length: dice.below(6) }, () => oneOf([...FACES, 'black'], dice));
    case 'count':
      return dice.below(4);
    case 'commands':
      return Array.from({ length: dice.below(4) }, () => dice.below(4));
    case 'timing':
      return oneOf(['before', 'after', 'never'], dice);
    case 'rank':
      return oneOf([...RANKS, 'white'], dice);
    case 'direction':
      return dice.below(8) - 1;
    case 'side':
      return oneOf([...SIDES, 'tully'], dice);
  }
}

/** Options are the validation; what chance may answer is not listed, but follows from the question. */
function isLegal({ options, chance }: Decision, action: Action): boolean {
  switch (chance?.kind) {
    case undefined:
      return options.some((option) => isDeepStrictEqual(option, action));
    case 'dice':
      return action.type === 'roll' && action.faces.length === chance.count && action.faces.every(isFace);
    case 'shuffle':
      return action.type === 'shuffle' && isDeepStrictEqual([...action.cards].sort(), [...chance.cards].sort());
    case 'direction':
      return action.type === 'direction' && action.direction >= 0 && action.direction < 6;
    case 'side':
      return action.type === 'side' && SIDES.includes(action.side);
  }
}

function oneOf<T>(items: readonly T[], dice: Dice): T {
  return items[dice.below(items.length)] as T;
}
