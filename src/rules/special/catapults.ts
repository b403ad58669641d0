import type { Hex } from '../../model/hex';
import type { Unit } from '../../model/unit';
import type { Game } from '../game';
import { markersAt } from './markers';

/** Those of the hexes entered at which a catapult aims for this unit. */
export function aimedAt(game: Game, unit: Unit, entered: readonly Hex[]): Hex[] {
  const isTarget = game.state.plan.special.some((rule) => rule.kind === 'catapults' && rule.against === unit.side);
  if (!isTarget) return [];
  return entered.filter((hex) =>
    markersAt(game, hex).some((marker) => marker.kind === 'catapult' && marker.rank === unit.rank),
  );
}
