import { describe, expect, test } from 'vitest';
import type { HexMarker } from '../../src/model/battle';
import { HIDDEN_CARD } from '../../src/model/card';
import type { GameEvent } from '../../src/model/event';
import { SIDES, enemyOf } from '../../src/model/side';
import type { GameState, HouseState } from '../../src/model/state';
import { BATTLES } from '../../src/content/battles';
import { decisionOf, eventsFor, newGame, reduce, viewFor } from '../../src/rules';
import { createDice } from '../../src/store/dice';
import { position } from '../position';

const state = position(`
  .I1 .   .i1

hand stark SB01 SB02
hand lannister LB01 LB02 LB03
discard lannister LB04
deck lannister LB05 LB06
deck stark SB03 SB04 SB05
unit I1 maege
`);

test('R4.2 a house sees its own hand, and how many cards the enemy has', () => {
  const { houses } = viewFor(state, 'stark');
  expect(houses.stark.hand).toEqual(['SB01', 'SB02']);
  expect(houses.lannister.hand).toEqual([HIDDEN_CARD, HIDDEN_CARD, HIDDEN_CARD]);
});

test('R3.2 nobody sees what is in a deck', () => {
  for (const side of SIDES) {
    const { houses } = viewFor(state, side);
    expect(houses.stark.deck).toEqual([HIDDEN_CARD, HIDDEN_CARD, HIDDEN_CARD]);
    expect(houses.lannister.deck).toEqual([HIDDEN_CARD, HIDDEN_CARD]);
  }
});

test('R4.2 discard piles are public', () => {
  expect(viewFor(state, 'stark').houses.lannister.discard).toEqual(['LB04']);
});

test('R4.4 the enemy does not see which card is being kept', () => {
  const regroup = { kind: 'regroup', step: 'keepCard', queue: ['lannister'], fires: [], kept: ['LB02'] } as const;
  const keeping: GameState = { ...state, agenda: [regroup] };
  expect(viewFor(keeping, 'stark').agenda).toEqual([{ ...regroup, kept: [HIDDEN_CARD] }]);
  expect(viewFor(keeping, 'lannister').agenda).toEqual([regroup]);
});

test('R9.0 a card being played is public', () => {
  const playing = reduce(state, { type: 'playCard', card: 'SB01', commander: 'maege' }).state;
  expect(viewFor(playing, 'lannister').agenda).toEqual(playing.agenda);
});

test('R2.3 a token lying face down tells its kind to its owner only', () => {
  const markers: HexMarker[] = [
    { hex: 0, kind: 'decoy', owner: 'stark', faceUp: false },
    { hex: 1, kind: 'archers', owner: 'lannister', faceUp: false },
    { hex: 2, kind: 'place', owner: 'lannister', faceUp: true },
  ];
  const seen = viewFor({ ...state, markers, plan: { ...state.plan, markers } }, 'stark');
  expect(seen.markers.map(({ kind }) => kind)).toEqual(['decoy', 'hidden', 'place']);
  expect(seen.plan.markers).toEqual(seen.markers);
});

test('R4.2 of cards drawn or kept the enemy learns the number', () => {
  const events: GameEvent[] = [
    { type: 'cardsDrawn', side: 'stark', cards: ['SB01', 'SB02'] },
    { type: 'cardsKept', side: 'stark', cards: ['SB01'] },
    { type: 'cardDiscarded', side: 'stark', card: 'SB02' },
    { type: 'cardsDrawn', side: 'lannister', cards: ['LB01'] },
  ];
  expect(eventsFor(events, 'stark')).toEqual([events[0], events[1], events[2], { ...events[3], cards: [HIDDEN_CARD] }]);
  expect(eventsFor(events, 'lannister')).toEqual([
    { ...events[0], cards: [HIDDEN_CARD, HIDDEN_CARD] },
    { ...events[1], cards: [HIDDEN_CARD] },
    events[2],
    events[3],
  ]);
});

/** Another game that this side cannot tell from the one given: all that it does not see is dealt anew. */
function swapped(before: GameState, side: 'stark' | 'lannister'): GameState {
  const enemy = enemyOf(side);
  const unseen = [...before.houses[enemy].hand, ...before.houses[enemy].deck].reverse();
  const held = before.houses[enemy].hand.length;
  const other: HouseState = { ...before.houses[enemy], hand: unseen.slice(0, held), deck: unseen.slice(held) };
  const own: HouseState = { ...before.houses[side], deck: [...before.houses[side].deck].reverse() };
  const kept = new Map(before.houses[enemy].hand.map((card, i) => [card, other.hand[i]!]));
  return {
    ...before,
    houses: side === 'stark' ? { stark: own, lannister: other } : { stark: other, lannister: own },
    agenda: before.agenda.map((task) =>
      task.kind === 'regroup' && task.queue[0] === enemy
        ? { ...task, kept: task.kept.map((card) => kept.get(card)!) }
        : task,
    ),
  };
}

describe.each(Object.values(BATTLES))('$id', (plan) => {
  test('R4.3 a view leaks nothing, and offers the same options to the house that decides', () => {
    const dice = createDice(`view of ${plan.id}`);
    let now = newGame(plan);
    let [compared, swaps] = [0, 0];
    for (let i = 0; i < 500; i += 1) {
      const decision = decisionOf(now);
      if (decision === null) break;
      const { decider, options, chance } = decision;
      for (const side of SIDES) {
        const other = swapped(now, side);
        expect(viewFor(other, side)).toEqual(viewFor(now, side));
        if (JSON.stringify(other) !== JSON.stringify(now)) swaps += 1;
      }
      if (decider !== 'chance') {
        expect(decisionOf(viewFor(now, decider))).toEqual(decision);
        compared += 1;
      }
      now = reduce(now, chance === null ? options[dice.below(options.length)]! : dice.answer(chance)).state;
    }
    expect(compared).toBeGreaterThan(100);
    expect(swaps).toBeGreaterThan(100);
  });
});
