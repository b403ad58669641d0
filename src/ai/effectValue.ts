import type { Effect } from '../model/effect';
import type { CommanderState } from '../model/state';
import type { Unit } from '../model/unit';
import { enemyOf } from '../model/side';
import { candidates } from '../rules/effects/candidates';
import type { Mind } from './mind';
import { orderValue } from './orderPlan';
import { figureWorth, moraleWorth } from './worth';

/** A rallied unit still needs an order. */
const RALLIED = 0.45;
const DRAWN_CARD = 0.5;
const GAINED_TOKEN = 0.5;
const FREED_TOKEN = 0.7;
const PUSHED_HEX = 0.6;
const GIFT = 0.35;
const SHIFTED_UNIT = 0.4;

type On = Extract<Effect, { readonly on: unknown }>;

/** What an effect that acts by itself is worth, as far as can be told before its units are chosen. */
export function effectValue(mind: Mind, effect: Effect, commander: CommanderState): number {
  switch (effect.kind) {
    case 'order':
    case 'attackThenMove':
      return 0;
    case 'bestow':
      return GIFT;
    case 'morale':
      return effect.amount * moraleWorth(mind.game, enemyOf(mind.side));
    case 'draw':
      return effect.cards * DRAWN_CARD;
    case 'gainToken':
      return GAINED_TOKEN;
    case 'commandToken':
      return FREED_TOKEN * Math.min(effect.most, tokensOut(mind));
    case 'bespoke':
      return effect.name === 'fanTheFlames' ? 0.5 * Object.keys(mind.game.state.fires).length : GIFT;
    case 'modify':
    case 'rally':
    case 'hit':
    case 'retreat':
    case 'disengage':
    case 'shift':
      return selectionValue(mind, effect, commander);
  }
}

/** The best of those it can fall on, or all of them. */
function selectionValue(mind: Mind, effect: On, commander: CommanderState): number {
  const values = candidates(mind.game, effect.on, commander).map((unit) => effectOn(mind, effect, unit));
  const { count } = effect.on;
  if (count === 'all') return values.reduce((sum, value) => sum + value, 0);
  const useful = values.filter((value) => value > 0).sort((a, b) => b - a);
  return useful.slice(0, count === 'any' ? useful.length : count).reduce((sum, value) => sum + value, 0);
}

/** What it is worth that the effect falls on this unit. */
export function effectOn(mind: Mind, effect: On, unit: Unit): number {
  const sign = unit.side === mind.side ? -1 : 1;
  switch (effect.kind) {
    case 'hit':
      return sign * effect.hits * figureWorth(mind.game, unit) * 1.3;
    case 'retreat':
      return sign * effect.hexes * PUSHED_HEX;
    case 'rally': {
      const price = (effect.price ?? 0) * figureWorth(mind.game, unit);
      return unit.ready ? 0 : -sign * RALLIED * orderValue(mind, unit.id) - price;
    }
    case 'modify':
      return GIFT;
    case 'disengage':
      return GIFT;
    case 'shift':
      return SHIFTED_UNIT;
  }
}

const tokensOut = ({ game, side }: Mind): number =>
  game.state.commanders.reduce((sum, one) => (one.side === side && !one.captured ? sum + one.tokens : sum), 0);
