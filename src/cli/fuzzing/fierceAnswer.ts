import type { Action, ActionType } from '../../model/action';
import type { Hex } from '../../model/hex';
import { OFF_BOARD } from '../../model/hex';
import type { Side } from '../../model/side';
import type { GameState } from '../../model/state';
import { distance, geometryOf } from '../../rules/board/geometry';
import type { Dice } from '../../store/dice';

const FIERCE: readonly ActionType[] = [
  ...(['attack', 'hounds', 'advance', 'pursue', 'reroll', 'scorch', 'tactic', 'accept', 'support', 'commands'] as const),
];

/**
 * An answer that looks for a fight. Chance alone seldom brings two armies together, and most rules speak of what happens
 * then; one answer in four is random all the same.
 */
export function fierceAnswer(state: GameState, options: readonly Action[], dice: Dice): Action | undefined {
  const random = options[dice.below(options.length)];
  if (dice.below(4) === 0) return random;
  const fights = options.filter((option) => FIERCE.includes(option.type));
  if (fights.length > 0) return fights[dice.below(fights.length)];
  const closer = closestMove(state, options);
  if (closer !== undefined) return closer;
  const others = options.filter((option) => option.type !== 'pass');
  return random?.type === 'pass' && others.length > 0 ? others[dice.below(others.length)] : random;
}

function closestMove(state: GameState, options: readonly Action[]): Action | undefined {
  const moves = options.filter((option) => option.type === 'move');
  const ways = moves.map(({ unit, to }) => toNearestEnemy(state, state.units[unit]?.side ?? 'stark', to));
  return moves[ways.indexOf(Math.min(...ways))];
}

function toNearestEnemy({ plan, units }: GameState, side: Side, hex: Hex): number {
  const geometry = geometryOf(plan.grid);
  const enemies = units.filter((unit) => unit.side !== side && unit.hex !== OFF_BOARD);
  return Math.min(...enemies.map((enemy) => distance(geometry, hex, enemy.hex)));
}
