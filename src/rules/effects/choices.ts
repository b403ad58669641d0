import type { Action } from '../../model/action';
import type { Effect } from '../../model/effect';
import type { CommanderState } from '../../model/state';
import type { EffectsTask } from '../../model/task';
import type { Unit } from '../../model/unit';
import { reach } from '../board/reach';
import { isBurning } from '../board/standing';
import type { Game } from '../game';
import { candidates, canPay, isRalliable } from './candidates';

/** The units the effect may fall on, chosen or not. */
export function affected(game: Game, effect: Effect, commander: CommanderState): Unit[] {
  if (!('on' in effect)) return [];
  const found = candidates(game, effect.on, commander);
  if (effect.kind !== 'rally') return found;
  return found.filter((unit) => isRalliable(game, unit) && canPay(unit, effect.price ?? 0));
}

/** What may be chosen next for the effect under way; empty: nothing (more). */
export function effectChoices(game: Game, effect: Effect, task: EffectsTask, commander: CommanderState): Action[] {
  if (effect.kind === 'commandToken') return tokenChoices(game, task, effect.most);
  if (effect.kind === 'bespoke') return effect.name === 'fanTheFlames' ? flameChoices(game, task) : [];
  if (!('on' in effect) || effect.on.count === 'all') return [];
  if (effect.on.count !== 'any' && task.chosen.length >= effect.on.count) return [];
  const free = affected(game, effect, commander).filter(({ id }) => !task.chosen.includes(id));
  return effect.kind === 'shift'
    ? free.flatMap((unit) => shifts(game, unit, effect.hexes))
    : free.map(({ id }) => ({ type: 'choose', unit: id }));
}

/** Nobody leaves a fire (R17.2). */
const shifts = (game: Game, unit: Unit, hexes: number): Action[] =>
  isBurning(game, unit.hex) ? [] : reach(game, unit, hexes).map((to) => ({ type: 'move', unit: unit.id, to }));

/** From whose card to take the next command token: named by his unit, more than once if he has more than one. */
function tokenChoices(game: Game, task: EffectsTask, most: number): Action[] {
  if (task.chosen.length >= most) return [];
  return game.state.commanders
    .filter(({ side, captured }) => side === task.side && !captured)
    .filter(({ unit, tokens }) => tokens > task.chosen.filter((id) => id === unit).length)
    .map(({ unit }) => ({ type: 'choose', unit }));
}

/** How many fires one command drives on. */
const FIRES_FANNED = 3;

/** First the direction, then the fires; they spread together, so that none spreads that was not there before. */
function flameChoices(game: Game, task: EffectsTask): Action[] {
  // What rose to its limit first may have gone out with what it burnt (R17.8).
  if (Object.keys(game.state.fires).length === 0) return [];
  if (task.direction === null) return [0, 1, 2, 3, 4, 5].map((direction) => ({ type: 'chooseDirection', direction }));
  if (task.hexes.length >= FIRES_FANNED) return [];
  return Object.keys(game.state.fires)
    .map(Number)
    .filter((hex) => !task.hexes.includes(hex))
    .map((hex) => ({ type: 'chooseHex', hex }));
}

