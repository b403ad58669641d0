import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Face } from '../../src/model/dice';
import { DIE, FACES } from '../../src/model/dice';
import { OFF_BOARD } from '../../src/model/hex';
import type { Modifier } from '../../src/model/modifier';
import { RANKS } from '../../src/model/unit';
import type { Blow } from '../../src/rules/combat/attackDice';
import { diceCount } from '../../src/rules/combat/attackDice';
import { placeToken } from '../../src/rules/combat/engagement';
import { scoredHits } from '../../src/rules/combat/hits';
import { faceCounts } from '../../src/rules/combat/rollTable';
import type { Game } from '../../src/rules/game';
import type { AttackOdds, ConsideredAttack } from '../../src/rules/odds';
import { attackOdds, bestReroll, oddsOf } from '../../src/rules/odds';
import { battle, unitNamed } from './battle';
import { blow, give } from './combat/blow';

/** Room to retreat for `i1`: three hexes; for `I1` none. */
const open = `
.   .   .
  .   .
.   .   .
  .i1 .
.   .I1 .
`;

/** Every sequence of so many faces, all equally likely. */
function sequences(dice: number): readonly (readonly Face[])[] {
  return dice === 0 ? [[]] : sequences(dice - 1).flatMap((faces) => DIE.map((face) => [...faces, face]));
}

/** What the test knows of the target that the roll does not tell. */
interface Target {
  readonly figures: number;
  readonly lethal: number;
  readonly ignored: number;
  readonly room: number;
}

type Sums = Pick<AttackOdds, 'hits' | 'expectedHits' | 'losses' | 'eliminated' | 'retreats'>;

/** The same chances by looking at every roll. */
function bruteForce(game: Game, attack: Blow, target: Target, rolls: readonly (readonly [readonly Face[], number])[]): Sums {
  const hits: number[] = [];
  const losses = Array.from({ length: target.figures + 1 }, () => 0);
  let [eliminated, retreats, expectedHits] = [0, 0, 0];
  for (const [faces, chance] of rolls) {
    const scored = scoredHits(game, attack, faces).hits;
    const steps = Math.max(0, faces.filter((face) => face === 'morale').length - target.ignored);
    const total = scored >= target.lethal ? scored : scored + Math.max(0, steps - target.room);
    hits[scored] = (hits[scored] ?? 0) + chance;
    expectedHits += scored * chance;
    losses.forEach((_, lost) => (losses[lost]! += Math.min(total, target.figures) >= lost ? chance : 0));
    if (total >= target.lethal) eliminated += chance;
    else if (steps > 0 && target.room > 0) retreats += chance;
  }
  return { hits: Array.from(hits, (chance: number | undefined) => chance ?? 0), expectedHits, losses, eliminated, retreats };
}

const plainRolls = (dice: number) => sequences(dice).map((faces) => [faces, 1 / DIE.length ** dice] as const);

/** Each roll, and all that can come of it when one symbol is rolled again. */
function rerolled(faces: readonly Face[], symbol: Face | null): readonly (readonly [readonly Face[], number])[] {
  const kept = faces.filter((face) => face !== symbol);
  return plainRolls(faces.length - kept.length).map(([again, chance]) => [[...kept, ...again], chance]);
}

function expectSame(odds: AttackOdds | null, sums: Sums): void {
  const round = (chances: readonly number[]) => chances.map((chance) => Number(chance.toFixed(10)));
  const shape = ({ hits, expectedHits, losses, eliminated, retreats }: Sums) => ({
    hits: round(hits),
    losses: round(losses),
    rest: round([expectedHits, eliminated, retreats]),
  });
  expect(odds && shape(odds)).toEqual(shape(sums));
}

const attackOf = (game: Game, unit: string, target: string, more: Partial<ConsideredAttack> = {}) =>
  attackOdds(game.state, { unit: unitNamed(game, unit).id, target: unitNamed(game, target).id, ...more });

interface Case {
  readonly name: string;
  readonly game: () => Game;
  readonly attacker?: string;
  readonly target?: string;
  readonly blow?: Partial<Blow>;
  readonly knows: Target;
}

const four: Target = { figures: 4, lethal: 4, ignored: 0, room: 3 };

function changed(game: Game, label: string, figures: number, ...modifiers: readonly Modifier[]): Game {
  unitNamed(game, label).figures = figures;
  give(game, label, ...modifiers);
  return game;
}

function strengthened(game: Game, label: string, ...modifiers: readonly Modifier[]): Game {
  give(game, label, ...modifiers);
  return game;
}

const cases: readonly Case[] = [
  { name: 'a unit in the open', game: () => battle(open, { ranks: { I1: 'blue' } }), knows: four },
  {
    name: 'the last two figures',
    game: () => changed(battle(open, { ranks: { I1: 'blue' } }), 'i1', 2),
    knows: { ...four, figures: 2, lethal: 2 },
  },
  {
    name: 'a unit at its edge',
    game: () => changed(battle('.i1 .I1', { ranks: { I1: 'blue' } }), 'i1', 2),
    knows: { figures: 2, lethal: 2, ignored: 0, room: 0 },
  },
  {
    name: 'a unit one hex from its edge',
    game: () => changed(battle('.   .\n  .i1 .I1', { ranks: { I1: 'blue' } }), 'i1', 1),
    knows: { figures: 1, lethal: 1, ignored: 0, room: 1 },
  },
  {
    name: 'a tough Stalwart commander',
    game: () => {
      const game = battle(open, { ranks: { I1: 'blue' }, commanders: { i1: 'kevan' } });
      const stalwart: Modifier = { kind: 'keyword', keyword: 'stalwart', level: 1 };
      return changed(game, 'i1', 1, stalwart, { kind: 'keyword', keyword: 'toughness', level: 1 });
    },
    knows: { figures: 1, lethal: 3, ignored: 1, room: 3 },
  },
  {
    name: 'a unit that nothing shakes',
    game: () => strengthened(battle(open, { ranks: { I1: 'blue' } }), 'i1', { kind: 'unshaken' }),
    knows: { ...four, ignored: Infinity },
  },
  {
    name: 'a parting blow',
    game: () => battle(open, { ranks: { I1: 'blue' } }),
    blow: { form: 'parting' },
    knows: { ...four, ignored: Infinity },
  },
  {
    name: 'an attack whose morale hits and whose valor counts three',
    game: () => {
      const doubled: Modifier = { kind: 'valorDoubles' };
      const more: Modifier = { kind: 'valorHits', amount: 1 };
      return strengthened(battle(open, { ranks: { I1: 'blue' } }), 'I1', { kind: 'moraleHits' }, doubled, more);
    },
    knows: four,
  },
  {
    name: 'heavy infantry in a building',
    game: () => battle('.   .   .\n  .   #h1 .\n.   .I1', { ranks: { I1: 'blue', h1: 'blue' } }),
    target: 'h1',
    knows: { ...four, room: 1 },
  },
  {
    name: 'archers at a distance',
    game: () => battle('.   .\n  .   .\n.i1 .   .A1', { ranks: { A1: 'blue', i1: 'blue' } }),
    attacker: 'A1',
    blow: { form: 'ranged' },
    knows: { ...four, room: 2 },
  },
];

describe.each(cases)('against every roll: $name', ({ game: begin, attacker = 'I1', target = 'i1', blow: other, knows }) => {
  test('R11.7 the odds are those of all rolls of three dice', () => {
    const game = begin();
    const attack = blow(game, attacker, target, other);
    expect(diceCount(game, attack)).toBe(3);
    expectSame(oddsOf(game, attack), bruteForce(game, attack, knows, plainRolls(3)));
  });

  test('R11.6 the odds of a flanking attack are those of the best reroll of each roll', () => {
    const game = begin();
    const attack = blow(game, attacker, target, { ...other, flanking: true });
    const rank = (symbol: Face | null, faces: readonly Face[]) => {
      const { expectedHits, eliminated, retreats } = bruteForce(game, attack, knows, rerolled(faces, symbol));
      return [expectedHits, eliminated, retreats].map((chance) => Math.round(chance * 1e9));
    };
    const inOrder = new Map<string, readonly (readonly [readonly Face[], number])[]>();
    const rolls = sequences(3).flatMap((faces) => {
      const key = [...faces].sort().join(' ');
      const known = inOrder.get(key);
      if (known !== undefined) return known;
      const symbols = [null, ...FACES.filter((face) => faces.includes(face))];
      const ranked = symbols.map((symbol) => ({ symbol, rank: rank(symbol, faces) }));
      const best = ranked.reduce((one, two) => (isGreater(two.rank, one.rank) ? two : one));
      expect(bestReroll(game, attack, faces)).toBe(best.symbol);
      const all = rerolled(faces, best.symbol).map(([now, chance]) => [now, chance / DIE.length ** 3] as const);
      inOrder.set(key, all);
      return all;
    });
    expectSame(oddsOf(game, attack), bruteForce(game, attack, knows, rolls));
  });
});

function isGreater(a: readonly number[], b: readonly number[]): boolean {
  const differs = a.findIndex((value, i) => value !== b[i]);
  return differs >= 0 && a[differs]! > b[differs]!;
}

test('R11.7 the chances of all that so many dice can show add up to one', () => {
  for (const dice of [0, 1, 4, 8]) {
    expect(faceCounts(dice).reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(faceCounts(dice).every(({ counts }) => counts.reduce((a, b) => a + b) === dice)).toBe(true);
  }
});

test('R15.8 hounds attack with the rank of their first die, or force one step, or score one hit', () => {
  const game = battle('.   .\n  .   #i1 .   .K1', { ranks: { i1: 'blue' } });
  give(game, 'i1', { kind: 'unshaken' });
  unitNamed(game, 'i1').figures = 2;
  const knows: Target = { figures: 2, lethal: 2, ignored: Infinity, room: 1 };
  const sums = RANKS.map((rank) => {
    const attack = blow(game, 'K1', 'i1', { form: 'hounds', rank });
    return bruteForce(game, attack, knows, plainRolls(diceCount(game, attack)));
  });
  const mean = (value: (sum: Sums) => number) => [3, 2, 1].reduce((all, weight, i) => all + (weight / 8) * value(sums[i]!), 0);
  const odds = attackOf(game, 'K1', 'i1')!;
  expect([odds.form, odds.dice, odds.counterattack]).toEqual(['hounds', null, 0]);
  // Neither cover nor an unshaken heart is of any use against the step and the hit.
  expect(odds.retreats).toBeCloseTo(1 / 8, 10);
  expect(odds.expectedHits).toBeCloseTo(mean((sum) => sum.expectedHits) + 1 / 8, 10);
  expect(odds.losses[1]).toBeCloseTo(mean((sum) => sum.losses[1]!) + 1 / 8, 10);
  expect(odds.eliminated).toBeCloseTo(mean((sum) => sum.eliminated), 10);
});

test('R13.5 a unit in a fire hex is hit by every step it should retreat', () => {
  const game = battle(open, { ranks: { I1: 'blue' } });
  game.state.fires[unitNamed(game, 'i1').hex] = 1;
  const attack = blow(game, 'I1', 'i1');
  expectSame(oddsOf(game, attack), bruteForce(game, attack, { ...four, room: 0 }, plainRolls(3)));
});

test('R6.3 L2486 a lone Jaime of capture value 3 falls to three hits, and to nothing less', () => {
  const game = battle(open, { ranks: { I1: 'blue' }, commanders: { i1: 'jaimeKingslayer' } });
  unitNamed(game, 'i1').figures = 0;
  const odds = attackOf(game, 'I1', 'i1')!;
  // Three of green shields and valor, four faces of eight.
  expect(odds.captured).toBeCloseTo(1 / 8, 10);
  expect(odds.eliminated).toBe(odds.captured);
  expect(odds.losses).toEqual([expect.closeTo(1, 10)]);
});

test('R6.3 nobody is captured with a unit that has no commander', () => {
  const game = changed(battle(open), 'i1', 1);
  expect(attackOf(game, 'I1', 'i1')).toMatchObject({ captured: 0, eliminated: expect.closeTo(3 / 4, 10) as number });
});

test('R11.9 a Stalwart target may counterattack when it neither fell nor retreated', () => {
  const game = battle(open, { ranks: { I1: 'blue' } });
  expect(attackOf(game, 'I1', 'i1')!.counterattack).toBe(0);
  give(game, 'i1', { kind: 'keyword', keyword: 'stalwart', level: 1 });
  const odds = attackOf(game, 'I1', 'i1')!;
  expect(odds.retreats).toBeGreaterThan(0);
  expect(odds.counterattack).toBeCloseTo(1 - odds.eliminated - odds.retreats, 10);
  expect(attackOf(game, 'I1', 'i1', { form: 'ranged' })!.counterattack).toBe(0);
  give(game, 'i1', { kind: 'noCounterattack' });
  expect(attackOf(game, 'I1', 'i1')!.counterattack).toBe(0);
});

test('R11.9 R17.2 a unit in a fire hex does not counterattack', () => {
  const game = battle(open);
  give(game, 'i1', { kind: 'keyword', keyword: 'stalwart', level: 1 });
  expect(attackOf(game, 'I1', 'i1')!.counterattack).toBeGreaterThan(0);
  game.state.fires[unitNamed(game, 'i1').hex] = 1;
  expect(attackOf(game, 'I1', 'i1')!.counterattack).toBe(0);
});

test('R12.4 the odds know a flanking attack from the position', () => {
  const game = battle('.I1 .i1 .I2 .   .i2 .I3 .A1 .i3');
  placeToken(game, unitNamed(game, 'I1'), unitNamed(game, 'i1'));
  placeToken(game, unitNamed(game, 'I3'), unitNamed(game, 'i2'));
  expect(attackOf(game, 'I1', 'i1')).toMatchObject({ form: 'melee', flanking: false });
  expect(attackOf(game, 'I2', 'i1')).toMatchObject({ form: 'melee', flanking: true });
  expect(attackOf(game, 'I2', 'i1', { flanking: false })!.flanking).toBe(false);
  expect(attackOf(game, 'A1', 'i2')).toMatchObject({ form: 'ranged', flanking: false });
  expect(attackOf(game, 'A1', 'i3')).toMatchObject({ form: 'ranged', flanking: false });
  give(game, 'A1', { kind: 'flanks' });
  expect(attackOf(game, 'A1', 'i3')!.flanking).toBe(true);
  expect(attackOf(game, 'A1', 'i3', { form: 'counter' })!.flanking).toBe(false);
});

test('R11.6 a flag is kept where another miss can be rerolled as well', () => {
  const game = battle(open);
  const attack = blow(game, 'I1', 'i1', { flanking: true });
  expect(bestReroll(game, attack, ['morale', 'blue'])).toBe('blue');
  expect(bestReroll(game, attack, ['blue', 'morale', 'morale'])).toBe('morale');
  expect(bestReroll(game, attack, ['green', 'valor'])).toBeNull();
});

test('R11.6 where no hit is to be had, a reroll is good for the flags that drive a unit against its edge', () => {
  const tough: Modifier = { kind: 'keyword', keyword: 'toughness', level: 2 };
  const game = changed(battle('.i1 .I1'), 'i1', 1, tough);
  const attack = blow(game, 'I1', 'i1', { flanking: true });
  expect(bestReroll(game, attack, ['blue', 'red'])).toBe('blue');
  expect(bestReroll(game, attack, ['morale', 'red'])).toBeNull();
});

test('R11.6 two misses are better rerolled than one where it takes two hits to do harm, and flags are kept', () => {
  const tough: Modifier = { kind: 'keyword', keyword: 'toughness', level: 1 };
  const game = changed(battle(open), 'i1', 1, tough);
  const attack = blow(game, 'I1', 'i1', { flanking: true });
  expect(bestReroll(game, attack, ['blue', 'red', 'red', 'morale', 'morale'])).toBe('red');
});

test('R10.1 there are no odds of an attack out of range, on a friend, from a fire or off the board', () => {
  const game = battle('.I1 .I2 .i1 .   .   .A1 .K1');
  expect(attackOf(game, 'I1', 'i1')).toBeNull();
  expect(attackOf(game, 'I1', 'I2')).toBeNull();
  expect(attackOf(game, 'K1', 'i1')).toBeNull();
  expect(attackOf(game, 'A1', 'i1')).not.toBeNull();
  expect(attackOf(game, 'I2', 'i1')).not.toBeNull();
  game.state.fires[unitNamed(game, 'I2').hex] = 1;
  expect(attackOf(game, 'I2', 'i1')).toBeNull();
  unitNamed(game, 'i1').hex = OFF_BOARD;
  expect(attackOf(game, 'A1', 'i1')).toBeNull();
});

test('R11.6 R11.7 chances are chances, and a reroll never lowers the expected hits', () => {
  const rank = fc.constantFrom(...RANKS);
  const units = fc.record({ I1: rank, i1: rank, h1: rank, c1: rank });
  const target = fc.constantFrom('i1', 'h1', 'c1');
  const terrain = fc.constantFrom('.', '^', '&', '#');
  const more = fc.integer({ min: -4, max: 4 });
  fc.assert(
    fc.property(units, target, terrain, more, fc.integer({ min: 1, max: 3 }), (ranks, label, ground, amount, figures) => {
      const game = battle(`.   .   .\n  .   ${ground}${label} .\n.   .I1 .`, { ranks });
      give(game, 'I1', { kind: 'dice', amount, when: 'always' });
      unitNamed(game, label).figures = figures;
      const [plain, flanking] = [false, true].map((is) => oddsOf(game, blow(game, 'I1', label, { flanking: is })));
      for (const odds of [plain!, flanking!]) {
        expect(odds.hits.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
        expect(odds.losses[0]).toBeCloseTo(1, 10);
        expect(odds.losses.every((chance, lost) => chance <= (odds.losses[lost - 1] ?? 1) + 1e-12)).toBe(true);
        expect(odds.eliminated).toBeCloseTo(odds.losses[figures]!, 10);
        expect(odds.eliminated + odds.retreats).toBeLessThanOrEqual(1 + 1e-12);
      }
      expect(flanking!.expectedHits).toBeGreaterThanOrEqual(plain!.expectedHits - 1e-12);
    }),
  );
});
