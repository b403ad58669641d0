import { expect, test } from 'vitest';
import { unitFacts } from '../../src/rules';
import { position, unit } from '../position';

const state = position(`
  .   .   .   .
.   .I1 .I2 .I3 .
  .   .C1 .   .

unit C1 blue maege
`);

test('R5.2 a unit has the numbers of its line in the order table', () => {
  expect(unitFacts(state, unit(state, 'C1').id)).toMatchObject({ dice: 3, range: 1, move: 3, moveAndAttack: 3 });
});

test('R15.7 two friends beside it make a unit Stalwart, and one does not', () => {
  const keywords = (label: string) => unitFacts(state, unit(state, label).id).keywords.map(({ keyword }) => keyword);
  expect(keywords('I2')).toContain('stalwart');
  expect(keywords('I3')).not.toContain('stalwart');
});

test('R6.2 a commander’s unit has the limit and the capture value of his card', () => {
  expect(unitFacts(state, unit(state, 'C1').id).commander).toMatchObject({ commandLimit: 1, captureValue: 2 });
  expect(unitFacts(state, unit(state, 'I1').id).commander).toBeNull();
});
