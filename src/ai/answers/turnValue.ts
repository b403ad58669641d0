import type { Action } from '../../model/action';
import type { Face } from '../../model/dice';
import { enemyOf } from '../../model/side';
import type { TurnTask } from '../../model/task';
import { COMMANDERS } from '../../content/commanders';
import { commanderState } from '../../rules/board/zone';
import { cardValue } from '../cardValue';
import { effectValue } from '../effectValue';
import type { Mind } from '../mind';
import { orderPlan, orderValue } from '../orderPlan';
import type { Reason } from '../scorer';
import { because } from '../scorer';
import type { Valuer } from '../valuer';
import { WEIGHTS } from '../weights';
import { moraleWorth } from '../worth';

/** A card given up for one order. */
const CARD_COST = 0.6;
const AMBUSH = 1;

/** A turn: a token, a card, or a pass (R4.3). */
export const turnValue: Valuer<TurnTask> = (mind, _task, option, reasons) => {
  const value = VALUES[option.type];
  return value === undefined ? 0 : value(mind, option, reasons);
};

/** What a token could still do elsewhere. */
function tokenCost(mind: Mind, token: Face): number {
  const { pool } = mind.game.state.houses[mind.side];
  const left = pool.green + pool.blue + pool.red + pool.valor + pool.morale;
  return (left > 1 ? WEIGHTS.surplus : 1) * (token === 'valor' || token === 'morale' ? WEIGHTS.valorToken : WEIGHTS.orderToken);
}

type Value = (mind: Mind, option: Action, reasons: Reason[] | null) => number;

const VALUES: Readonly<Partial<Record<Action['type'], Value>>> = {
  order(mind, option, reasons) {
    if (option.type !== 'order') return 0;
    const value = reasons === null ? orderValue(mind, option.unit) : orderPlan(mind, option.unit, reasons).value;
    return value + because(reasons, 'economy', -tokenCost(mind, option.token) * option.count);
  },
  raiseMorale: (mind, _option, reasons) =>
    because(reasons, 'morale', gainOfMorale(mind)) + because(reasons, 'economy', -tokenCost(mind, 'morale')),
  rally(mind, option, reasons) {
    if (option.type !== 'rally') return 0;
    const value = WEIGHTS.rallied * orderValue(mind, option.unit) - moraleWorth(mind.game, mind.side);
    return because(reasons, 'morale', value) + because(reasons, 'economy', -tokenCost(mind, 'morale'));
  },
  playCard: (mind, option, reasons) =>
    option.type === 'playCard'
      ? because(reasons, 'cardEffect', cardValue(mind, option.card, commanderState(mind.game, option.commander)))
      : 0,
  discard(mind, option, reasons) {
    if (option.type !== 'discard') return 0;
    const ready = mind.game.state.units.filter((unit) => unit.side === mind.side && unit.ready && unit.hex >= 0);
    return because(reasons, 'cardEffect', Math.max(0, ...ready.map(({ id }) => orderValue(mind, id))) / 2 - CARD_COST);
  },
  commit: (mind, option, reasons) =>
    option.type === 'commit' ? because(reasons, 'cardEffect', commitmentValue(mind, option.commander)) : 0,
  pass: () => WEIGHTS.pass,
  chooseHex: (_mind, _option, reasons) => because(reasons, 'placement', AMBUSH),
};

/** The other way round than what the enemy wins: his next step. */
const gainOfMorale = (mind: Mind): number =>
  (moraleWorth(mind.game, enemyOf(mind.side)) + moraleWorth(mind.game, mind.side)) * 0.6;

export function commitmentValue(mind: Mind, commander: Extract<Action, { type: 'commit' }>['commander']): number {
  const { commitment } = COMMANDERS[commander];
  if (commitment.timing !== 'ownTurn') return 0;
  const state = commanderState(mind.game, commander);
  return commitment.effects.reduce((sum, effect) => sum + effectValue(mind, effect, state), -WEIGHTS.commitment);
}
