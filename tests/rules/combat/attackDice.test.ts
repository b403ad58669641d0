import { expect, test } from 'vitest';
import type { OptionalRule } from '../../../src/model/options';
import type { Rank } from '../../../src/model/unit';
import { RANKS } from '../../../src/model/unit';
import { allowances } from '../../../src/rules/board/reach';
import type { Blow } from '../../../src/rules/combat/attackDice';
import { attackDice, diceCount } from '../../../src/rules/combat/attackDice';
import type { Game } from '../../../src/rules/game';
import { battle, unitNamed } from '../battle';
import { blow, give, orderAndMove } from './blow';

const red = { I1: 'red', i1: 'red', A1: 'red', C1: 'red', K1: 'red', a1: 'red' } as const;

const dice = (game: Game, attacker: string, target: string, other: Partial<Blow> = {}): number =>
  diceCount(game, blow(game, attacker, target, other));

const reasons = (game: Game, attacker: string, target: string, other: Partial<Blow> = {}): string =>
  attackDice(game, blow(game, attacker, target, other))
    .reasons.map((reason) => `${reason.why} ${reason.dice}`)
    .join(', ');

function playBy(game: Game, rule: OptionalRule): void {
  game.state.rules = { ...game.state.rules, [rule]: true };
}

test('R5.2 R11.5 green, blue and red units roll 2, 3 and 4 dice', () => {
  const diceOf = (rank: Rank) => dice(battle('.I1 .i1', { ranks: { I1: rank } }), 'I1', 'i1');
  expect(RANKS.map(diceOf)).toEqual([2, 3, 4]);
});

test('L1537 green archers move 2 and attack with 2 dice, red ones move 1 and attack with 4', () => {
  const game = battle('.a1 .   .a2 .I1', { ranks: { a1: 'green', a2: 'red' } });
  expect(allowances(game, unitNamed(game, 'a1')).moveAndAttack).toBe(2);
  expect(dice(game, 'a1', 'I1', { form: 'ranged' })).toBe(2);
  expect(allowances(game, unitNamed(game, 'a2')).moveAndAttack).toBe(1);
  expect(dice(game, 'a2', 'I1', { form: 'ranged' })).toBe(4);
});

test('R5.1 the number of figures does not change the dice', () => {
  const game = battle('.I1 .i1', { ranks: red });
  unitNamed(game, 'I1').figures = 1;
  expect(dice(game, 'I1', 'i1')).toBe(4);
});

test('R15.8 hounds attack with the dice of the rank that their first die shows', () => {
  const game = battle('.K1 .   .i1', { ranks: { K1: 'blue' } });
  expect(RANKS.map((rank) => dice(game, 'K1', 'i1', { form: 'hounds', rank }))).toEqual([2, 3, 4]);
});

test('R16.2 at most 3 dice are rolled against a unit on a hill', () => {
  const game = battle('.I1 ^i1', { ranks: red });
  expect(reasons(game, 'I1', 'i1')).toBe('rank 4, hill 3');
  expect(reasons(game, 'i1', 'I1')).toBe('rank 4');
});

test('R16.2 an attacker on a hill is not limited by the hill of its target', () => {
  expect(reasons(battle('^I1 ^i1', { ranks: red }), 'I1', 'i1')).toBe('rank 4');
});

test('R16.3 at most 2 dice are rolled against, and by, a unit in a forest', () => {
  const game = battle('.I1 &i1', { ranks: red });
  expect(reasons(game, 'I1', 'i1')).toBe('rank 4, forest 2');
  expect(reasons(game, 'i1', 'I1')).toBe('rank 4, forest 2');
});

test('R16.3 a hill under the attacker lifts no limit of a forest', () => {
  expect(reasons(battle('^I1 &i1', { ranks: red }), 'I1', 'i1')).toBe('rank 4, forest 2');
});

test('R11.5 of several limits the smallest applies, and none raises the dice', () => {
  expect(reasons(battle('&I1 ^i1', { ranks: red }), 'I1', 'i1')).toBe('rank 4, forest 2');
  expect(reasons(battle('&I1 ^i1'), 'I1', 'i1')).toBe('rank 2');
});

test('R11.5 limits come before modifiers', () => {
  const game = battle('.I1 &i1', { ranks: red });
  give(game, 'I1', { kind: 'dice', amount: 1, when: 'always' });
  expect(reasons(game, 'I1', 'i1')).toBe('rank 4, forest 2, modifier 3');
});

test('R11.5 there are never fewer dice than none', () => {
  const game = battle('.I1 .i1');
  give(game, 'I1', { kind: 'dice', amount: -3, when: 'always' });
  expect(dice(game, 'I1', 'i1')).toBe(0);
  expect(reasons(game, 'I1', 'i1')).toBe('rank 2, modifier 0');
});

test('R16.6 ranged attackers in a building roll at most 2 dice, others do not mind it', () => {
  const game = battle('#A1 .i1 #I1 #K1', { ranks: red });
  expect(reasons(game, 'A1', 'i1', { form: 'ranged' })).toBe('rank 4, building 2');
  expect(reasons(game, 'A1', 'i1', { form: 'counter' })).toBe('rank 4, building 2');
  expect(reasons(game, 'I1', 'i1')).toBe('rank 4');
  expect(reasons(game, 'K1', 'i1')).toBe('rank 4');
  expect(reasons(game, 'K1', 'i1', { form: 'hounds', rank: 'red' })).toBe('rank 4, building 2');
});

test('R16.14 counterattacks from a ford have at most 2 dice, other attacks have them all', () => {
  const game = battle(':I1 .i1', { ranks: red });
  expect(reasons(game, 'I1', 'i1', { form: 'counter' })).toBe('rank 4, ford 2');
  expect(reasons(game, 'I1', 'i1', { form: 'parting' })).toBe('rank 4');
  expect(reasons(game, 'I1', 'i1')).toBe('rank 4');
  expect(reasons(game, 'i1', 'I1', { form: 'counter' })).toBe('rank 4');
});

test('R15.6 archers that moved before attacking are off balance: one die less', () => {
  const game = battle('.A1 .   .i1 .A2 .I1');
  orderAndMove(game, 'A1', 1);
  orderAndMove(game, 'A2', 0);
  orderAndMove(game, 'I1', 1);
  expect(reasons(game, 'A1', 'i1', { form: 'ranged' })).toBe('rank 2, offBalance 1');
  expect(reasons(game, 'A2', 'i1', { form: 'ranged' })).toBe('rank 2');
  expect(reasons(game, 'I1', 'i1')).toBe('rank 2');
});

test('R11.9 R12.9 dice "when attacking" are neither for counterattacks nor for parting blows', () => {
  const game = battle('.I1 .i1');
  give(game, 'I1', { kind: 'dice', amount: 2, when: 'always' });
  expect(dice(game, 'I1', 'i1')).toBe(4);
  expect(dice(game, 'I1', 'i1', { form: 'counter' })).toBe(2);
  expect(dice(game, 'I1', 'i1', { form: 'parting' })).toBe(2);
});

test('R6.2 Greatjon, Lord of Last Hearth, has a die more when flanking', () => {
  const game = battle('.I1 .i1', { commanders: { I1: 'greatjonLord' } });
  expect(reasons(game, 'I1', 'i1', { flanking: true })).toBe('rank 2, modifier 3');
  expect(reasons(game, 'I1', 'i1')).toBe('rank 2');
});

test('R6.2 Rickard has a die more against a unit with a commander', () => {
  const game = battle('.i1 .C1 .i2', { commanders: { C1: 'rickard', i1: 'kevan' } });
  expect(dice(game, 'C1', 'i1')).toBe(3);
  expect(dice(game, 'C1', 'i2')).toBe(2);
});

test('R6.2 Jaime, the Young Lion, has a die more in the turn in which his unit moved 2 hexes', () => {
  const diceAfter = (moved: number) => {
    const game = battle('.c1 .I1', { commanders: { c1: 'jaimeYoungLion' } });
    orderAndMove(game, 'c1', moved);
    return dice(game, 'c1', 'I1');
  };
  expect([0, 1, 2, 3].map(diceAfter)).toEqual([2, 2, 3, 3]);
});

test('R9.8 a card gives dice to units that have not moved, or against cavalry', () => {
  const game = battle('.i1 .I1 .c1 .I2 .i2');
  give(game, 'I1', { kind: 'dice', amount: 1, when: 'againstCavalry' });
  give(game, 'I2', { kind: 'dice', amount: 1, when: 'unmoved' });
  expect([dice(game, 'I1', 'i1'), dice(game, 'I1', 'c1')]).toEqual([2, 3]);
  expect(dice(game, 'I2', 'i2')).toBe(3);
  orderAndMove(game, 'I2', 1);
  expect(dice(game, 'I2', 'i2')).toBe(2);
});

test('R6.2 the dice that Kevan lends are added', () => {
  const game = battle('.i1 .I1');
  orderAndMove(game, 'i1', 0);
  game.state.turn!.orders[0]!.extraDice = 2;
  expect(reasons(game, 'i1', 'I1')).toBe('rank 2, support 4');
});

test('R5.1 by the optional rule a unit that lost half of its figures rolls one die less', () => {
  const game = battle('.I1 .i1 .C1');
  playBy(game, 'reducedStrength');
  const diceWith = (label: string, figures: number) => {
    unitNamed(game, label).figures = figures;
    return dice(game, label, 'i1');
  };
  expect([4, 3, 2, 1].map((figures) => diceWith('I1', figures))).toEqual([2, 2, 1, 1]);
  expect([3, 2, 1].map((figures) => diceWith('C1', figures))).toEqual([2, 2, 1]);
  expect(reasons(game, 'C1', 'i1')).toBe('rank 2, reducedStrength 1');
});

test('R3.4 by the same optional rule a commander counts as one of the figures', () => {
  const game = battle('.I1 .i1', { commanders: { I1: 'maege' } });
  playBy(game, 'reducedStrength');
  unitNamed(game, 'I1').figures = 2;
  expect(dice(game, 'I1', 'i1')).toBe(2);
  unitNamed(game, 'I1').figures = 1;
  expect(dice(game, 'I1', 'i1')).toBe(1);
});

test('R11.5 in a coordinated attack each supporter adds its own dice less one, by its own limits', () => {
  const game = battle('&I2 .i1 .I1 .A1', { ranks: { I1: 'blue', I2: 'red', A1: 'blue' } });
  orderAndMove(game, 'A1', 1);
  const supporters = ['I2', 'A1'].map((label) => unitNamed(game, label).id);
  const { dice: all, reasons: why } = attackDice(game, { ...blow(game, 'I1', 'i1'), supporters });
  expect(all).toBe(3 + (2 - 1) + (3 - 1));
  expect(why.map((reason) => reason.why)).toEqual(['rank', 'supporters', 'supporters']);
  expect(diceCount(game, { ...blow(game, 'I1', 'i1'), supporters })).toBe(all);
});

test('R11.5 both optional rules together take a die from a supporter that lost half of its figures', () => {
  const game = battle('.I2 .i1 .I1', { ranks: { I2: 'blue' } });
  playBy(game, 'reducedStrength');
  const attack = blow(game, 'I1', 'i1');
  const { id } = unitNamed(game, 'I2');
  expect(diceCount(game, { ...attack, supporters: [id] })).toBe(2 + (3 - 1));
  unitNamed(game, 'I2').figures = 2;
  expect(diceCount(game, { ...attack, supporters: [id] })).toBe(2 + (3 - 1 - 1));
});
