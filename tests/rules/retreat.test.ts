import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Hex } from '../../src/model/hex';
import { columnOf, hexName, rowOf } from '../../src/model/hex';
import type { GameState } from '../../src/model/state';
import { decisionOf } from '../../src/rules';
import { retreatSteps } from '../../src/rules/board/retreatSteps';
import { gameOf } from '../../src/rules/game';
import { after, before, draw, flush, offeredHexes, offers, position, unit } from '../position';

/** After the first Stark unit drawn, a red one with four dice, has attacked i1 and rolled so many flags and no hit. */
function pushed(picture: string, flags: number, says = ''): GameState {
  const start = before(picture, says);
  const { label } = start.units.find(({ side }) => side === 'stark')!;
  const red = { ...start, units: start.units.map((one) => (one.label === label ? { ...one, rank: 'red' as const } : one)) };
  const ordered = after(red, `order ${label} valor`);
  const still = decisionOf(ordered)?.prompt === 'orders.move' ? after(ordered, 'done') : ordered;
  const faces = Array.from({ length: 4 }, (_, die) => (die < flags ? 'morale' : 'blue'));
  return after(still, `attack ${label} i1\nroll ${faces.join(' ')}`);
}

/** Its owner may choose between the marked hexes. */
const mayGo =
  (picture: string, flags: number, says = '') =>
  () => {
    const state = pushed(picture, flags, says);
    expect(decisionOf(state)).toMatchObject({ prompt: 'retreat.step', decider: 'lannister' });
    expect(draw(state, offeredHexes(state))).toBe(flush(picture));
  };

/** It has no choice and ends where the second picture shows it, with so many figures. */
const ends =
  (picture: string, flags: number, after: string, figures: number, says = '') =>
  () => {
    const state = pushed(picture, flags, says);
    expect(draw(state)).toBe(flush(after));
    expect(unit(state, 'i1').figures).toBe(figures);
  };

test('L2309 R13.1 a flag drives a unit to one of the two hexes towards its own edge, as its owner chooses', mayGo(`
  .   .I1 .   .
    .   .i1 .
  .   .x  .x  .
`, 1));

test('L2319 R13.1 where one of the two is occupied it goes to the other', ends(`
  .   .I1 .   .
    .   .i1 .
  .   .i2 .   .
`, 1, `
  .   .I1 .   .
    .   .   .
  .   .i2 .i1 .
`, 4));

test('L2328 R13.2 a unit and a river behind it: it cannot retreat and takes a hit', ends(`
  .   .I1 .   .
    .   .i1 .
  .   .i2 ~   .
`, 1, `
  .   .I1 .   .
    .   .i1 .
  .   .i2 ~   .
`, 3));

test('R13.1 Stark retreats to its own edge, the other way', () => {
  const start = before(`
    .   .   .   .
      .   .I1 .
    .   .i1 .   .
  `, 'first lannister');
  const state = after(start, 'order i1 valor\ndone\nattack i1 I1\nroll morale blue');
  expect(decisionOf(state)?.decider).toBe('stark');
  expect(draw(state, offeredHexes(state))).toBe(flush(`
    .   .x  .x  .
      .   .I1 .
    .   .i1 .   .
  `));
});

test('R13.1 at the side of the board there is one hex to go to', ends(`
  .   .
    .I1 .
  .i1 .
    .   .
`, 1, `
  .   .
    .I1 .
  .   .
    .i1 .
`, 4));

test('R13.1 of two flags each is a step, chosen anew', () => {
  const picture = `
  .   .I1 .   .
    .   .i1 .
  .   .x  .x  .
    .   .   .
`;
  mayGo(picture, 2)();
  const state = after(pushed(picture, 2), 'retreat b3');
  expect(draw(state, offeredHexes(state))).toBe(flush(`
  .   .I1 .   .
    .   .   .
  .   .i1 .   .
    .x  .x  .
`));
});

const deadEnd = `
  .   .I1 .   .
    .   .i1 .
  .   .   .   .
    ~   ~   .
`;

test('R13.1 it must take the way that allows the most steps', ends(deadEnd, 2, `
  .   .I1 .   .
    .   .   .
  .   .   .   .
    ~   ~   .i1
`, 4));

test('R13.1 for one step a dead end is as good', mayGo(deadEnd.replace('.   .   .   .\n    ~', '.   .x  .x  .\n    ~'), 1));

test('R13.1 the most steps are looked for on the left as well as on the right', ends(`
  .   .I1 .   .
    .   .i1 .
  .   .   .   .
    .   ~   ~
`, 2, `
  .   .I1 .   .
    .   .   .
  .   .   .   .
    .i1 ~   ~
`, 4));

test('R13.1 a retreat does not go into fire', ends(`
  .   .I1 .   .
    .   .i1 .
  .   .   .   .
`, 1, `
  .   .I1 .   .
    .   .   .
  .   .   .i1 .
`, 4, 'fire b3 1'));

test('R13.1 a retreat does not mind forests, buildings and fords', ends(`
  .   .I1 .   .
    .   .i1 .
  .   ~   &   .
    ~   ~   #
  .   ~   ~   :
`, 3, `
  .   .I1 .   .
    .   .   .
  .   ~   &   .
    ~   ~   #
  .   ~   ~   :i1
`, 4));

test('R13.2 it goes as far as it can and takes a hit for each step it cannot make', ends(`
  .   .I1 .   .
    .   .i1 .
  .   ~   .   .
    .   ~   ~
`, 3, `
  .   .I1 .   .
    .   .   .
  .   ~   .i1 .
    .   ~   ~
`, 2));

test('R13.2 at its own edge every step is a hit', ends(`
  .   .I1 .
    .   .i1
`, 2, `
  .   .I1 .
    .   .i1
`, 2));

test('R13.2 the hits of a barred retreat may eliminate the unit', () => {
  const state = pushed(`
    .   .I1 .
      .   .i1
  `, 1, 'unit i1 1');
  expect(state.units.map(({ figures }) => figures)).toEqual([4, 0]);
  expect(state.morale).toBe(1);
});

test('R13.3 the hits of a barred retreat ignore cover and toughness', () => {
  const picture = `
    .   .I1 .
      .   #i1
  `;
  expect(unit(pushed(picture, 1, 'unit i1 gregorMountain\ncommander gregorMountain committed'), 'i1').figures).toBe(2);
});

const lonely = (ground: string) =>
  after(before(`
    .   .I1 .   .
      .   .i1 .
    .   ${ground}   ${ground}   .
  `, 'unit I1 red\nunit i1 jaimeKingslayer 0\ncommander jaimeKingslayer committed'), 'order I1 valor\ndone\nattack I1 i1\nroll green valor morale blue');

test('R13.3 they count together with the hits of the attack: two and a barred step capture Jaime', () => {
  expect(lonely('~').commanders[0]!.captured).toBe(true);
  expect(lonely('.').commanders[0]!.captured).toBe(false);
});

test('R13.4 a retreat provokes no parting blow', () => {
  const start = `
    .   .I1 .   .
      .   .i1 .I2
    .   ~   .   .
  `;
  const state = pushed(start, 1, 'engaged I2 i1 stark');
  expect(decisionOf(state)?.prompt).toBe('attack.reroll');
  const later = after(state, 'decline');
  expect(offers(later)).toEqual(['advance b2', 'decline']);
  expect(unit(later, 'i1').figures).toBe(4);
});

test('R13.5 a unit in a fire hex cannot retreat: every step is a hit', ends(`
  .   .I1 .   .
    .   .i1 .
  .   .   .   .
`, 2, `
  .   .I1 .   .
    .   .i1 .
  .   .   .   .
`, 2, 'fire b2 1'));

/** Robb's card, after its orders, makes an enemy unit in his zone retreat one hex. */
function scared(picture: string): GameState {
  const says = 'unit C1 robbKing\ncommander robbKing committed\nhand stark SL03\nmorale 4';
  return after(before(picture, says), 'play SL03 robbKing\ncommands 1\ntactic after\ndone\nchoose i1');
}

test('R13.6 a card forces a retreat when it says so, by the rules of a retreat', () => {
  const picture = `
    .   .C1 .   .
      .   .   .
    .   .i1 .   .
      .x  .x  .
  `;
  const state = scared(picture);
  expect(decisionOf(state)?.decider).toBe('lannister');
  expect(draw(state, offeredHexes(state))).toBe(flush(picture));
  const barred = scared(picture.replace('  .x  .x  .', '  ~   ~   .').replaceAll('x', ' '));
  expect(unit(barred, 'i1').figures).toBe(3);
});

const DREADED = 'modifier {"modifier":{"kind":"dreaded"},"units":[],"until":"turn"}';
const steep = `
  .   .I1 .   .
    .   .i1 .
  .   ~   .   .
    .   ~   .
`;

test.each([
  [1, 0],
  [2, 1],
])('R9.5 R13.1 while a dreaded name is about, a retreat of %i hexes is worth %i morale', (hexes, morale) => {
  expect(pushed(steep, hexes, DREADED).morale).toBe(morale);
  expect(pushed(steep, hexes).morale).toBe(0);
});

test('R9.5 R13.1 a unit driven back twice in a turn feeds a dreaded name once', () => {
  const start = before(`
    .   .C1 .   .   .
      .   .i1 .   .
    .   ~   .   .   .
      .   ~   .   .
    .   .   ~   .   .
      .   .   ~   .
  `, `${DREADED}\nunit C1 red`);
  const once = after(start, 'order C1 valor\ndone\nattack C1 i1\nroll morale morale blue blue');
  const twice = after(once, 'pursue c3\nattack C1 i1\nroll morale morale blue blue');
  expect(hexName(start.plan.grid, unit(twice, 'i1').hex)).toBe('d6');
  expect([once.morale, twice.morale]).toEqual([1, 1]);
});

test('R9.5 R13.1 of two retreats of a unit in a turn the longer one feeds a dreaded name', () => {
  const start = before(`
    .   .C1 .   .   .
      .   .i1 .   .
    .   .   .   .   .
      .   .   .   .
    .   .   .   .   .
  `, DREADED);
  const once = after(start, 'order C1 valor\ndone\nattack C1 i1\nroll morale red\nretreat b3');
  const twice = after(once, 'pursue b2\nattack C1 i1\nroll morale morale\nretreat b4\nretreat b5');
  expect([once.morale, twice.morale]).toEqual([0, 1]);
});

test('R9.5 R13.1 an own unit driven back by a counterattack feeds no dreaded name', () => {
  const start = before(`
    .   .   ~   .
      .   .   ~
    .   ~   .I1 .
      .i2 .i1 .i3
  `, DREADED);
  const state = after(start, 'order I1 valor\ndone\nattack I1 i1\nroll blue blue\naccept\nroll morale morale');
  expect(hexName(start.plan.grid, unit(state, 'I1').hex)).toBe('b1');
  expect(state.morale).toBe(0);
});

const DIRECTIONAL = 'rules directionalRetreat';

test('R13.1 by the optional rule a unit goes straight away from the attacker it is engaged with, all in one direction', ends(`
  .   .I1 .   .
    .   .i1 .
  .   .   .   .
    .   .   .
`, 2, `
  .   .I1 .   .
    .   .   .
  .   .   .   .
    .   .   .i1
`, 4, DIRECTIONAL));

test('R13.1 by the optional rule it may be driven away from its own edge', ends(`
  .   .   .   .
    .   .   .
  .   .i1 .   .
    .   .I1 .
`, 1, `
  .   .   .   .
    .i1 .   .
  .   .   .   .
    .   .I1 .
`, 4, DIRECTIONAL));

test('R13.1 by the optional rule it turns aside to its own edge where the first hex is barred, and keeps to it', ends(`
  .   .   .   .
    .I1 .i1 ~
  .   .   .   .
    .   .   .
`, 2, `
  .   .   .   .
    .I1 .   ~
  .   .   .   .
    .   .   .i1
`, 4, DIRECTIONAL));

test('R13.1 by the optional rule it does not turn aside later: what is barred then is a hit', ends(`
  .   .   .   .   .
    .I1 .i1 .   ~
  .   .   .   .   .
`, 2, `
  .   .   .   .   .
    .I1 .   .i1 ~
  .   .   .   .   .
`, 3, DIRECTIONAL));

test('R13.2 by the optional rule every step is a hit where both hexes are barred, or off the board', () => {
  ends(`
  .   .   .
    .I1 .i1
  .   .   ~
`, 2, `
  .   .   .
    .I1 .i1
  .   .   ~
`, 2, DIRECTIONAL)();
});

test('R13.5 by the optional rule too, nobody leaves a fire', ends(`
  .   .I1 .   .
    .   .i1 .
  .   .   .   .
`, 1, `
  .   .I1 .   .
    .   .i1 .
  .   .   .   .
`, 3, `${DIRECTIONAL}\nfire b2 1`));

test.each(['', 'engaged A1 i1 stark'])(
  'R13.1 by the optional rule a ranged attack drives towards the own edge as before, engaged or not (%s)',
  (engaged) => {
    mayGo(`
      .   .A1 .   .
        .   .i1 .
      .   .x  .x  .
    `, 1, `${DIRECTIONAL}\n${engaged}`)();
  },
);

test('R13.1 by the optional rule a flanking attack drives towards the own edge as before', () => {
  const picture = `
    .   .I1 .   .
      .   .i1 .I2
    .   .x  .x  .
  `;
  const state = after(pushed(picture, 1, `${DIRECTIONAL}\nengaged I2 i1 stark`), 'decline');
  expect(draw(state, offeredHexes(state))).toBe(flush(picture));
});

test.each([
  ['b3', 'd3', 'c2'],
  ['d3', 'b3', 'b2'],
  ['b4', 'c2', 'b2'],
  ['c4', 'b2', 'c2'],
  ['c2', 'b4', 'b3'],
  ['b2', 'c4', 'd3'],
])('R13.1 by the optional rule Stark at c3, attacked from %s with %s barred, turns aside to %s', (from, barred, to) => {
  const cell = (name: string) => (name === from ? '.i1 ' : name === barred ? '~   ' : name === 'c3' ? '.I1 ' : '.   ');
  const rows = [1, 2, 3, 4, 5].map((row) => (row % 2 === 0 ? '  ' : '') + ['a', 'b', 'c', 'd', 'e'].map((c) => cell(`${c}${row}`)).join(''));
  const start = before(rows.join('\n'), `${DIRECTIONAL}\nfirst lannister`);
  const state = after(start, 'order i1 valor\ndone\nattack i1 I1\nroll morale blue');
  expect(hexName(state.plan.grid, unit(state, 'I1').hex)).toBe(to);
});

const cells = fc.constantFrom('.', '.', '.', '.', '&', '~', '|', '#', '_');
const fields = fc
  .record({
    rows: fc.array(fc.array(cells, { minLength: 5, maxLength: 5 }), { minLength: 5, maxLength: 5 }),
    units: fc.uniqueArray(fc.nat({ max: 24 }), { minLength: 2, maxLength: 6 }),
    flags: fc.integer({ min: 1, max: 4 }),
    burning: fc.nat({ max: 24 }),
  })
  .map(({ rows, units, flags, burning }) => {
    const labels = ['I1', 'i1', 'I2', 'i2', 'I3', 'i3'];
    const drawn = rows.map((row, r) => {
      const line = row.map((cell, c) => {
        const label = labels[units.indexOf(r * 5 + c)];
        return label === undefined ? `${cell}   ` : `.${label} `;
      });
      return (r % 2 === 1 ? '  ' : '') + line.join('');
    });
    return { state: { ...position(drawn.join('\n')), fires: { [burning]: 1 as const } }, flags };
  });

test('R13.1 a unit steps to a free neighbour one row nearer to its edge, on a way with the most steps', () => {
  fc.assert(
    fc.property(fields, ({ state, flags }) => {
      const { grid, ground } = state.plan;
      const isOpen = (hex: Hex) =>
        ['plain', 'forest', 'building'].includes(state.tokens[hex] ?? ground[hex]!) &&
        !(hex in state.fires) &&
        state.units.every((one) => one.hex !== hex);
      for (const one of state.units) {
        const homewards = one.side === 'stark' ? -1 : 1;
        const next = (hex: Hex) => {
          const lean = rowOf(grid, hex) % 2 === grid.indented ? [0, 1] : [-1, 0];
          const row = rowOf(grid, hex) + homewards;
          return [...ground.keys()].filter(
            (other) => rowOf(grid, other) === row && lean.includes(columnOf(grid, other) - columnOf(grid, hex)) && isOpen(other),
          );
        };
        const most = (hex: Hex, left: number): number =>
          left === 0 ? 0 : Math.max(0, ...next(hex).map((other) => 1 + most(other, left - 1)));
        const best = most(one.hex, flags);
        const expected = one.hex in state.fires ? [] : next(one.hex).filter((other) => 1 + most(other, flags - 1) === best);
        expect(retreatSteps(gameOf(state), one, flags)).toEqual(expected);
      }
    }),
  );
});
