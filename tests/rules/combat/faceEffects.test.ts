import { expect, test } from 'vitest';
import { FACES } from '../../../src/model/dice';
import type { FallingBlow } from '../../../src/rules/combat/faceEffects';
import { faceEffects } from '../../../src/rules/combat/faceEffects';
import type { Game } from '../../../src/rules/game';
import { battle } from '../battle';
import { blow, give } from './blow';

/** `green: hit, rank`, one line a symbol. */
function table(game: Game, attacker: string, target: string, other: Partial<FallingBlow> = {}): string[] {
  const effects = faceEffects(game, { ...blow(game, attacker, target), ...other });
  return FACES.map((face) => {
    const { hits, steps, why } = effects[face];
    return `${face}: ${[...Array.from({ length: hits }, () => 'hit'), ...(steps > 0 ? ['retreat'] : []), why].join(', ')}`;
  });
}

test('R11.7 the shield of the target’s rank hits, valor hits, morale makes it retreat', () => {
  expect(table(battle('.I1 .i1', { ranks: { i1: 'blue' } }), 'I1', 'i1')).toEqual([
    'green: otherRank',
    'blue: hit, rank',
    'red: otherRank',
    'valor: hit, valor',
    'morale: retreat, morale',
  ]);
});

test('R11.7 valor comes to nothing against cavalry, and for archers', () => {
  expect(table(battle('.I1 .c1'), 'I1', 'c1')).toContain('valor: cavalry');
  expect(table(battle('.C1 .c1'), 'C1', 'c1')).toContain('valor: hit, valor');
  expect(table(battle('.A1 .i1'), 'A1', 'i1', { form: 'ranged' })).toContain('valor: noValor');
});

test('R15.5 Heavy Armor counts as one rank higher; the red one shrugs valor off', () => {
  expect(table(battle('.I1 .h1'), 'I1', 'h1')).toEqual([
    'green: armor',
    'blue: hit, armorRank',
    'red: otherRank',
    'valor: hit, valor',
    'morale: retreat, morale',
  ]);
  const red = table(battle('.I1 .h1', { ranks: { h1: 'red' } }), 'I1', 'h1');
  expect(red).toContain('red: hit, rank');
  expect(red).toContain('valor: armor');
});

test('R12.6 a parting blow forces nobody back', () => {
  expect(table(battle('.I1 .i1'), 'I1', 'i1', { form: 'parting' })).toContain('morale: unshaken');
});

test('R9.8 what a card makes of a symbol is told as such', () => {
  const game = battle('.I1 .c1');
  give(game, 'I1', { kind: 'valorHits', amount: 1 }, { kind: 'moraleHits' });
  expect(table(game, 'I1', 'c1')).toContain('valor: hit, modifier');
  expect(table(game, 'I1', 'c1')).toContain('morale: hit, retreat, modifier');
  give(game, 'c1', { kind: 'unshaken' });
  expect(table(game, 'I1', 'c1')).toContain('morale: hit, modifier');
});
