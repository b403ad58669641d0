import { describe, expect, test } from 'vitest';
import type { BattlePlan } from '../../../src/model/battle';
import type { GameState } from '../../../src/model/state';
import { decisionOf, eventsFor, newGame, reduce, viewFor } from '../../../src/rules';
import { holds } from '../../../src/rules/victory';
import { gameOf } from '../../../src/rules/game';
import { after, asked, hex, offers, play, position } from '../../position';

const field = position(`
.   .   .   .
  .   .   .   .
.I1 .   .i1 .
`);
const plan: BattlePlan = {
  ...field.plan,
  special: [{ kind: 'lay', side: 'stark', markers: ['place', 'decoy'], hexes: [hex(field, 'a1'), hex(field, 'b1'), hex(field, 'd1')] }],
};

/** Both decks are shuffled, and the first special rule asks. */
const shuffled = (battle = plan): GameState =>
  ['stark', 'lannister'].reduce((state) => {
    const chance = decisionOf(state)?.chance;
    if (chance?.kind !== 'shuffle') throw new Error('no deck to shuffle');
    return play(state, { type: 'shuffle', cards: chance.cards });
  }, newGame(battle));

describe('laying', () => {
  test('R0.1 before the first round a house lays its tokens, one a hex, where the plan says', () => {
    const start = shuffled();
    expect(asked(start)).toBe('stark deploy.lay');
    expect(offers(start)).toEqual(['choose hex a1', 'choose hex b1', 'choose hex d1']);
    const one = after(start, 'choose hex b1');
    expect(offers(one)).toEqual(['choose hex a1', 'choose hex d1']);
    const all = after(one, 'choose hex a1');
    expect(asked(all)).toBe('chance round.roll');
    expect(all.markers).toEqual([
      { hex: hex(all, 'a1'), kind: 'decoy', owner: 'stark', faceUp: false },
      { hex: hex(all, 'b1'), kind: 'place', owner: 'stark', faceUp: false },
    ]);
  });

  test('R2.3 the enemy sees the tokens once they all lie there, since their order would tell their kinds', () => {
    const { state, events } = reduce(shuffled(), { type: 'chooseHex', hex: hex(field, 'b1') });
    expect(viewFor(state, 'lannister').markers).toEqual([]);
    expect(viewFor(state, 'stark').markers).toEqual(state.markers);
    expect(events).toEqual([{ type: 'markerLaid', side: 'stark', hex: hex(field, 'b1') }]);
    expect(eventsFor(events, 'lannister')).toEqual([]);
    expect(eventsFor(events, 'stark')).toEqual(events);
    const seen = viewFor(after(state, 'choose hex a1'), 'lannister').markers;
    expect(seen.map(({ kind }) => kind)).toEqual(['hidden', 'hidden']);
  });
});

test('R2.3 a token that can lie on one hex only is laid without a word of it', () => {
  const [lay] = plan.special;
  const narrow = { ...plan, special: [{ ...lay, hexes: [hex(field, 'a1'), hex(field, 'b1')] }] } as BattlePlan;
  const { state, events } = reduce(shuffled(narrow), { type: 'chooseHex', hex: hex(field, 'b1') });
  expect(state.markers).toHaveLength(2);
  expect(events.filter(({ type }) => type === 'choiceForced')).toEqual([]);
});

describe('finding', () => {
  const marker = (kind: string, at: number, owner = 'stark') =>
    `marker ${JSON.stringify({ hex: at, kind, owner, faceUp: false })}`;
  const start = position(`
.   .   .   .
  .I1 .   .   .i1

pool stark green 2
pool lannister green 2
${marker('place', 0)}
${marker('decoy', 2)}
`);
  const [PLACE, DECOY] = [0, 2];
  const movedTo = (name: string) => after(start, 'order I1 green', `move I1 ${name}`);
  const places = (state: GameState, side: 'stark' | 'lannister', atLeast: number) =>
    holds(gameOf(state), { kind: 'places', side, atLeast });

  test('R18.4 a unit that ends a movement on a true token turns it up and controls the place', () => {
    const state = movedTo('a1');
    expect(state.markers[0]).toEqual({ hex: PLACE, kind: 'place', owner: 'stark', faceUp: true });
    expect(state.control).toEqual({ [PLACE]: 'stark' });
    expect([places(state, 'stark', 1), places(state, 'stark', 2), places(state, 'lannister', 1)]).toEqual([true, false, false]);
  });

  test('R18.4 a place changes hands when the enemy ends a movement there', () => {
    const lost = after(position(`
.   .I1
  .i1 .

pool stark green 1
first lannister
pool lannister green 1
control a1 stark
${marker('place', 0)}
`), 'order i1 green', 'move i1 a1');
    expect(lost.control).toEqual({ [PLACE]: 'lannister' });
    expect(places(lost, 'lannister', 1)).toBe(true);
    expect(places(lost, 'stark', 1)).toBe(false);
  });

  test('R2.3 a decoy is turned up and goes, whoever comes upon it', () => {
    const { state, events } = reduce(after(start, 'order I1 green'), { type: 'move', unit: 0, to: DECOY });
    expect(state.markers.map(({ kind }) => kind)).toEqual(['place']);
    expect(events).toContainEqual({ type: 'markerRevealed', hex: DECOY, kind: 'decoy' });
    expect(state.control).toEqual({});
  });

  test('R2.3 of two decoys that goes which was found', () => {
    const two = position(`
.   .   .
  .I1 .   .

pool stark green 1
${marker('decoy', 0)}
${marker('decoy', 1)}
`);
    expect(after(two, 'order I1 green', 'move I1 b1').markers).toMatchObject([{ hex: 0, faceUp: false }]);
  });

  test('R18.4 who only passes over a token finds nothing', () => {
    const over = after(
      position(`
.C1 .   .   .i1

pool stark green 1
${marker('place', 1)}
`),
      'order C1 green',
      'move C1 c1',
    );
    expect(over.markers).toMatchObject([{ kind: 'place', faceUp: false }]);
    expect(over.control).toEqual({});
  });

  test('R18.4 a retreat is a movement, and ends where its last step does', () => {
    const driven = after(
      position(`
.   .
  .   .
.I1 .
  .i1 .

pool lannister green 1
first lannister
${marker('place', 2)}
${marker('place', 0)}
${marker('place', 1)}
`),
      'order i1 green',
      'done',
      'attack i1 I1',
      'roll morale morale',
    );
    const back = after(driven, 'retreat a1');
    expect(back.control).toEqual({ [PLACE]: 'stark' });
    expect(back.markers.map(({ faceUp }) => faceUp)).toEqual([true, false, false]);
  });
});
