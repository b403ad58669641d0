import { expect, test } from 'vitest';
import { emptyPool } from '../../../src/model/dice';
import type { Side } from '../../../src/model/side';
import { bySide } from '../../../src/model/side';
import type { RoundTask, TurnTask } from '../../../src/model/task';
import { decide, settle } from '../../../src/rules/engine';
import type { Game } from '../../../src/rules/game';
import { OFF_BOARD } from '../../../src/model/hex';
import { place } from '../../../src/rules/board/standing';
import { answers, battle, eventsOf, pass, rolls, start, unitNamed } from '../battle';

const field = `
  .i1 .   .i2
    .   .   .
  .I1 .   .I2
`;
const commanders = { I1: 'maege', i1: 'kevan', i2: 'addam' } as const;
const muster = (plan: Parameters<typeof battle>[1] = {}): Game => battle(field, { commanders, ...plan });

const round = (step: string, queue: readonly Side[] = []): RoundTask => ({ kind: 'round', step, queue });

/** Nothing to do but to raise morale, as often as there are tokens, or to pass. */
function commandPhase(tokens: number, firstPlayer: Side = 'stark'): Game {
  const game = muster();
  game.state.firstPlayer = firstPlayer;
  for (const side of ['stark', 'lannister'] as const) game.state.houses[side].pool.morale = tokens;
  return game;
}

const decider = (game: Game) => decide(game)?.decider;

test('R4.1 more command tokens on the command board make the first player', () => {
  const game = muster();
  game.state.commanders.find(({ id }) => id === 'maege')!.tokens = 1;
  game.state.houses.stark.commandTokens = 2;
  start(game, round('rally'));
  expect(game.state.firstPlayer).toBe('lannister');
  expect(game.state.agenda).toEqual([round('roll', ['lannister', 'stark'])]);

  const other = muster({ plan: { momentum: 'lannister' } });
  other.state.houses.lannister.commandTokens = 0;
  start(other, round('rally'));
  expect(other.state.firstPlayer).toBe('stark');
});

test('R4.1 a tie of command tokens goes to the holder of momentum', () => {
  for (const momentum of ['stark', 'lannister'] as const) {
    const game = muster({ plan: { momentum } });
    start(game, round('rally'));
    expect(game.state.firstPlayer).toBe(momentum);
  }
});

test('R4.1 then all command tokens return, from captured commanders too, and all units become ready', () => {
  const game = muster();
  game.state.houses.lannister.commandTokens = 0;
  for (const commander of game.state.commanders) if (commander.side === 'lannister') commander.tokens = 1;
  game.state.commanders.find(({ id }) => id === 'addam')!.captured = true;
  game.state.houses.stark.passed = true;
  for (const unit of game.state.units) unit.ready = false;
  place(game, unitNamed(game, 'i2'), OFF_BOARD);
  start(game, round('rally'));
  expect(game.state.houses.lannister.commandTokens).toBe(2);
  expect(game.state.commanders.map(({ tokens }) => tokens)).toEqual([0, 0, 0]);
  expect(eventsOf(game, 'commandTokensReturned')).toEqual([
    { type: 'commandTokensReturned', side: 'lannister', tokens: 2 },
  ]);
  expect(['i1', 'I1', 'I2'].map((label) => unitNamed(game, label).ready)).toEqual([true, true, true]);
  expect(unitNamed(game, 'i2').ready).toBe(false);
  expect(game.state.houses.stark.passed).toBe(false);
});

test('R4.2 the first player rolls and draws before the other does', () => {
  const ratings = { commandTokens: 3, orderValue: 4, commandValue: 2, segment: 'rout' } as const;
  const game = muster({
    plan: { momentum: 'lannister', ratings: { stark: { ...ratings, orderValue: 1, commandValue: 1 }, lannister: ratings } },
  });
  const top = bySide((side) => game.state.houses[side].deck.slice(0, 2));
  start(game, round('rally'));
  expect(decide(game)).toMatchObject({ decider: 'chance', prompt: 'round.roll', chance: { kind: 'dice', count: 4 } });
  answers(game, rolls('green', 'valor', 'green', 'morale'));
  expect(game.state.houses.lannister).toMatchObject({
    hand: top.lannister,
    pool: { ...emptyPool(), green: 2, valor: 1, morale: 1 },
  });
  expect(game.state.houses.stark.hand).toEqual([]);
  expect(decide(game)).toMatchObject({ chance: { kind: 'dice', count: 1 } });
  answers(game, rolls('blue'));
  expect(game.state.houses.stark).toMatchObject({ hand: [top.stark[0]], pool: { ...emptyPool(), blue: 1 } });
  expect(decide(game)).toMatchObject({ decider: 'lannister', prompt: 'turn.choose' });
  expect(game.state.turn).toEqual({ side: 'lannister', orders: [], captures: [], routs: [] });
});

test('R4.2 when the deck runs out its rest is drawn, the discard pile shuffled, and the drawing goes on', () => {
  const game = muster();
  const house = game.state.houses.stark;
  Object.assign(house, { deck: ['SB01'], discard: ['SB02', 'SB03', 'SB04'], hand: ['SB05'] });
  start(game, { kind: 'draw', step: 'draw', side: 'stark', cards: 3 });
  expect(house.hand).toEqual(['SB05', 'SB01']);
  expect(decide(game)).toMatchObject({
    prompt: 'draw.shuffle',
    chance: { kind: 'shuffle', cards: ['SB02', 'SB03', 'SB04'] },
  });
  answers(game, { type: 'shuffle', cards: ['SB04', 'SB02', 'SB03'] });
  expect(house).toMatchObject({ hand: ['SB05', 'SB01', 'SB04', 'SB02'], deck: ['SB03'], discard: [] });
  expect(game.state.agenda).toEqual([]);
});

test('R4.2 with deck and discard pile empty there is no card', () => {
  const game = muster();
  Object.assign(game.state.houses.stark, { deck: ['SB01'], discard: [] });
  start(game, { kind: 'draw', step: 'draw', side: 'stark', cards: 3 });
  expect(game.state.houses.stark.hand).toEqual(['SB01']);
  start(game, { kind: 'draw', step: 'draw', side: 'stark', cards: 1 });
  expect(game.state.houses.stark.hand).toEqual(['SB01']);
  expect(eventsOf(game, 'cardsDrawn')).toHaveLength(1);
});

test('R4.2 the last card is drawn without a shuffle', () => {
  const game = muster();
  Object.assign(game.state.houses.stark, { deck: ['SB01'], discard: ['SB02'] });
  start(game, { kind: 'draw', step: 'draw', side: 'stark', cards: 1 });
  expect(game.state.agenda).toEqual([]);
  expect(game.state.houses.stark.discard).toEqual(['SB02']);
});

test('R2.2 a kind of order token that has run out gives nothing', () => {
  const game = muster();
  game.state.houses.stark.pool.green = 1;
  game.state.houses.lannister.pool.green = 8;
  start(game, round('rally'));
  answers(game, rolls('green', 'green', 'red'));
  expect(game.state.houses.stark.pool).toEqual({ ...emptyPool(), green: 2, red: 1 });
  expect(eventsOf(game, 'tokensGained')).toEqual([{ type: 'tokensGained', side: 'stark', faces: ['green', 'red'] }]);
});

test('L1251 three dice, two of one symbol and one of another, make a pool of 3', () => {
  const game = muster();
  start(game, round('rally'));
  answers(game, rolls('blue', 'blue', 'green'));
  expect(game.state.houses.stark.pool).toEqual({ ...emptyPool(), green: 1, blue: 2 });
});

test('L1266 three cards drawn beside one kept make a hand of 4', () => {
  const game = muster();
  const house = game.state.houses.stark;
  house.hand = house.deck.splice(0, 1);
  start(game, round('rally'));
  answers(game, rolls('blue', 'blue', 'green'));
  expect(house.hand).toHaveLength(4);
});

test('R4.3 turns alternate from the first player on', () => {
  const game = commandPhase(3, 'lannister');
  start(game, round('command', ['lannister', 'stark']));
  const deciders = [decider(game)];
  for (let turn = 0; turn < 3; turn++) {
    answers(game, { type: 'raiseMorale' });
    deciders.push(decider(game));
  }
  expect(deciders).toEqual(['lannister', 'stark', 'lannister', 'stark']);
});

test('R4.3 who passed takes no more turns this round and the other goes on alone', () => {
  const game = commandPhase(3);
  start(game, round('command', ['stark', 'lannister']));
  answers(game, pass);
  const deciders = [decider(game)];
  answers(game, { type: 'raiseMorale' });
  deciders.push(decider(game));
  answers(game, { type: 'raiseMorale' });
  deciders.push(decider(game));
  expect(deciders).toEqual(['lannister', 'lannister', 'lannister']);
  expect(game.state.morale).toBe(-2);
});

test('R4.3 the command phase ends when both have passed', () => {
  const game = commandPhase(1);
  start(game, round('command', ['stark', 'lannister']));
  answers(game, pass);
  expect(decide(game)?.prompt).toBe('turn.choose');
  answers(game, pass);
  expect(decide(game)?.prompt).toBe('regroup.keepToken');
});

test('R4.3 after a first turn without a queue the other house is next', () => {
  const game = commandPhase(2);
  const turn: TurnTask = { kind: 'turn', step: 'choose', side: 'stark', committed: false };
  game.state.turn = { side: 'stark', orders: [], captures: [], routs: [] };
  game.state.agenda = [structuredClone(round('command')), turn] as typeof game.state.agenda;
  settle(game);
  answers(game, { type: 'raiseMorale' });
  expect(decider(game)).toBe('lannister');
  answers(game, { type: 'raiseMorale' });
  expect(decider(game)).toBe('stark');
});

test('R4.3 a round that is over leads to the next', () => {
  const game = commandPhase(0);
  start(game, round('command', ['stark', 'lannister']));
  answers(game, pass, pass);
  expect(game.state.round).toBe(2);
  expect(game.state.houses.stark.passed).toBe(false);
  expect(eventsOf(game, 'roundBegan')).toEqual([{ type: 'roundBegan', round: 2, firstPlayer: 'stark' }]);
  expect(decide(game)?.prompt).toBe('round.roll');
});
