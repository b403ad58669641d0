import { describe, expect, it } from 'vitest';
import { decisionOf, gainedKeywords, pathOf, reachOf, reduce, sightBetween, underWay, zoneOf } from '../../../src/rules';
import { after, before, draw, flush, hex, position, unit } from '../../position';

describe('pathOf', () => {
  it('is the way that the unit then takes, for every move offered', () => {
    const state = after(before(`
  .   &   .   .
.   .C1 ~   .   .
  .   .   &   .
`), 'order C1 valor');
    const moves = decisionOf(state)!.options.filter(({ type }) => type === 'move');
    expect(moves.length).toBeGreaterThan(3);
    for (const move of moves) {
      const moved = reduce(state, move).events.find(({ type }) => type === 'unitMoved');
      expect(pathOf(state, move)).toEqual(moved?.type === 'unitMoved' ? moved.path : null);
    }
  });

  it('is nothing for an option that moves nobody', () => {
    const state = before('.I1 .   .i1');
    expect(pathOf(state, { type: 'pass' })).toEqual([]);
  });
});

describe('reachOf', () => {
  it('R5.2 shows the whole move of a unit, whether or not it is its turn', () => {
    const state = before(`
  .   .   .   .
.   .i1 ~   .   .
  .   .   .   .
`);
    expect(draw(state, reachOf(state, unit(state, 'i1').id))).toBe(flush(`
  .x  .x  .x  .
.x  .i1 ~   .   .
  .x  .x  .x  .
`));
  });
});

describe('sightBetween', () => {
  const state = position(`
.A1 .   .   .   .
  .   &   .   .
.   .   .   .   .
`);
  it('R10.2 names the hex that blocks', () => {
    expect(sightBetween(state, hex(state, 'a1'), hex(state, 'd3'))).toEqual({ isFree: false, obstacles: [hex(state, 'b2')] });
  });

  it('R10.4 is free to a neighbour and over open land', () => {
    expect(sightBetween(state, hex(state, 'a1'), hex(state, 'd1'))).toEqual({ isFree: true, obstacles: [] });
  });

  it('R10.6 units do not block the sight of archers on a hill', () => {
    const drawn = (ground: string) => position(`${ground}A1 .   .I1 .   .`);
    const look = (from: string) => sightBetween(drawn(from), 0, 4).isFree;
    expect([look('.'), look('^')]).toEqual([false, true]);
  });
});

describe('zoneOf', () => {
  it('R6.5 is all within two hexes of the commander', () => {
    const state = position(`
  .   .   .   .   .
.   .   .   .   .   .
  .   .   .I1 .   .
.   .   .   .   .   .

unit I1 maege
`);
    const [maege] = state.commanders;
    expect(zoneOf(state, maege!.id)).toHaveLength(16);
  });
});

describe('gainedKeywords', () => {
  it('R15.7 a unit with two friends beside it is Stalwart; what all of its type have is not told', () => {
    const state = position(`
  .   .I2 .
.   .I1 .I3 .
`);
    expect(gainedKeywords(state, unit(state, 'I1'))).toEqual(['stalwart']);
    const alone = position('.I1 .   .I2');
    expect(gainedKeywords(alone, unit(alone, 'I1'))).toEqual([]);
  });
});

describe('what is under way', () => {
  const start = position(`
  .   .   .
.   .I1 .c1 .
  .   .   .

pool stark green 1
`);

  it('R4.3 is a turn, before anything was chosen in it', () => {
    expect(underWay(start)).toEqual({ turn: 'stark', card: null, isAttack: false, effect: null, trail: null });
  });

  it('R9.3 is the effect for which something is being chosen', () => {
    const led = position('.   .I1 .C1\n\nunit I1 maege\nhand stark SL22\npool stark green 1 blue 1\npool lannister green 1');
    const choosing = after(led, 'play SL22 maege', 'tactic after', 'choose I1', 'done', 'done');
    expect(underWay(choosing).effect).toMatchObject({ kind: 'shift', hexes: 1 });
    expect(underWay(led).effect).toBeNull();
  });

  it('R8.1 goes from the order over moves to attacks', () => {
    const ordered = after(start, 'order I1 green');
    expect(underWay(ordered).trail).toEqual({ stations: ['order', 'moves', 'attacks'], present: 'moves' });
    const struck = after(ordered, 'done', 'attack I1 c1');
    expect(underWay(struck)).toMatchObject({ isAttack: true, trail: { present: 'attacks' } });
  });
});
