import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canSee, sightObstacles } from '../../src/rules/board/sight';
import { targetsOf } from '../../src/rules/combat/targets';
import { hexName } from '../../src/model/hex';
import { gameOf } from '../../src/rules/game';
import { decisionOf } from '../../src/rules';
import { after, before, draw, flush, hex, position, unit } from '../position';

/** The first Stark unit drawn is ordered, stays where it is, and may attack the marked units, and no others. */
const attacks =
  (picture: string, says = '') =>
  () => {
    const start = before(picture, says);
    const attacker = start.units.find(({ side }) => side === 'stark')!;
    const moving = after(start, `order ${attacker.label} valor`);
    const state = decisionOf(moving)?.prompt === 'orders.move' ? after(moving, 'done') : moving;
    const options = decisionOf(state)?.options ?? [];
    const targets = options.flatMap((option) => (option.type === 'attack' ? [state.units[option.target]!.hex] : []));
    expect(draw(state, targets)).toBe(flush(picture));
  };

test('R10.1 archers shoot as far as 4 hexes, the hex of the target counted and their own not', attacks(`
  .A1 .   .   .   .i1x.   .
    .   .   .   .   .i2 .
  .   .   .   .   .i3 .   .
`));

test('R10.1 melee reaches the next hex only', attacks(`
  .   .i1x.   .i2
    .I1 .   .
  .i3x.   .i4 .
`));

test('L1956 a unit that attacks an adjacent unit is at distance 1 from it', attacks(`
  .   .i1x.i2x.
    .i3x.I1 .i4x
  .   .i5x.i6x.
    .i7 .i8 .i9
`));

test('R10.2 any unit in a hex that the line enters blocks, friend or enemy', attacks(`
  .A1 .I1 .   .i1
    .   .i2x.   .
  .i3x.   .   .i4
`));

test('R10.2 a line through two hexes side by side needs both of them free', attacks(`
  .A1 .   .   .
    .   .I1 .i1
`));

test('R10.2 a line at offset (3,1) is blocked by any of the four hexes between', () => {
  for (const block of ['b1', 'c1', 'b2', 'c2']) {
    const state = position(`
      .A1 .   .   .   .
        .   .   .   .i1 .
    `);
    const game = gameOf({ ...state, plan: { ...state.plan, ground: state.plan.ground.with(hex(state, block), 'forest') } });
    expect([block, canSee(game, hex(state, 'a1'), hex(state, 'd2'), 'all')]).toEqual([block, false]);
  }
});

test('R10.3 L1960 where both shifts of a line along hex edges are blocked there is no sight', attacks(`
  .   .A1 .
    .I1 &
  .   .i1 .
`));

test('R10.3 L1965 where one shift of a line along hex edges is free there is sight', attacks(`
  .   .A1 .
    .   &
  .   .i1x.
`));

test('R10.3 the line is shifted as a whole: two hexes on different sides of it block both shifts', attacks(`
  .   .   .A1 .   .
    .   &   .   .
  .   .   .   .   .
    .   .   &   .
  .   .   .i1 .   .
`));

test('R10.3 two hexes on one side of the line leave the other shift free', attacks(`
  .   .   .A1 .   .
    .   &   .   .
  .   .   .   .   .
    .   &   .   .
  .   .   .i1x.   .
`));

test('R10.3 a shift through a half hex or off the field is blocked', () => {
  attacks(`
  .   .A1 .
    &
  .   .i1 .
`)();
  attacks(`
  .A1 .   .
    &   .
  .i1 .   .
`)();
});

test('R10.4 adjacent units always see each other', attacks(`
  #A1 &i1x.
    ^i2x%   .
`));

test('R10.5 a unit in a forest, on a hill or in a building is seen', attacks(`
  &A1 .   &i1x
    .   .   .
  .   ^i2x.
    .   .   .
  #i3x.   .
`));

test('R10.6 units do not block the sight of a ranged unit on a hill', attacks(`
  ^A1 .I1 .i1x.i2x
    .I2 .   .
  .   .i3x.   .
`));

test('R10.6 terrain blocks the sight of a ranged unit on a hill', attacks(`
  ^A1 &   .i1 .
    .i2x^   .
  .i3x.   .i4 .
`));

test('R10.6 units block as ever for archers beside the hill, and for a target on it', attacks(`
  .A1 .I1 ^i1 .
    ^   .   .
`));

const archery = `
  .   .   .   .   .   .   .   .
    .   .   .   .   .   .c1x.i2 .
  .   .   .A1 .   .   .   .   .
    .   .   ^   .   .   .   .
  .   .   .   .   .   .   .   .
    .   .   .i3 .   .   .   .
  .i1x.   .   .   .   .   .   .
`;

test(
  'L1973-1977 archers: infantry and cavalry at 4, not the infantry at 5 behind it, nor one at 3 behind blocking terrain',
  attacks(archery),
);

test('L1973-1977 on open ground the infantry at 3 is a target', attacks(archery.replace('^', '.').replace('i3 ', 'i3x')));

test('R12.5 R10.1 engaged archers may shoot only at the unit they are engaged with', attacks(`
  .A1 .   .i1
    .i2x.   .
`, 'engaged A1 i2 lannister'));

const cells = fc.constantFrom('.', '.', '.', '.', '&', '^', '~', '.', '=');
const fields = fc
  .array(fc.array(cells, { minLength: 6, maxLength: 6 }), { minLength: 5, maxLength: 5 })
  .chain((rows) => fc.record({ rows: fc.constant(rows), units: fc.uniqueArray(fc.nat({ max: 29 }), { minLength: 3, maxLength: 8 }) }))
  .map(({ rows, units }) => {
    const labels = ['A1', 'a1', 'A2', 'a2', 'I1', 'i1', 'C1', 'c1'];
    const drawn = rows.map(
      (row, r) => (r % 2 === 1 ? '  ' : '') + row.map((cell, c) => cell + (labels[units.indexOf(r * 6 + c)] ?? '  ') + ' ').join(''),
    );
    return position(drawn.join('\n'));
  });

test('R10.2 R10.3 whom I see sees me: sight is the same from both ends, whatever blocks it', () => {
  fc.assert(
    fc.property(fields, fc.constantFrom('all', 'nobody', 'stark', 'lannister'), (state, look) => {
      const game = gameOf(state);
      for (const { hex: from } of state.units) {
        for (const { hex: to } of state.units) {
          expect(canSee(game, from, to, look)).toBe(canSee(game, to, from, look));
          expect(sightObstacles(game, from, to, look).length === 0).toBe(canSee(game, from, to, look));
        }
      }
    }),
  );
});

test('R10.2 every hex told to block the sight holds a unit or blocking terrain', () => {
  const state = position(`
    .A1 .   .
      .I1 .
    .   &   .
      .   .
    .   .   .i1
  `);
  const found = sightObstacles(gameOf(state), unit(state, 'A1').hex, unit(state, 'i1').hex, 'all');
  expect(found.map((one) => hexName(state.plan.grid, one))).toEqual(['a2']);
});

test('R15.8 friends do not block the hounds, enemies and rivers do, a bridge over the river does not', () => {
  const seen = (between: string) => {
    const state = before(`
      .K1 ${between} .i1
        .   .
    `);
    const options = decisionOf(after(state, 'order K1 valor\ndone'))?.options ?? [];
    return options.some(({ type }) => type === 'hounds');
  };
  expect(['.  ', '.I1', '~  ', '-  ', ':  ', '&  '].map(seen)).toEqual([true, true, false, true, true, false]);
});

test('R12.3 an unengaged ranged unit may shoot at any engaged enemy', attacks(`
  .A1 .   .i1x
    .   .   .I1
`, 'engaged I1 i1 stark'));

test('R17.2 a unit in a fire hex has no target', () => {
  const state = position(`
    .A1 .i1
      .

    fire a1 1
  `);
  expect(targetsOf(gameOf(state), unit(state, 'A1'))).toEqual([]);
});
