import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMANDER_NAMES } from '../../src/model/commander';
import { SIDES } from '../../src/model/side';
import { KEYWORDS, UNIT_TYPES } from '../../src/model/unit';
import type { ShapeName } from '../../src/ui/art/Shape';

const picture = new DOMParser().parseFromString(readFileSync('src/ui/art/shapes.svg', 'utf8'), 'image/svg+xml');
const ids = new Set([...picture.querySelectorAll('defs > g')].map(({ id }) => id));

const needed: readonly ShapeName[] = [
  ...SIDES.flatMap((side) => [`crest-${side}`, `mask-${side}`] as const),
  ...COMMANDER_NAMES.map((name) => `emblem-${name}` as const),
  ...UNIT_TYPES.map((type) => `figure-${type}` as const),
  ...KEYWORDS.map((keyword) => `sign-${keyword}` as const),
  ...(['objective', 'place', 'decoy', 'archers', 'catelyn', 'edmure', 'falseEdmure', 'catapult', 'guard'] as const).map(
    (kind) => `sign-${kind}` as const,
  ),
  ...(['die', 'arrow', 'through', 'around', 'shield', 'away', 'card', 'struckSwords', 'swordsThenArrow', 'fallen'] as const).map(
    (deed) => `sign-${deed}` as const,
  ),
  ...(['palisade', 'tent', 'siegeTower', 'razed', 'wood', 'valor', 'morale'] as const),
];

describe('the picture with all shapes', () => {
  it('is a picture without fault', () => {
    expect(picture.querySelector('parsererror')).toBeNull();
  });

  it.each(needed)('has a drawing for %s', (name) => {
    expect(ids).toContain(name);
  });

  it('has no drawing that nothing refers to', () => {
    expect([...ids].sort()).toEqual([...needed].sort());
  });
});
