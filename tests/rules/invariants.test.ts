import { describe, expect, test } from 'vitest';
import { OFF_BOARD } from '../../src/model/hex';
import { NO_OPTIONAL_RULES } from '../../src/model/options';
import type { GameState } from '../../src/model/state';
import type { Unit } from '../../src/model/unit';
import { planOf } from '../../src/content/battles/plan';
import { brokenInvariants } from '../../src/rules/invariants';
import { newGame } from '../../src/rules';

const plan = planOf({
  id: 'sample',
  provenance: 'ours',
  drawing: `
.   ~   &   .I1
  .   .   .c1 .C1
`,
  edges: { stark: 'top', lannister: 'bottom' },
  rounds: 5,
  momentum: 'stark',
  ratings: { commandTokens: 3, orderValue: 4, commandValue: 3 },
  segments: { stark: 'rout', lannister: 'rout' },
  army: { blue: 'I1 c1 C1' },
  commanders: { C1: 'rickard' },
  objectives: '',
  victory: () => ({ instant: [], atEnd: [], otherwise: 'mostPoints' }),
});

const start = newGame(plan, NO_OPTIONAL_RULES);
const idOf = (label: string) => start.units.findIndex((unit) => unit.label === label);
const [I1, c1, C1] = ['I1', 'c1', 'C1'].map(idOf) as [number, number, number];
const hexOf = (label: string) => start.units[idOf(label)]!.hex;

const changed = (id: number, change: Partial<Unit>): GameState => ({
  ...start,
  units: start.units.map((unit) => (unit.id === id ? { ...unit, ...change } : unit)),
});
const engaged = (stark: number, lannister: number) => ({ stark, lannister, token: 'stark' }) as const;
const houses = (change: Partial<GameState['houses']['stark']>) => ({
  ...start.houses,
  stark: { ...start.houses.stark, ...change },
});
const rickard = (change: Partial<GameState['commanders'][number]>) => [{ ...start.commanders[0]!, ...change }];

test('R3.3 a battle just set up breaks nothing', () => {
  expect(brokenInvariants(start)).toEqual([]);
});

describe('brokenInvariants names', () => {
  test.each<readonly [string, GameState, RegExp]>([
    ['R5.5 two units on a hex', changed(I1, { hex: hexOf('C1') }), /^C1 shares hex \d+ \(R5\.5\)$/],
    ['R7.2 a unit in a river', changed(I1, { hex: 1 }), /^I1 stands on the impassable hex 1 \(R7\.2\)$/],
    ['R7.2 a unit beyond the board', changed(I1, { hex: 99 }), /^I1 stands on the impassable hex 99 \(R7\.2\)$/],
    ['R5.1 more figures than its strength', changed(I1, { figures: 5 }), /^I1 has 5 figures \(R5\.1\)$/],
    ['R5.1 a unit without figures', changed(I1, { figures: 0 }), /^I1 has 0 figures \(R5\.1\)$/],
    ['R6.3 a commander counted as a figure', changed(C1, { figures: 3 }), /^C1 has 3 figures \(R5\.1\)$/],
    ['R12.1 an engagement of nobody', { ...start, engagements: [engaged(I1, 9)] }, /^engagement 0 has no two units/],
    ['R12.1 an engagement of friends', { ...start, engagements: [engaged(I1, C1)] }, /are engaged but no enemies/],
    [
      'R12.7 an engagement with a unit that is gone',
      { ...changed(c1, { hex: OFF_BOARD, figures: 0 }), engagements: [engaged(C1, c1)] },
      /^C1 and c1 are engaged but not both on the board/,
    ],
    [
      'R12.1 an engagement at a distance',
      { ...changed(I1, { hex: 0 }), engagements: [engaged(I1, c1)] },
      /^I1 and c1 are engaged but not adjacent/,
    ],
    [
      'R12.1 a second engagement',
      { ...start, engagements: [engaged(C1, c1), engaged(I1, c1)] },
      /^I1 and c1: one of them is engaged twice/,
    ],
    ['R6.3 a commander lost with his unit', changed(C1, { hex: OFF_BOARD }), /^rickard is neither captured nor/],
    ['R6.7 a captured commander on the board', { ...start, commanders: rickard({ captured: true }) }, /^rickard is captured and/],
    [
      'R2.2 more tokens of a kind than there are',
      { ...start, houses: houses({ pool: { ...start.houses.stark.pool, red: 11 } }) },
      /^the pools hold 11 and 0 red tokens/,
    ],
    ['R9.2 a command token too many', { ...start, houses: houses({ commandTokens: 4 }) }, /^the command tokens of stark/],
    [
      'R9.2 a card beyond its command limit',
      { ...start, houses: houses({ commandTokens: 0 }), commanders: rickard({ tokens: 3 }) },
      /^rickard holds 3 command tokens/,
    ],
    ['R3.2 a card lost', { ...start, houses: houses({ deck: start.houses.stark.deck.slice(1) }) }, /^the cards of stark/],
    ['R14.1 a marker off the track', { ...start, morale: 12 }, /^the morale marker is on 12/],
    ['R17.1 a fire above the limit of its hex', { ...start, fires: { 2: 4 } }, /^the fire on hex 2 has level 4/],
    ['R17.1 a fire on a river', { ...start, fires: { 1: 1 } }, /^the fire on hex 1 has level 1/],
    ['R4.3 a game that waits for nothing', { ...start, agenda: [] }, /^the game is not over but waits for nothing/],
    [
      'R18.3 a game that is over and goes on',
      { ...start, outcome: { winner: 'stark', reason: 'rout' } },
      /^the game is over but waits for a decision/,
    ],
  ])('%s', (_what, state, broken) => {
    const [found, ...others] = brokenInvariants(state);
    expect(found).toMatch(broken);
    expect(others).toEqual([]);
  });

  test('R17.8 R17.11 nothing where a fire outlives the forest or a unit its bridge', () => {
    expect(brokenInvariants({ ...start, tokens: { 2: 'razed' }, fires: { 2: 3 } })).toEqual([]);
    const bridged = { ...changed(I1, { hex: 1 }), plan: { ...plan, tokens: { 1: 'woodenBridge' as const } } };
    expect(brokenInvariants(bridged)).toEqual([]);
  });
});
