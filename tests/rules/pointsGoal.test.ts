import { expect, test } from 'vitest';
import { kingsroad } from '../../src/content/battles/kingsroad';
import { whisperingWood } from '../../src/content/battles/whisperingWood';
import { pointsGoal } from '../../src/rules';

test('R18.3 the points that win at once, also where something else is asked besides', () => {
  const [{ claim }] = whisperingWood.victory.instant as [(typeof whisperingWood.victory.instant)[number]];
  expect(claim.kind).toBe('all');
  expect(pointsGoal(whisperingWood, 'stark')).toBeGreaterThan(0);
  expect(pointsGoal(kingsroad, 'stark')).toBeNull();
});
