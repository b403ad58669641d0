import { expect, test } from 'vitest';
import type { GameState } from '../../../src/model/state';
import { SIDES } from '../../../src/model/side';
import { greenFork } from '../../../src/content/battles/greenFork';
import { TERRAIN } from '../../../src/content/terrain';
import { decisionOf, newGame } from '../../../src/rules';
import { lookUp } from '../../../src/rules/game';
import { endOfGame } from '../../../src/rules/victory';
import { createDice } from '../../../src/store/dice';
import { asked, play } from '../../position';

/** Decks are shuffled and the tokens laid at random; the first dice are to roll. */
function begun(): GameState {
  const dice = createDice('green fork');
  let state = newGame(greenFork);
  while (asked(state) !== 'chance round.roll') {
    const { chance, options } = decisionOf(state)!;
    state = play(state, chance === null ? options[dice.below(options.length)]! : dice.answer(chance));
  }
  return state;
}

/** Who wins if Stark holds so many true places after the last round, with the marker there. */
function winner(held: number, morale: number) {
  const state = begun();
  const places = state.markers.filter(({ kind }) => kind === 'place').slice(0, held);
  const control = Object.fromEntries(places.map(({ hex }) => [hex, 'stark' as const]));
  const game = lookUp({ ...state, control, morale, round: 5 }, null);
  endOfGame(game);
  return game.state.outcome?.winner;
}

test('R2.3 Stark lays all thirteen strategy tokens face down, five of them true', () => {
  const { markers } = begun();
  expect(markers.filter(({ kind }) => kind === 'place')).toHaveLength(5);
  expect(markers.filter(({ kind }) => kind === 'decoy')).toHaveLength(8);
  expect(new Set(markers.map(({ hex }) => hex)).size).toBe(13);
  expect(markers.every(({ faceUp, owner }) => !faceUp && owner === 'stark')).toBe(true);
});

test('R0.1 they lie between the armies, where a unit can come', () => {
  const rule = greenFork.special[0]!;
  if (rule.kind !== 'lay') throw new Error('the first special rule lays tokens');
  const rowOf = (hex: number) => Math.floor(hex / greenFork.grid.columns);
  const rows = (side: string) => greenFork.army.filter((one) => one.side === side).map(({ hex }) => rowOf(hex));
  for (const hex of rule.hexes) {
    expect(TERRAIN[greenFork.ground[hex]!].impassable).toBe(false);
    expect(rowOf(hex)).toBeGreaterThan(Math.max(...rows('stark')));
    expect(rowOf(hex)).toBeLessThan(Math.min(...rows('lannister')));
  }
});

test('R18.1 Stark wins with four true places and green morale or better, otherwise Lannister', () => {
  expect(winner(4, 0)).toBe('stark');
  expect(winner(3, 0)).toBe('lannister');
  expect(winner(4, -7)).toBe('stark');
  expect(winner(7, -8)).toBe('lannister');
});

test('R3.1 it lasts five rounds, is mostly infantry, and has red units in both centres', () => {
  expect(greenFork.rounds).toBe(5);
  for (const side of SIDES) {
    const army = newGame(greenFork).units.filter((one) => one.side === side);
    expect(army.filter((one) => one.class === 'infantry').length).toBeGreaterThan(army.length / 2);
    const columns = army.filter(({ rank }) => rank === 'red').map(({ hex }) => hex % greenFork.grid.columns);
    expect(columns).toHaveLength(2);
    expect(columns.every((column) => column >= 4 && column <= 10)).toBe(true);
  }
});
