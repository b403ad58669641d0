import { expect, it } from 'vitest';
import { battleOf, contest, playerOf } from '../../src/cli/playing/contest';
import { shareOf } from '../../src/cli/playing/shareOf';

const FEW = { playOuts: 2 };

it('R18.1 games of the same seed end alike, and every one has a winner', () => {
  const once = () => contest(battleOf('kingsroad'), { stark: 'knight', lannister: 'random' }, 3, 'again', FEW);
  const { wins, reasons, rounds } = once();
  expect(wins.stark + wins.lannister).toBe(3);
  expect(once()).toMatchObject({ wins, reasons, rounds });
});

it('R19.5 a knight beats whoever plays at random, in a skirmish too', () => {
  const players = { stark: 'knight', lannister: 'random' } as const;
  expect(contest(battleOf('raidRiverlands'), players, 4, 'skirmish', FEW).wins.stark).toBe(4);
});

it('names the battles and levels there are', () => {
  expect(() => battleOf('nowhere')).toThrow("no battle 'nowhere'; there are: kingsroad");
  expect(() => playerOf('king')).toThrow("no level 'king'; there are: random, squire, knight, lordCommander");
});

it('tells a share with the interval that holds 95 times of 100', () => {
  expect(shareOf(50, 100)).toBe('50\u00a0% (40–60)');
});
