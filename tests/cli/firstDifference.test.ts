import { expect, test } from 'vitest';
import { firstDifference } from '../../src/cli/fuzzing/firstDifference';

test('what is alike has no difference', () => {
  expect(firstDifference({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBeNull();
});

test.each([
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, 'state.a.1.b: 2 / 3'],
  [{ a: 1 }, { a: 1, b: 0 }, 'state.b: nothing / 0'],
  [{ a: null }, { a: {} }, 'state.a: null / {}'],
  [{ a: [] }, { a: {} }, 'state.a: [] / {}'],
])('%j and %j differ in %s', (a, b, place) => {
  expect(firstDifference(a, b)).toBe(place);
});
