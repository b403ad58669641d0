import type { Marker } from '../model/morale';
import { MORALE_BREAK, MORALE_END, moraleLoss, zoneOf } from '../model/morale';
import type { Side } from '../model/side';
import { SIDES, enemyOf } from '../model/side';
import { endGame } from './endGame';
import type { Game } from './game';

/** Moves the marker towards the enemy's end, or by a negative amount towards the own one (R14.1, R14.2). */
export function raiseMorale(game: Game, side: Side, amount: number): void {
  const from = game.state.morale;
  const wanted = side === 'stark' ? from + amount : from - amount;
  const to = Math.max(-MORALE_END, Math.min(MORALE_END, wanted));
  if (to === from) return;
  game.state.morale = to;
  game.events?.push({ type: 'moraleChanged', by: side, from, to });
  const routed = SIDES.find((house) => isRouted(game, house));
  if (routed !== undefined) endGame(game, { winner: enemyOf(routed), reason: 'rout' });
}

/** R14.6 */
const isRouted = (game: Game, side: Side): boolean =>
  game.state.plan.ratings[side].segment === 'rout' && moraleLoss(game.state.morale, side) === MORALE_END;

/** Where the marker goes when this house recovers: the break of the zone it is in; `null` where it may not (R14.5). */
export function recoveryOf(game: Game, side: Side): Marker | null {
  const zone = zoneOf(game.state.morale, side);
  const least = MORALE_BREAK[zone];
  if (zone === 'grey' || moraleLoss(game.state.morale, side) === least) return null;
  return side === 'lannister' ? least : -least;
}
