import type { Engagement } from '../../model/state';
import type { Unit } from '../../model/unit';
import type { Draft } from '../draft';
import type { Game } from '../game';
import { unitOf } from '../game';

/** The one engagement a unit can have (R12.1). */
export function engagementOf(game: Game, unit: Unit): Draft<Engagement> | undefined {
  const { engagements } = game.state;
  for (const engagement of engagements) if (engagement[unit.side] === unit.id) return engagement;
  return undefined;
}

export const isEngaged = (game: Game, unit: Unit): boolean => engagementOf(game, unit) !== undefined;

/** The unit it is engaged with. */
export function foeOf(game: Game, unit: Unit): Draft<Unit> | null {
  const engagement = engagementOf(game, unit);
  if (engagement === undefined) return null;
  return unitOf(game, unit.side === 'stark' ? engagement.lannister : engagement.stark);
}

/** Places the attacker's token, or replaces the one between the two (R12.2). */
export function placeToken(game: Game, attacker: Unit, target: Unit): void {
  const between = engagementOf(game, attacker);
  if (between === undefined) {
    const [stark, lannister] = attacker.side === 'stark' ? [attacker.id, target.id] : [target.id, attacker.id];
    game.state.engagements.push({ stark, lannister, token: attacker.side });
  } else between.token = attacker.side;
  game.events?.push({ type: 'engaged', attacker: attacker.id, target: target.id });
}

export function removeEngagement(game: Game, unit: Unit): void {
  const { engagements } = game.state;
  for (let i = 0; i < engagements.length; i++) {
    if (engagements[i]![unit.side] === unit.id) {
      engagements.splice(i, 1);
      return;
    }
  }
}
