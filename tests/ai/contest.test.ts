import { expect, it } from 'vitest';
import { contest, playerOf } from '../../src/cli/playing/contest';
import { battleIds } from '../../src/cli/playing/job';
import { shareOf } from '../../src/cli/playing/shareOf';

const thought = { playOuts: 2 };

it('R18.1 games of the same seed end alike, and every one has a winner', async () => {
  const players = { stark: 'knight', lannister: 'random' } as const;
  const once = () => contest({ battle: 'kingsroad', players, games: 3, seed: 'again', thought }, 1);
  const { wins, reasons, rounds } = await once();
  expect(wins.stark + wins.lannister).toBe(3);
  expect(await once()).toMatchObject({ wins, reasons, rounds });
});

it('R19.5 a knight beats whoever plays at random, in a skirmish too', async () => {
  const players = { stark: 'knight', lannister: 'random' } as const;
  const played: number[] = [];
  const job = { battle: 'raidRiverlands', players, games: 4, seed: 'skirmish', thought };
  expect((await contest(job, 1, (count) => played.push(count))).wins.stark).toBe(4);
  expect(played).toEqual([1, 2, 3, 4]);
});

it('names the battles and levels there are', () => {
  expect(() => battleIds('nowhere')).toThrow("no battle 'nowhere'; there are: kingsroad");
  expect(battleIds('all')).toEqual(expect.arrayContaining(['harrenhal', 'bountyWesterlands']));
  expect(() => playerOf('king')).toThrow("no level 'king'; there are: random, squire, knight, lordCommander");
});

it('tells a share with the interval that holds 95 times of 100', () => {
  expect(shareOf(50, 100)).toBe('50\u00a0% (40–60)');
});
