import type { Action } from '../model/action';
import type { Chance } from '../model/decision';
import { isFace } from '../model/dice';
import type { Refusal } from '../model/refusal';
import type { GameState } from '../model/state';
import { decide } from './engine';
import { gameOf } from './game';
import { sameAction } from './sameAction';
import { whyNot } from './whyNot';

/** Why `reduce` does not take an action; `null` when it does. Options are the validation. */
export function refusalOf(state: GameState, action: Action): Refusal | null {
  const decision = decide(gameOf(state));
  if (decision === null) return { rule: 'R18.3', code: 'gameOver' };
  if (decision.chance === null) {
    return decision.options.some((option) => sameAction(option, action)) ? null : whyNot(state, action);
  }
  if (!isAnswerOf(decision.chance, action)) return { rule: 'R2.1', code: 'chanceDecides' };
  return null;
}

const DIRECTION_TOKENS = 6;

function isAnswerOf(chance: Chance, action: Action): boolean {
  switch (chance.kind) {
    case 'dice':
      return action.type === 'roll' && isList(action.faces, chance.count) && action.faces.every(isFace);
    case 'shuffle':
      return action.type === 'shuffle' && isList(action.cards, chance.cards.length) && areSame(action.cards, chance.cards);
    case 'direction':
      return (
        action.type === 'direction' &&
        Number.isInteger(action.direction) &&
        action.direction >= 0 &&
        action.direction < DIRECTION_TOKENS
      );
  }
}

/** An action may come from a file, so its type says nothing yet. */
const isList = (value: unknown, length: number): boolean => Array.isArray(value) && value.length === length;

const areSame = (one: readonly string[], other: readonly string[]): boolean =>
  JSON.stringify([...one].sort()) === JSON.stringify([...other].sort());
