import { expect, test } from 'vitest';
import { zoneOf } from '../../src/model/morale';
import { bySide } from '../../src/model/side';
import { raiseMorale, recoveryOf } from '../../src/rules/morale';
import { holds } from '../../src/rules/victory';
import { after, offers, position } from '../position';
import { battle, eventsOf } from './battle';

const field = '.I1 .i1';

/** The same battle with an end space 11 on both sides. */
const endless = () =>
  battle(field, {
    plan: { ratings: bySide(() => ({ commandTokens: 3, orderValue: 3, commandValue: 3, segment: '11' })) },
  });

test('R14.1 raising own morale moves the one marker towards the enemy’s end', () => {
  const game = battle(field);
  raiseMorale(game, 'stark', 3);
  expect(game.state.morale).toBe(3);
  raiseMorale(game, 'lannister', 5);
  expect(game.state.morale).toBe(-2);
  expect(eventsOf(game, 'moraleChanged')).toEqual([
    { type: 'moraleChanged', by: 'stark', from: 0, to: 3 },
    { type: 'moraleChanged', by: 'lannister', from: 3, to: -2 },
  ]);
});

test('R14.1 lowering own morale moves the marker towards the own end', () => {
  const game = battle(field);
  raiseMorale(game, 'stark', -1);
  expect(game.state.morale).toBe(-1);
  raiseMorale(game, 'lannister', -4);
  expect(game.state.morale).toBe(3);
});

test('R14.2 at an end without rout the marker stays until it moves back', () => {
  const game = endless();
  raiseMorale(game, 'stark', 14);
  raiseMorale(game, 'stark', 1);
  expect(game.state.morale).toBe(11);
  expect(eventsOf(game, 'moraleChanged')).toHaveLength(1);
  expect(game.state.outcome).toBeNull();
  raiseMorale(game, 'lannister', 2);
  expect(game.state.morale).toBe(9);
});

test('R14.4 each house’s side of the track is grey to 3, green to 7, yellow to 10, then red', () => {
  const zones = [0, 3, 4, 7, 8, 10, 11].map((space) => [zoneOf(space, 'lannister'), zoneOf(-space, 'stark')]);
  expect(zones).toEqual(
    ['grey', 'grey', 'green', 'green', 'yellow', 'yellow', 'red'].map((zone) => [zone, zone]),
  );
});

test('R14.4 "green or worse" holds in the green zone and nearer to the end, "green or better" up to it', () => {
  const game = battle(field);
  const claim = (or: 'better' | 'worse') => ({ kind: 'morale', side: 'lannister', zone: 'green', or }) as const;
  const at = (marker: number) => {
    game.state.morale = marker;
    return [holds(game, claim('worse')), holds(game, claim('better'))];
  };
  expect(at(3)).toEqual([false, true]);
  expect(at(4)).toEqual([true, true]);
  expect(at(8)).toEqual([true, false]);
  expect(at(-9)).toEqual([false, true]);
});

test('R14.5 the house on whose side the marker is may go back to the break of its zone', () => {
  const game = battle(field);
  const at = (marker: number) => {
    game.state.morale = marker;
    return [recoveryOf(game, 'stark'), recoveryOf(game, 'lannister')];
  };
  expect(at(7)).toEqual([null, 4]);
  expect(at(10)).toEqual([null, 8]);
  expect(at(-5)).toEqual([-4, null]);
  expect(at(-9)).toEqual([-8, null]);
});

test('R14.5 nobody recovers on grey or on a break', () => {
  const game = battle(field);
  for (const marker of [0, 3, -3, 4, -4, 8, -8, 11, -11]) {
    game.state.morale = marker;
    expect([recoveryOf(game, 'stark'), recoveryOf(game, 'lannister')]).toEqual([null, null]);
  }
});

test('L1441 the Lannister marker on 6 may go back to 4', () => {
  const game = battle(field);
  game.state.morale = 6;
  expect(recoveryOf(game, 'lannister')).toBe(4);
});

test('L1517 the Lannister marker on 4 stays', () => {
  const game = battle(field);
  game.state.morale = 4;
  expect(recoveryOf(game, 'lannister')).toBeNull();
});

test('R14.6 a house whose rout space the marker reaches loses at once', () => {
  const routed = battle(field);
  raiseMorale(routed, 'stark', 10);
  expect(routed.state.outcome).toBeNull();
  raiseMorale(routed, 'stark', 1);
  expect(routed.state.outcome).toEqual({ winner: 'stark', reason: 'rout' });
  expect(eventsOf(routed, 'gameEnded')).toHaveLength(1);

  const own = battle(field);
  raiseMorale(own, 'stark', -11);
  expect(own.state.outcome).toEqual({ winner: 'lannister', reason: 'rout' });
});

test('R14.6 a rout in the middle of a card ends the game at once, whoever is still to attack', () => {
  const lines = ['unit I1 eddard', 'commander eddard committed', 'unit i1 1', 'unit i2 1', 'hand stark SB02'];
  const twoAttack = (morale: number) => {
    const start = position(['.I1 .i1 .I2 .i2 .', '', ...lines, `morale ${morale}`].join('\n'));
    return after(start, 'play SB02 eddard', 'choose I1', 'choose I2', 'attack I1 i1', 'roll green red');
  };
  expect(offers(after(twoAttack(9), 'decline'))).toEqual(['attack I2 i2', 'done']);
  expect(offers(twoAttack(10))).toEqual([]);
  expect(twoAttack(10).outcome).toEqual({ winner: 'stark', reason: 'rout' });
});
