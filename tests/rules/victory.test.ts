import { expect, test } from 'vitest';
import type { Claim, Scoring, Victory } from '../../src/model/battle';
import { place } from '../../src/rules/board/standing';
import { arrive } from '../../src/rules/special/arrive';
import { setFire } from '../../src/rules/fire';
import { raiseMorale } from '../../src/rules/morale';
import { checkInstant, endOfGame, holds, scoreElimination, scorePoints } from '../../src/rules/victory';
import { battle, eventsOf, hexNamed, unitNamed } from './battle';

const field = `
  .   #   #
    .I1 .i1 .
`;
/** Top row: a1, b1, c1. */
const [A1, B1, C1] = [0, 1, 2];

const scored = (...scoring: readonly Scoring[]) => battle(field, { plan: { scoring } });
const decided = (victory: Partial<Victory>) =>
  battle(field, { plan: { victory: { instant: [], atEnd: [], otherwise: 'mostPoints', ...victory } } });

const controls = (side: 'stark' | 'lannister', atLeast: number, presence = false): Claim => ({
  kind: 'controls',
  side,
  hexes: [B1, C1],
  atLeast,
  presence,
});
const buildings = { when: 'end', side: 'lannister', hexes: [B1, C1], presence: false } as const;

test('R18.1 a claim scores in the rounds the plan names', () => {
  const game = scored(
    { when: 'round', side: 'stark', claim: controls('stark', 1), points: 2 },
    { when: 'end', side: 'lannister', claim: controls('stark', 1), points: 5 },
  );
  scorePoints(game, 'round');
  expect(game.state.houses.stark.points).toBe(0);
  game.state.control[B1] = 'stark';
  scorePoints(game, 'round');
  scorePoints(game, 'round');
  expect([game.state.houses.stark.points, game.state.houses.lannister.points]).toEqual([4, 0]);
  scorePoints(game, 'end');
  expect([game.state.houses.stark.points, game.state.houses.lannister.points]).toEqual([4, 5]);
  expect(eventsOf(game, 'pointsScored')).toHaveLength(3);
});

test('R18.1 each controlled hex scores', () => {
  const game = scored({ ...buildings, each: 'controlled', points: 3 });
  game.state.control[B1] = 'lannister';
  game.state.control[C1] = 'lannister';
  scorePoints(game, 'end');
  expect(game.state.houses.lannister.points).toBe(6);
});

test('R16.15 R18.1 a razed building is none to control any more, whoever holds it or stands in it', () => {
  for (const presence of [false, true]) {
    const game = scored({ ...buildings, each: 'controlled', presence, points: 1 });
    game.state.control[B1] = 'lannister';
    if (presence) place(game, unitNamed(game, 'i1'), B1);
    scorePoints(game, 'end');
    setFire(game, B1, 4, true);
    scorePoints(game, 'end');
    expect(game.state.houses.lannister.points).toBe(1);
  }
});

test('R18.1 fire levels, razed, standing and destroyed terrain score as the plan says', () => {
  const pointsFor = (each: 'fireLevel' | 'razed' | 'standing' | 'destroyed') => {
    const game = scored({ ...buildings, each, points: 1 });
    setFire(game, B1, 4, true);
    setFire(game, C1, 3, true);
    scorePoints(game, 'end');
    return game.state.houses.lannister.points;
  };
  // The fire on the razed hex burns on no building.
  expect(pointsFor('fireLevel')).toBe(3);
  expect(pointsFor('razed')).toBe(1);
  expect(pointsFor('standing')).toBe(1);
  expect(pointsFor('destroyed')).toBe(1);
});

test('R18.1 points for an eliminated unit go to its enemy only', () => {
  const game = scored(
    { when: 'eliminated', side: 'stark', points: 1 },
    { when: 'eliminated', side: 'lannister', points: 2 },
  );
  scoreElimination(game, unitNamed(game, 'i1'));
  expect([game.state.houses.stark.points, game.state.houses.lannister.points]).toEqual([1, 0]);
  scoreElimination(game, unitNamed(game, 'I1'));
  expect([game.state.houses.stark.points, game.state.houses.lannister.points]).toEqual([1, 2]);
});

test('R18.1 after the last round the first claim that holds wins, and otherwise the house the plan names', () => {
  const held = decided({ atEnd: [{ side: 'lannister', claim: controls('lannister', 2) }], otherwise: 'stark' });
  held.state.control = { [B1]: 'lannister', [C1]: 'lannister' };
  endOfGame(held);
  expect(held.state.outcome).toEqual({ winner: 'lannister', reason: 'claim' });

  const missed = decided({ atEnd: [{ side: 'lannister', claim: controls('lannister', 2) }], otherwise: 'stark' });
  missed.state.control = { [B1]: 'lannister' };
  endOfGame(missed);
  expect(missed.state.outcome).toEqual({ winner: 'stark', reason: 'otherwise' });
});

test('R18.1 most points win', () => {
  for (const side of ['stark', 'lannister'] as const) {
    const game = decided({});
    game.state.houses[side].points = 1;
    endOfGame(game);
    expect(game.state.outcome).toEqual({ winner: side, reason: 'points' });
  }
});

test('R18.2 a tie goes to the better morale, on start to the holder of momentum', () => {
  const outcomeAt = (morale: number) => {
    const game = decided({});
    game.state.morale = morale;
    endOfGame(game);
    return game.state.outcome;
  };
  expect(outcomeAt(1)).toEqual({ winner: 'stark', reason: 'morale' });
  expect(outcomeAt(-1)).toEqual({ winner: 'lannister', reason: 'morale' });
  expect(outcomeAt(0)).toEqual({ winner: 'stark', reason: 'momentum' });
});

const points = (side: 'stark' | 'lannister', atLeast: number): Claim => ({ kind: 'points', side, atLeast });
const bothInstant: Partial<Victory> = {
  instant: [
    { side: 'stark', claim: points('stark', 5) },
    { side: 'lannister', claim: points('lannister', 5) },
  ],
};

test('R18.3 an instant claim wins as soon as it holds', () => {
  const game = decided(bothInstant);
  game.state.houses.lannister.points = 4;
  checkInstant(game);
  expect(game.state.outcome).toBeNull();
  game.state.houses.lannister.points = 5;
  checkInstant(game);
  expect(game.state.outcome).toEqual({ winner: 'lannister', reason: 'instant' });
});

test('R18.3 of two instant victories at once the active player’s counts, outside a turn the first player’s', () => {
  const winnerWhile = (active: 'stark' | 'lannister', inTurn: boolean) => {
    const game = decided(bothInstant);
    game.state.houses.stark.points = 5;
    game.state.houses.lannister.points = 5;
    game.state.firstPlayer = inTurn ? 'stark' : active;
    if (inTurn) game.state.turn = { side: active, orders: [], captures: [], routs: [] };
    checkInstant(game);
    return game.state.outcome?.winner;
  };
  expect(winnerWhile('lannister', true)).toBe('lannister');
  expect(winnerWhile('stark', true)).toBe('stark');
  expect(winnerWhile('lannister', false)).toBe('lannister');
});

test('R18.3 rout comes before other instant victories, and these before normal ones', () => {
  const routed = decided(bothInstant);
  routed.state.houses.lannister.points = 5;
  raiseMorale(routed, 'stark', 11);
  checkInstant(routed);
  expect(routed.state.outcome).toEqual({ winner: 'stark', reason: 'rout' });

  const last = decided({ ...bothInstant, otherwise: 'stark' });
  last.state.houses.lannister.points = 5;
  endOfGame(last);
  expect(last.state.outcome).toEqual({ winner: 'lannister', reason: 'instant' });
});

test('R18.3 points and a captured commander together win where the plan asks for both', () => {
  const game = battle(field, { commanders: { I1: 'maege' } });
  const claim: Claim = { kind: 'all', of: [points('lannister', 5), { kind: 'captured', commander: 'maege' }] };
  game.state.houses.lannister.points = 5;
  expect(holds(game, claim)).toBe(false);
  game.state.commanders[0]!.captured = true;
  expect(holds(game, claim)).toBe(true);
  game.state.houses.lannister.points = 4;
  expect(holds(game, claim)).toBe(false);
});

test('R18.4 a house controls an objective until an enemy unit ends a movement there', () => {
  const game = battle(field, {
    plan: { markers: [{ hex: B1, kind: 'objective', owner: null, faceUp: true }] },
  });
  const [own, enemy] = [unitNamed(game, 'I1'), unitNamed(game, 'i1')];
  place(game, own, B1);
  arrive(game, own);
  place(game, own, A1);
  arrive(game, own);
  expect(game.state.control).toEqual({ [B1]: 'stark' });
  expect(holds(game, controls('stark', 1))).toBe(true);
  place(game, enemy, B1);
  arrive(game, enemy);
  expect(holds(game, controls('stark', 1))).toBe(false);
  expect(holds(game, controls('lannister', 1))).toBe(true);
  expect(eventsOf(game, 'objectiveTaken')).toHaveLength(2);
});

test('R18.4 where the plan demands presence only a unit on the hex controls it', () => {
  const game = battle(field);
  game.state.control[B1] = 'stark';
  expect(holds(game, controls('stark', 1, true))).toBe(false);
  place(game, unitNamed(game, 'I1'), hexNamed(game, 'b1'));
  expect(holds(game, controls('stark', 1, true))).toBe(true);
  expect(holds(game, controls('lannister', 1, true))).toBe(false);
});
