import { expect, test } from 'vitest';
import { BATTLES } from '../../src/content/battles';
import { attackOdds, decide, newGame } from '../../src/rules';
import { createDice } from '../../src/store/dice';
import { flankingAttack } from '../../src/cli/benching/flankingAttack';
import { battleFast, battleReduced, waitingGames } from '../../src/cli/benching/randomBattle';

const start = newGame(BATTLES['kingsroad']!);

test('both speeds play the same battle', () => {
  const actions = battleFast(start, createDice('bench'));
  expect(actions).toBeGreaterThan(50);
  expect(battleReduced(start, createDice('bench'), Infinity)).toBe(actions);
  expect(battleReduced(start, createDice('bench'), 20)).toBe(20);
});

test('decisions are measured on games that wait for a player, each its own', () => {
  const games = waitingGames(start, createDice('bench'), 12);
  expect(games.map((game) => decide(game)?.decider)).not.toContain('chance');
  expect(new Set(games.map(({ state }) => state)).size).toBe(12);
});

test('R12.4 the attack measured is a flanking one with four dice', () => {
  const { state, attack } = flankingAttack();
  expect(attackOdds(state, attack)).toMatchObject({ dice: 4, flanking: true });
  const { unit, target } = attack;
  expect(attackOdds(state, { unit, target })).toEqual(attackOdds(state, attack));
});
