import { expect, test } from 'vitest';
import { bySide } from '../../../src/model/side';
import { decide } from '../../../src/rules/engine';
import { answers, battle, done, eventsOf, rolls, start } from '../battle';

const field = `
  .i1
    .I1
`;

test('R3.3 command tokens start on the command boards, the marker on start, the round on 1, commanders uncommitted', () => {
  const { state } = battle(field, { commanders: { I1: 'maege', i1: 'kevan' } });
  expect(bySide((side) => state.houses[side].commandTokens)).toEqual({ stark: 3, lannister: 3 });
  expect(state).toMatchObject({ morale: 0, round: 1, outcome: null });
  expect(state.commanders).toMatchObject([
    { id: 'kevan', tokens: 0, committed: false, captured: false },
    { id: 'maege', tokens: 0, committed: false, captured: false },
  ]);
});

test('R3.3 both decks are shuffled before the first round begins', () => {
  const game = battle(field, { commanders: { I1: 'maege' } });
  const decks = bySide((side) => [...game.state.houses[side].deck]);
  start(game, { kind: 'setup', step: 'shuffleStark' });
  expect(decide(game)).toMatchObject({ decider: 'chance', chance: { kind: 'shuffle', cards: decks.stark } });
  answers(game, { type: 'shuffle', cards: decks.stark.toReversed() });
  expect(decide(game)).toMatchObject({ decider: 'chance', chance: { kind: 'shuffle', cards: decks.lannister } });
  expect(eventsOf(game, 'roundBegan')).toEqual([]);
  answers(game, { type: 'shuffle', cards: decks.lannister.toReversed() });
  expect(game.state.houses.stark.deck).toEqual(decks.stark.toReversed());
  expect(game.state.houses.lannister.deck).toEqual(decks.lannister.toReversed());
  expect(eventsOf(game, 'deckShuffled').map(({ side }) => side)).toEqual(['stark', 'lannister']);
  expect(eventsOf(game, 'roundBegan')).toEqual([{ type: 'roundBegan', round: 1, firstPlayer: 'stark' }]);
  expect(game.state.agenda).toMatchObject([{ kind: 'round', step: 'roll' }]);
});

test('R3.3 an answer to another question is refused', () => {
  const game = battle(field);
  start(game, { kind: 'setup', step: 'shuffleStark' });
  expect(() => answers(game, done)).toThrow('Asked for shuffle, answered done');
  expect(() => answers(game, rolls('green'))).toThrow('Asked for shuffle, answered roll');
});
