import type { Modifier } from '../../../src/model/modifier';
import type { Blow } from '../../../src/rules/combat/attackDice';
import type { Game } from '../../../src/rules/game';
import { orderOf, orderUnit } from '../../../src/rules/order';
import { unitNamed } from '../battle';

/** A melee attack unless something else is said. */
export const blow = (game: Game, attacker: string, target: string, other: Partial<Blow> = {}): Blow => ({
  form: 'melee',
  attacker: unitNamed(game, attacker).id,
  target: unitNamed(game, target).id,
  flanking: false,
  ...other,
});

/** The unit is ordered in this turn and has moved so far. */
export function orderAndMove(game: Game, label: string, moved: number): void {
  const { id, side } = unitNamed(game, label);
  game.state.turn ??= { side, orders: [], captures: [], routs: [] };
  orderUnit(game, id);
  const order = orderOf(game, id)!;
  order.moved = moved;
  order.hasMoved = moved > 0;
}

export function give(game: Game, label: string, ...modifiers: readonly Modifier[]): void {
  for (const modifier of modifiers) {
    game.state.modifiers.push({ modifier, units: [unitNamed(game, label).id], until: 'turn' });
  }
}
