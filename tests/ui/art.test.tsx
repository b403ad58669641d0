import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BATTLES } from '../../src/content/battles';
import { textOf } from '../../src/content/text';
import { DIRECTIONS, fromAxial, type Hex, toAxial } from '../../src/model/hex';
import { SIDES } from '../../src/model/side';
import { RANKS } from '../../src/model/unit';
import { courses, crossingDegrees, crossingPlace } from '../../src/ui/art/courses';
import { edgeMiddle } from '../../src/ui/art/hexShape';
import { joinsOf } from '../../src/ui/art/joins';
import { lettersOf } from '../../src/ui/art/letters';
import { UnitPiece, type UnitPieceProps } from '../../src/ui/art/UnitPiece';
import { hex, position } from '../position';

const NORTH_EAST = 0;
const EAST = 1;
const WEST = 4;
const opposite = (direction: number) => (direction + 3) % 6;

function joinsIn(drawing: string, name: string) {
  const state = position(drawing);
  return joinsOf(state.plan, state.tokens, hex(state, name));
}

describe('rivers and roads', () => {
  it.each(Object.values(BATTLES))('on the map of $id no river or road breaks off between two hexes', (plan) => {
    const { grid, ground, tokens } = plan;
    const joins = ground.map((_, at) => joinsOf(plan, tokens, at));
    const towards = (at: Hex, direction: number) => {
      const { q, r } = toAxial(grid, at);
      const step = DIRECTIONS[direction]!;
      return joins[fromAxial(grid, { q: q + step.q, r: r + step.r })];
    };
    for (const course of ['river', 'road'] as const) {
      const broken = joins.flatMap((here, at) =>
        here[course].filter((direction) => {
          const there = towards(at, direction)?.[course] ?? [];
          return there.length > 0 && !there.includes(opposite(direction));
        }),
      );
      expect(broken).toEqual([]);
    }
    expect(joins.some(({ river, road }) => river.length + road.length > 0)).toBe(
      ground.some((land) => /river|road/i.test(land)),
    );
  });

  it('a river that reaches the border goes on over it', () => {
    expect(joinsIn('.   ~   ~', 'c1').river).toEqual([WEST, EAST]);
  });

  it('a river that rises on a plain does not', () => {
    expect(joinsIn('.   .   .\n  .   ~   ~\n.   .   .', 'b2').river).toEqual([EAST]);
  });

  it('a road leads onto the bridge, and the bridge along the road', () => {
    const drawing = '=   =   -   =   =';
    expect(joinsIn(drawing, 'b1').road).toEqual([WEST, EAST]);
    expect(crossingDegrees(joinsIn(drawing, 'c1')) % 180).toBe(90);
  });

  it('a ford without a road leads straight over the river', () => {
    expect(crossingDegrees({ river: [WEST, EAST], road: [] })).toBe(0);
    expect(crossingDegrees({ river: [NORTH_EAST, opposite(NORTH_EAST)], road: [] })).toBe(120);
  });

  it('where the road bends over the river, the bridge lies on the bend', () => {
    const bent = crossingPlace({ river: [], road: [NORTH_EAST, 2] });
    expect(bent).toMatch(/^translate\(9\.\d+ 0\) rotate\(180\)/);
  });

  it('three hexes that touch each other make no ring', () => {
    const drawing = '.   ~   ~   .\n  .   ~   .\n.   .   .   .';
    expect(joinsIn(drawing, 'b1').river).not.toContain(EAST);
    expect(joinsIn(drawing, 'b2').river).toEqual([NORTH_EAST, 5]);
  });

  it('a course meets its edges in the middle, so that the next hex goes on from there', () => {
    const from = edgeMiddle(WEST);
    const to = edgeMiddle(NORTH_EAST);
    const course = courses([WEST, NORTH_EAST]);
    expect(course.startsWith(`M${from.x} ${from.y}`)).toBe(true);
    expect(course.endsWith(` ${to.x} ${to.y}`)).toBe(true);
  });
});

describe('a unit on its plate', () => {
  const guards: UnitPieceProps = {
    side: 'lannister',
    type: 'lannisportGuards',
    rank: 'blue',
    letter: 'B',
    figures: 4,
    ready: true,
    commander: null,
    keywords: [],
  };
  const drawn = (props: Partial<UnitPieceProps>) =>
    render(
      <svg>
        <UnitPiece {...guards} {...props} />
      </svg>,
    ).container;

  it('a commander counts as one figure more', () => {
    expect(drawn({ figures: 3, commander: 'kevan' })).toHaveTextContent('B4');
    expect(drawn({ figures: 3 })).toHaveTextContent('B3');
  });

  it('house, rank and state are told apart by shape alone', () => {
    const shapes = SIDES.flatMap((side) =>
      RANKS.flatMap((rank) =>
        [true, false].map((ready) => {
          const piece = drawn({ side, rank, ready, letter: '' });
          return [...piece.querySelectorAll('path')].map((path) => path.getAttribute('d')).join();
        }),
      ),
    );
    expect(new Set(shapes).size).toBe(12);
  });

  it('at most two keywords have a sign', () => {
    const signs = (...keywords: UnitPieceProps['keywords']) => drawn({ keywords }).querySelectorAll('[href^="#sign-"]').length;
    expect(signs('stalwart')).toBe(1);
    expect(signs('stalwart', 'toughness', 'pursue')).toBe(2);
  });

  it('the letter of a rank is its initial in the language of the player', () => {
    expect(lettersOf(textOf('fr').ranks)).toEqual({ green: 'V', blue: 'B', red: 'R' });
    expect(lettersOf(textOf('en').ranks)).toEqual({ green: 'G', blue: 'B', red: 'R' });
  });
});
