import type { CommanderId } from '../../model/commander';
import type { Face } from '../../model/dice';
import { enemyOf } from '../../model/side';
import type { TurnTask } from '../../model/task';
import { COMMANDERS } from '../../content/commanders';
import { commanderState } from '../../rules/board/zone';
import { cardValue } from '../cardValue';
import { effectValue } from '../effectValue';
import type { Mind } from '../mind';
import { orderValue } from '../orderPlan';
import type { Reason } from '../scorer';
import { because, times } from '../scorer';
import type { Valuer } from '../valuer';
import { WEIGHTS } from '../weights';
import { moraleWorth, thrift } from '../worth';

/** A card given up for one order. */
const CARD_COST = 0.6;
const AMBUSH = 1;

/** A turn: a token, a card, or a pass (R4.3). */
export const turnValue: Valuer<TurnTask> = (mind, _task, option, reasons) => {
  const { game, side } = mind;
  switch (option.type) {
    case 'order':
      return orderValue(mind, option.unit, reasons) + because(reasons, 'economy', -tokenCost(mind, option.token) * option.count);
    case 'raiseMorale':
      return because(reasons, 'morale', gainOfMorale(mind)) + because(reasons, 'economy', -tokenCost(mind, 'morale'));
    case 'rally': {
      const order = times(WEIGHTS.rallied, reasons, (noted) => orderValue(mind, option.unit, noted));
      return order + because(reasons, 'morale', -moraleWorth(game, side)) + because(reasons, 'economy', -tokenCost(mind, 'morale'));
    }
    case 'playCard':
      return cardValue(mind, option.card, commanderState(game, option.commander), reasons);
    case 'discard': {
      const ready = game.state.units.filter((unit) => unit.side === side && unit.ready && unit.hex >= 0);
      const order = Math.max(0, ...ready.map(({ id }) => orderValue(mind, id)));
      return because(reasons, 'cardEffect', order / 2) + because(reasons, 'economy', -CARD_COST * thrift(game));
    }
    case 'commit':
      return commitmentValue(mind, option.commander, reasons);
    case 'pass':
      return because(reasons, 'economy', WEIGHTS.pass);
    case 'chooseHex':
      return because(reasons, 'placement', AMBUSH);
    default:
      return 0;
  }
};

/** What a token could still do elsewhere. */
function tokenCost(mind: Mind, token: Face): number {
  const { pool } = mind.game.state.houses[mind.side];
  const left = pool.green + pool.blue + pool.red + pool.valor + pool.morale;
  return thrift(mind.game) * (left > 1 ? WEIGHTS.surplus : 1) * (token === 'valor' || token === 'morale' ? WEIGHTS.valorToken : WEIGHTS.orderToken);
}

/** The other way round than what the enemy wins: his next step. */
const gainOfMorale = (mind: Mind): number =>
  (moraleWorth(mind.game, enemyOf(mind.side)) + moraleWorth(mind.game, mind.side)) * 0.6;

export function commitmentValue(mind: Mind, commander: CommanderId, reasons: Reason[] | null): number {
  const { commitment } = COMMANDERS[commander];
  if (commitment.timing !== 'ownTurn') return 0;
  const state = commanderState(mind.game, commander);
  const price = because(reasons, 'economy', -WEIGHTS.commitment * thrift(mind.game));
  return commitment.effects.reduce((sum, effect) => sum + because(reasons, 'cardEffect', effectValue(mind, effect, state)), price);
}
