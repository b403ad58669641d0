import type { Action } from '../model/action';
import type { Chance } from '../model/decision';
import { DIE } from '../model/dice';
import { DIRECTIONS } from '../model/hex';
import { SIDES } from '../model/side';
import type { Random } from './random';

/** An answer of chance in a game that is only thought of. */
export function chanceAnswer(chance: Chance, random: Random): Action {
  switch (chance.kind) {
    case 'dice':
      return { type: 'roll', faces: Array.from({ length: chance.count }, () => DIE[random(DIE.length)] ?? 'green') };
    case 'shuffle':
      return { type: 'shuffle', cards: shuffled(chance.cards, random) };
    case 'direction':
      return { type: 'direction', direction: random(DIRECTIONS.length) };
    case 'side':
      return { type: 'side', side: SIDES[random(SIDES.length)] ?? 'stark' };
  }
}

/** Fisher and Yates: every order is equally likely. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const chosen = random(last + 1);
    [order[last], order[chosen]] = [order[chosen] as T, order[last] as T];
  }
  return order;
}
