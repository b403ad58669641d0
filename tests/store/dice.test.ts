import { describe, expect, test } from 'vitest';
import type { Face } from '../../src/model/dice';
import { FACES, FACE_COUNT } from '../../src/model/dice';
import type { Dice } from '../../src/store/dice';
import { createDice, restoreDice } from '../../src/store/dice';

const rolled = (dice: Dice, count: number): readonly Face[] => {
  const action = dice.answer({ kind: 'dice', count });
  return action.type === 'roll' ? action.faces : [];
};
const shuffled = (dice: Dice, cards: readonly string[]): readonly string[] => {
  const action = dice.answer({ kind: 'shuffle', cards });
  return action.type === 'shuffle' ? action.cards : [];
};
const drawn = (dice: Dice): number => {
  const action = dice.answer({ kind: 'direction' });
  return action.type === 'direction' ? action.direction : -1;
};

describe('createDice', () => {
  test('R2.1 the eight faces come up as often as there are of them', () => {
    const faces = rolled(createDice('often'), 80_000);
    for (const face of FACES) {
      const share = faces.filter((other) => other === face).length / faces.length;
      expect(share, face).toBeCloseTo(FACE_COUNT[face] / 8, 2);
    }
  });

  test('R3.2 a shuffle keeps every card, and every order is equally likely', () => {
    const dice = createDice('shuffles');
    const orders = new Map<string, number>();
    for (let i = 0; i < 12_000; i += 1) {
      const order = shuffled(dice, ['a', 'b', 'c']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect([...orders.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    for (const times of orders.values()) expect(Math.abs(times - 2000)).toBeLessThan(200);
  });

  test('R17.5 each of the six directions is drawn equally often', () => {
    const dice = createDice('directions');
    const times = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 12_000; i += 1) times[drawn(dice)]! += 1;
    for (const count of times) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  test('R19.1 momentum goes to either house equally often', () => {
    const dice = createDice('momentum');
    const sides = Array.from({ length: 4000 }, () => dice.answer({ kind: 'side' }));
    const stark = sides.filter((action) => action.type === 'side' && action.side === 'stark').length;
    expect(Math.abs(stark - 2000)).toBeLessThan(150);
    expect(sides.every((action) => action.type === 'side')).toBe(true);
  });

  test('the same seed gives the same dice, another seed other dice', () => {
    expect(rolled(createDice('x'), 40)).toEqual(rolled(createDice('x'), 40));
    expect(rolled(createDice('x'), 40)).not.toEqual(rolled(createDice('y'), 40));
  });

  test('a saved state goes on with the same luck', () => {
    const dice = createDice('saved');
    rolled(dice, 7);
    const saved = JSON.stringify(dice.state());
    const before = rolled(dice, 40);
    expect(rolled(restoreDice(JSON.parse(saved) as ReturnType<Dice['state']>), 40)).toEqual(before);
  });

  test('a shuffle leaves the cards it was given as they were', () => {
    const cards = ['a', 'b', 'c', 'd', 'e'];
    createDice('x').answer({ kind: 'shuffle', cards });
    expect(cards).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
