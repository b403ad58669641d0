import type { AttackForm } from '../../../src/model/task';
import { expect, test } from 'vitest';
import type { Face } from '../../../src/model/dice';
import type { Rank } from '../../../src/model/unit';
import { RANKS } from '../../../src/model/unit';
import type { Blow } from '../../../src/rules/combat/attackDice';
import { placeToken } from '../../../src/rules/combat/engagement';
import { captureValueOf, hitsPerFace, scoredHits, shelterOf } from '../../../src/rules/combat/hits';
import type { Game } from '../../../src/rules/game';
import { battle, unitNamed } from '../battle';
import { blow, give } from './blow';

const hits = (game: Game, attacker: string, target: string, ...faces: readonly Face[]): number =>
  scoredHits(game, blow(game, attacker, target), faces).hits;

/** The symbols that hit, each as often as it hits. */
const hitting = (game: Game, attacker: string, target: string, other: Partial<Blow> = {}): string =>
  Object.entries(hitsPerFace(game, blow(game, attacker, target, other)))
    .filter(([, count]) => count > 0)
    .map(([face, count]) => (count === 1 ? face : `${face}×${count}`))
    .join(' ');

const shelter = (game: Game, attacker: string, target: string, other: Partial<Blow> = {}): number =>
  shelterOf(game, blow(game, attacker, target, other));

function engage(game: Game, attacker: string, target: string): void {
  placeToken(game, unitNamed(game, attacker), unitNamed(game, target));
}

test('R11.7 shields of the target’s rank hit, and valor', () => {
  const hittingRank = (rank: Rank) => hitting(battle('.I1 .i1', { ranks: { i1: rank } }), 'I1', 'i1');
  expect(RANKS.map(hittingRank)).toEqual(['green valor', 'blue valor', 'red valor']);
});

test('L2094 a blue war host rolls valor, green and blue against a green unit: 2 hits', () => {
  expect(hits(battle('.I1 .i1', { ranks: { I1: 'blue' } }), 'I1', 'i1', 'valor', 'green', 'blue')).toBe(2);
});

test('L2169 a green war host rolls valor and red against blue Cavaliers: no hit', () => {
  expect(hits(battle('.I1 .c1', { ranks: { c1: 'blue' } }), 'I1', 'c1', 'valor', 'red')).toBe(0);
});

test('R11.7 cavalry ignores valor of all but cavalry', () => {
  const game = battle('.I1 .c1 .C1 .i1');
  expect(hitting(game, 'I1', 'c1')).toBe('green');
  expect(hitting(game, 'C1', 'c1')).toBe('green valor');
  expect(hitting(game, 'C1', 'i1')).toBe('green valor');
});

test('R11.7 archers never hit with valor, nor when they counterattack', () => {
  const game = battle('.A1 .i1');
  expect(hitting(game, 'A1', 'i1', { form: 'ranged' })).toBe('green');
  expect(hitting(game, 'A1', 'i1', { form: 'counter' })).toBe('green');
});

test('R15.8 the attack of hounds hits as usual', () => {
  const game = battle('.K1 .   .i1 .c1');
  expect(hitting(game, 'K1', 'i1', { form: 'hounds', rank: 'red' })).toBe('green valor');
  expect(hitting(game, 'K1', 'c1', { form: 'hounds', rank: 'red' })).toBe('green');
});

test('L2616 green Heavy Armor is hit by blue shields', () => {
  const game = battle('.I1 .h1');
  expect(hitting(game, 'I1', 'h1')).toBe('blue valor');
  expect(hits(game, 'I1', 'h1', 'green', 'blue')).toBe(1);
});

test('R15.5 blue Heavy Armor is hit by red shields; red Heavy Armor still is, and ignores valor', () => {
  expect(hitting(battle('.I1 .h1', { ranks: { h1: 'blue' } }), 'I1', 'h1')).toBe('red valor');
  expect(hitting(battle('.I1 .h1', { ranks: { h1: 'red' } }), 'I1', 'h1')).toBe('red');
});

test('R15.5 Maege’s unit has Heavy Armor by her card', () => {
  expect(hitting(battle('.I1 .i1', { commanders: { I1: 'maege' } }), 'i1', 'I1')).toBe('blue valor');
});

test('R9.8 a card may add hits to each valor, whether or not valor hits the target', () => {
  const game = battle('.I1 .c1 .A1 .i1');
  give(game, 'I1', { kind: 'valorHits', amount: 1 });
  give(game, 'A1', { kind: 'valorHits', amount: 1 });
  expect(hitting(game, 'I1', 'i1')).toBe('green valor×2');
  expect(hitting(game, 'I1', 'c1')).toBe('green valor');
  expect(hitting(game, 'A1', 'i1', { form: 'ranged' })).toBe('green valor');
});

test('R6.4 Gregor’s fury doubles a valor that hits, and only such a one', () => {
  const game = battle('.C1 .i1 .I1');
  give(game, 'i1', { kind: 'valorDoubles' });
  expect(hitting(game, 'i1', 'I1')).toBe('green valor×2');
  expect(hitting(game, 'i1', 'C1')).toBe('green');
});

test('R9.8 a card may keep enemy cavalry from ignoring valor, but archers have none to be ignored', () => {
  const game = battle('.I1 .c1 .A1');
  give(game, 'I1', { kind: 'valorPierces' });
  give(game, 'A1', { kind: 'valorPierces' });
  expect(hitting(game, 'I1', 'c1')).toBe('green valor');
  expect(hitting(game, 'A1', 'c1', { form: 'ranged' })).toBe('green');
});

test('R6.4 the Greatjon’s fury makes each morale result a hit', () => {
  const game = battle('.I1 .i1');
  give(game, 'I1', { kind: 'moraleHits' });
  expect(hits(game, 'I1', 'i1', 'morale', 'morale', 'green', 'red')).toBe(3);
});

test.each(['counter', 'parting'] as const)('R11.9 R12.9 nothing "when attacking" helps the hits of a %s blow', (form) => {
  const game = battle('.I1 .i1 .C1 .c1');
  const all = [
    ...[{ kind: 'valorHits', amount: 1 } as const, { kind: 'valorDoubles' } as const],
    ...[{ kind: 'valorPierces' } as const, { kind: 'moraleHits' } as const],
  ];
  give(game, 'I1', ...all);
  expect(hitting(game, 'I1', 'i1', { form })).toBe('green valor');
  expect(hitting(game, 'I1', 'c1', { form })).toBe('green');
});

test('L2579 Cover 1 ignores the first hit of each attack, with Toughness 1 two', () => {
  const game = battle('.I1 #i1 #i2 .I2', { commanders: { i2: 'gregorMountain' } });
  expect(scoredHits(game, blow(game, 'I1', 'i1'), ['green', 'green'])).toEqual({ hits: 1, ignored: 1 });
  expect(scoredHits(game, blow(game, 'I1', 'i1'), ['green', 'green'])).toEqual({ hits: 1, ignored: 1 });
  expect(scoredHits(game, blow(game, 'I2', 'i2'), ['green', 'valor', 'green'])).toEqual({ hits: 1, ignored: 2 });
});

test('R15.4 the toughness of a commander and that of a card add up', () => {
  const game = battle('.I1 #i1', { commanders: { i1: 'gregorMountain' } });
  give(game, 'i1', { kind: 'keyword', keyword: 'toughness', level: 1 });
  expect(shelter(game, 'I1', 'i1')).toBe(3);
});

test('R15.4 no more hits are ignored than there are', () => {
  const game = battle('.I1 #i1', { commanders: { i1: 'gregorMountain' } });
  expect(scoredHits(game, blow(game, 'I1', 'i1'), ['green', 'blue'])).toEqual({ hits: 0, ignored: 1 });
  expect(scoredHits(game, blow(game, 'I1', 'i1'), ['red', 'morale'])).toEqual({ hits: 0, ignored: 0 });
});

test('R15.4 toughness holds against counterattacks and parting blows too', () => {
  const game = battle('.I1 .i1', { commanders: { I1: 'greatjon' } });
  expect(shelter(game, 'i1', 'I1', { form: 'counter' })).toBe(1);
  expect(shelter(game, 'i1', 'I1', { form: 'parting' })).toBe(1);
});

test('R16.6 a building gives Cover 1, a razed one none', () => {
  expect(shelter(battle('.I1 #i1'), 'I1', 'i1')).toBe(1);
  expect(shelter(battle('.I1 ;i1'), 'I1', 'i1')).toBe(0);
  expect(shelter(battle('.A1 .   .   #i1'), 'A1', 'i1', { form: 'ranged' })).toBe(1);
});

test('R16.6 a unit engaged under its own house’s token has no cover, under the enemy’s it has', () => {
  const game = battle('.I1 #i1 .I2 .   .A1 #i2 .I3');
  engage(game, 'i1', 'I1');
  engage(game, 'I3', 'i2');
  expect(shelter(game, 'I2', 'i1', { flanking: true })).toBe(0);
  expect(shelter(game, 'A1', 'i1', { form: 'ranged' })).toBe(0);
  expect(shelter(game, 'I1', 'i1', { form: 'counter' })).toBe(0);
  expect(shelter(game, 'I1', 'i1', { form: 'parting' })).toBe(0);
  expect(shelter(game, 'A1', 'i2', { form: 'ranged' })).toBe(1);
});

test('R12.2 R16.6 the unit it is engaged with turns the token by its attack, before the roll', () => {
  const game = battle('.I1 #i1');
  engage(game, 'i1', 'I1');
  expect(shelter(game, 'I1', 'i1')).toBe(1);
  engage(game, 'I1', 'i1');
  expect(shelter(game, 'I1', 'i1')).toBe(1);
});

test('R6.3 the capture value is the commander’s, and 0 where there is none', () => {
  const game = battle('.I1 .i1 .I2', { commanders: { i1: 'gregorMountain' } });
  const value = (attacker: string | null, target: string) =>
    captureValueOf(
      game,
      attacker === null ? null : { form: 'melee', attacker: unitNamed(game, attacker).id },
      unitNamed(game, target),
    );
  expect(value('I1', 'i1')).toBe(4);
  expect(value(null, 'i1')).toBe(4);
  expect(value('i1', 'I2')).toBe(0);
});

test('R6.2 Jaime, the Kingslayer, lowers the capture value of those he attacks, never below 1', () => {
  const game = battle('.I1 .i1', { commanders: { I1: 'maege', i1: 'jaimeKingslayer' } });
  const value = (form: AttackForm = 'melee') =>
    captureValueOf(game, { form, attacker: unitNamed(game, 'i1').id }, unitNamed(game, 'I1'));
  expect(value()).toBe(1);
  // R11.9, R12.9: not when he answers.
  expect(value('counter')).toBe(2);
  expect(value('parting')).toBe(2);
  give(game, 'i1', { kind: 'captureValue', amount: -1 });
  expect(value()).toBe(1);
  expect(captureValueOf(game, { form: 'melee', attacker: unitNamed(game, 'I1').id }, unitNamed(game, 'i1'))).toBe(3);
});
