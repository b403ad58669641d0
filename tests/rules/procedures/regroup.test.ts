import { expect, test } from 'vitest';
import type { Action } from '../../../src/model/action';
import type { Scoring } from '../../../src/model/battle';
import { emptyPool } from '../../../src/model/dice';
import { OFF_BOARD } from '../../../src/model/hex';
import type { Rank } from '../../../src/model/unit';
import { decide } from '../../../src/rules/engine';
import type { Game } from '../../../src/rules/game';
import { answers, battle, done, eventsOf, hexNamed, start, unitNamed } from '../battle';

const field = `
  .i1 .   .
    .   .   .
  .I1 .   .
`;

const regroup = (game: Game): void =>
  start(game, { kind: 'regroup', step: 'fire', queue: [], fires: [], kept: [] });

const options = (game: Game): readonly Action[] => decide(game)!.options;
const direction = (to: number): Action => ({ type: 'direction', direction: to });
const EAST = 1;
const WEST = 4;

test('R17.5 terrain at its limit is razed or removed, other terrain stands', () => {
  const game = battle('&   &   -   #');
  game.state.fires = { 0: 3, 1: 2, 2: 3, 3: 3 };
  regroup(game);
  expect(game.terrain).toEqual(['razed', 'forest', 'river', 'building']);
  expect(game.state.fires).toEqual({ 0: 3, 1: 2, 3: 3 });
});

test('R17.5 a unit in a fire loses one figure a level', () => {
  const game = battle('.I1 .   .i1 .   .');
  game.state.fires = { 0: 3, 2: 1 };
  regroup(game);
  expect([unitNamed(game, 'I1').figures, unitNamed(game, 'i1').figures]).toEqual([1, 3]);
});

test('R17.5 a commander so removed is captured whatever the capture value', () => {
  const game = battle('.I1 .   .i1 .', { commanders: { I1: 'greatjon' } });
  unitNamed(game, 'I1').figures = 0;
  game.state.fires = { 0: 1 };
  regroup(game);
  expect(game.state.commanders).toMatchObject([{ id: 'greatjon', captured: true }]);
  expect(unitNamed(game, 'I1').hex).toBe(OFF_BOARD);
  expect(game.state.morale).toBe(-1);
});

test('R17.5 a commander stays while the fire leaves him figures', () => {
  const game = battle('.I1 .   .i1 .', { commanders: { I1: 'greatjon' } });
  game.state.fires = { 0: 3 };
  regroup(game);
  expect(game.state.commanders).toMatchObject([{ captured: false }]);
  expect(unitNamed(game, 'I1').figures).toBe(0);
});

test('R14.3 the morale of the enemy of an eliminated unit rises by its rank, whatever the cause', () => {
  const moraleAfter = (rank: Rank) => {
    const game = battle('.I1 .   .i1', { ranks: { i1: rank } });
    unitNamed(game, 'i1').figures = 1;
    game.state.fires = { 2: 2 };
    regroup(game);
    return game.state.morale;
  };
  expect([moraleAfter('green'), moraleAfter('blue'), moraleAfter('red')]).toEqual([1, 2, 3]);
});

test('R17.5 each level-4 fire spreads by a direction, one after another', () => {
  const game = battle(field);
  const [a2, b2, c2] = ['a2', 'b2', 'c2'].map((name) => hexNamed(game, name)) as [number, number, number];
  game.state.fires = { [a2]: 4, [c2]: 4 };
  regroup(game);
  expect(decide(game)).toMatchObject({ decider: 'chance', prompt: 'regroup.spread', chance: { kind: 'direction' } });
  answers(game, direction(EAST));
  expect(game.state.fires).toEqual({ [a2]: 4, [b2]: 1, [c2]: 4 });
  expect(decide(game)?.chance).toEqual({ kind: 'direction' });
  answers(game, direction(WEST));
  expect(game.state.fires).toEqual({ [a2]: 4, [b2]: 2, [c2]: 4 });
  expect(game.state.agenda).toEqual([]);
});

test('R17.5 spreading stops at 4, at the edge of the board, at half hexes and where nothing burns', () => {
  const game = battle('.   .   ^       .');
  game.state.fires = { 0: 4, 1: 4, 4: 4 };
  regroup(game);
  answers(game, direction(WEST), direction(EAST), direction(WEST));
  expect(game.state.fires).toEqual({ 0: 4, 1: 4, 4: 4 });
  game.state.fires = { 0: 4, 1: 4 };
  regroup(game);
  answers(game, direction(EAST), direction(WEST));
  expect(game.state.fires).toEqual({ 0: 4, 1: 4 });
  expect(eventsOf(game, 'fireSet')).toEqual([]);
});

test('R17.6 new and grown fires neither hurt nor spread in the same regroup phase', () => {
  const game = battle('.   .I1 .   .i1');
  game.state.fires = { 0: 4, 2: 3 };
  regroup(game);
  answers(game, direction(EAST));
  expect(game.state.fires).toEqual({ 0: 4, 1: 1, 2: 3 });
  expect(unitNamed(game, 'I1').figures).toBe(4);
  expect(game.state.agenda).toEqual([]);

  const grown = battle('.   .   .');
  grown.state.fires = { 0: 4, 1: 3 };
  regroup(grown);
  answers(grown, direction(EAST));
  expect(grown.state.fires).toEqual({ 0: 4, 1: 4 });
  expect(grown.state.agenda).toEqual([]);
});

test('R17.7 terrain that reaches its limit by spreading burns down at the next regroup', () => {
  const game = battle('.   &');
  game.state.fires = { 0: 4, 1: 2 };
  regroup(game);
  answers(game, direction(EAST));
  expect(game.state.fires[1]).toBe(3);
  expect(game.terrain[1]).toBe('forest');
  regroup(game);
  expect(game.terrain[1]).toBe('razed');
});

test('R17.8 fire on a razed hex hurts and, at 4, spreads', () => {
  const game = battle(';I1 .   .i1');
  game.state.fires = { 0: 4 };
  regroup(game);
  answers(game, direction(EAST));
  expect(unitNamed(game, 'I1').hex).toBe(OFF_BOARD);
  expect(game.state.fires).toEqual({ 0: 4, 1: 1 });
});

test('R17.11 a unit on a bridge that burns down stays unhurt', () => {
  const game = battle('.   -I1 .   .i1');
  game.state.fires = { 1: 3 };
  regroup(game);
  expect(game.terrain[1]).toBe('river');
  expect(unitNamed(game, 'I1')).toMatchObject({ hex: 1, figures: 4 });
});

test('R18.3 a unit that burns after the game was decided changes nothing', () => {
  const game = battle('.i1 .   .I1 .   .I2 .   .i2');
  game.state.morale = 10;
  game.state.firstPlayer = 'lannister';
  for (const unit of game.state.units) unit.figures = 1;
  game.state.fires = { 0: 1, 4: 1 };
  regroup(game);
  expect(game.state.outcome).toEqual({ winner: 'stark', reason: 'rout' });
  expect(unitNamed(game, 'I2').figures).toBe(1);
  expect(decide(game)).toBeNull();
});

test.each([
  ['stark', null],
  ['lannister', { winner: 'stark', reason: 'rout' }],
] as const)('R4.4 R17.5 where the order matters the units of the first player, %s, burn first', (firstPlayer, outcome) => {
  const game = battle('.i1 .   .I1 .   .I2 .   .i2');
  game.state.morale = 10;
  game.state.firstPlayer = firstPlayer;
  for (const unit of game.state.units) unit.figures = 1;
  game.state.fires = { 0: 1, 4: 1 };
  regroup(game);
  expect(game.state.outcome).toEqual(outcome);
});

const scoring: readonly Scoring[] = [
  { when: 'round', side: 'stark', claim: { kind: 'all', of: [] }, points: 1 },
  { when: 'end', side: 'lannister', claim: { kind: 'all', of: [] }, points: 3 },
];
const points = (game: Game) => [game.state.houses.stark.points, game.state.houses.lannister.points];

test('R4.4 points are scored each round, in the last round also those scored only then, and the game ends', () => {
  const game = battle(field, { plan: { scoring, rounds: 2 } });
  regroup(game);
  expect(points(game)).toEqual([1, 0]);
  expect(game.state.outcome).toBeNull();
  game.state.round = 2;
  game.state.houses.stark.hand = ['SB01'];
  regroup(game);
  expect(points(game)).toEqual([2, 3]);
  expect(game.state.outcome).toEqual({ winner: 'lannister', reason: 'points' });
  expect(decide(game)).toBeNull();
});

test('R4.4 fire is resolved before points are scored', () => {
  const game = battle('#', {
    plan: { scoring: [{ when: 'round', side: 'lannister', each: 'razed', hexes: [0], presence: false, points: 5 }] },
  });
  game.state.fires = { 0: 4 };
  regroup(game);
  answers(game, direction(EAST));
  expect(points(game)).toEqual([0, 5]);
});

test('R4.4 each player keeps at most one card and one token, the first player both before the other', () => {
  const game = battle(field);
  game.state.firstPlayer = 'lannister';
  Object.assign(game.state.houses.lannister, { hand: ['LB01', 'LB02'], discard: ['LB09'] });
  Object.assign(game.state.houses.stark, { hand: ['SB01', 'SB02'], discard: [] });
  game.state.houses.lannister.pool = { ...emptyPool(), green: 2, valor: 1 };
  game.state.houses.stark.pool = { ...emptyPool(), morale: 1 };
  regroup(game);
  expect(decide(game)).toMatchObject({ decider: 'lannister', prompt: 'regroup.keepCard' });
  expect(options(game)).toEqual([{ type: 'keepCard', card: 'LB01' }, { type: 'keepCard', card: 'LB02' }, done]);
  answers(game, { type: 'keepCard', card: 'LB02' });
  expect(game.state.houses.lannister).toMatchObject({ hand: ['LB02'], discard: ['LB09', 'LB01'] });
  expect(decide(game)).toMatchObject({ decider: 'lannister', prompt: 'regroup.keepToken' });
  expect(options(game)).toEqual([{ type: 'keepToken', token: 'green' }, { type: 'keepToken', token: 'valor' }, done]);
  answers(game, { type: 'keepToken', token: 'green' });
  expect(game.state.houses.lannister.pool).toEqual({ ...emptyPool(), green: 1 });
  expect(decide(game)).toMatchObject({ decider: 'stark', prompt: 'regroup.keepCard' });
  answers(game, done);
  expect(game.state.houses.stark).toMatchObject({ hand: [], discard: ['SB01', 'SB02'] });
  expect(decide(game)).toMatchObject({ decider: 'stark', prompt: 'regroup.keepToken' });
  answers(game, done);
  expect(game.state.houses.stark.pool).toEqual(emptyPool());
  expect(game.state.agenda).toEqual([]);
  expect(eventsOf(game, 'cardsKept').map(({ cards }) => cards)).toEqual([['LB02'], []]);
  expect(eventsOf(game, 'tokenKept').map(({ token }) => token)).toEqual(['green', null]);
});

test('R4.4 who has nothing to keep is not asked', () => {
  const game = battle(field);
  game.state.houses.lannister.hand = ['LB01'];
  regroup(game);
  expect(decide(game)).toMatchObject({ decider: 'lannister', prompt: 'regroup.keepCard' });
  answers(game, done);
  expect(game.state.agenda).toEqual([]);
});

test('R4.4 Tywin on the board keeps one more card', () => {
  const game = battle(field, { commanders: { i1: 'tywin' } });
  const house = game.state.houses.lannister;
  Object.assign(house, { hand: ['LB01', 'LB02', 'LB03'], discard: [] });
  regroup(game);
  answers(game, { type: 'keepCard', card: 'LB01' });
  expect(options(game)).toEqual([{ type: 'keepCard', card: 'LB02' }, { type: 'keepCard', card: 'LB03' }, done]);
  answers(game, { type: 'keepCard', card: 'LB03' });
  expect(house).toMatchObject({ hand: ['LB01', 'LB03'], discard: ['LB02'] });

  house.hand = ['LB01'];
  regroup(game);
  answers(game, { type: 'keepCard', card: 'LB01' });
  expect(house.hand).toEqual(['LB01']);
  expect(game.state.agenda).toEqual([]);

  unitNamed(game, 'i1').hex = OFF_BOARD;
  house.hand = ['LB01', 'LB02', 'LB03'];
  regroup(game);
  answers(game, { type: 'keepCard', card: 'LB01' });
  expect(house.hand).toEqual(['LB01']);
});

test('R4.4 what lasts until the end of the round ends', () => {
  const game = battle(field);
  const modifier = { kind: 'unshaken' } as const;
  game.state.modifiers = [
    { modifier, units: [0], until: 'round' },
    { modifier, units: [1], until: 'turn' },
  ];
  regroup(game);
  expect(game.state.modifiers).toEqual([{ modifier, units: [1], until: 'turn' }]);
});

test('R14.5 the house in a coloured zone may recover after the tokens are kept, or leave it', () => {
  const recovered = battle(field);
  recovered.state.morale = -9;
  recovered.state.houses.lannister.pool.red = 1;
  regroup(recovered);
  answers(recovered, done);
  expect(decide(recovered)).toMatchObject({ decider: 'stark', prompt: 'regroup.recover' });
  expect(options(recovered)).toEqual([{ type: 'accept' }, { type: 'decline' }]);
  answers(recovered, { type: 'accept' });
  expect(recovered.state.morale).toBe(-8);
  expect(eventsOf(recovered, 'moraleRecovered')).toEqual([{ type: 'moraleRecovered', side: 'stark', to: -8 }]);
  expect(recovered.state.agenda).toEqual([]);

  const left = battle(field);
  left.state.morale = -9;
  regroup(left);
  answers(left, { type: 'decline' });
  expect(left.state.morale).toBe(-9);
});

test('L1441 in the regroup phase the Lannister player moves the marker from 6 back to 4', () => {
  const game = battle(field);
  game.state.morale = 6;
  regroup(game);
  expect(decide(game)).toMatchObject({ decider: 'lannister', prompt: 'regroup.recover' });
  answers(game, { type: 'accept' });
  expect(game.state.morale).toBe(4);
});

test('L1517 in the regroup phase nobody is asked about a marker on 4', () => {
  const game = battle(field);
  game.state.morale = 4;
  regroup(game);
  expect(game.state.agenda).toEqual([]);
  expect(game.state.morale).toBe(4);
});
