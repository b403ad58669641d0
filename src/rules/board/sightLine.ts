import type { Axial, Hex } from '../../model/hex';
import { OFF_BOARD, fromAxial, toAxial } from '../../model/hex';
import type { Geometry, SightLine } from './geometry';

/**
 * The ways to look from one hex to another, of which one free of obstacles is enough: one list of the hexes between
 * (R10.2), two where the line runs along hex edges (R10.3), none for a unit that left the board. Adjacent hexes
 * have nothing between them (R10.4).
 */
export function sightLines(geometry: Geometry, a: Hex, b: Hex): readonly SightLine[] {
  if (a === OFF_BOARD || b === OFF_BOARD) return [];
  const index = a * geometry.size + b;
  return (geometry.lines[index] ??= trace(geometry, a, b));
}

/*
 * All in whole numbers, so that a line through a corner is told from one beside it. The cross product of the line
 * with a point says how far from the line the point lies, and on which side. In axial coordinates a hex has its
 * corners at a third of (1,1), (2,-1), (-1,2) and their opposites from its centre: the line enters the hexes whose
 * centre is nearer to it than their outermost corner is to a line through the centre. Where both are equal it only
 * touches the hex, which is not entering it. At offset (3,1), distance 4, that makes four hexes between the ends
 * and, the fifth, the target (R10.2).
 */
function trace(geometry: Geometry, a: Hex, b: Hex): readonly SightLine[] {
  const from = toAxial(geometry.grid, a);
  const to = toAxial(geometry.grid, b);
  const q = to.q - from.q;
  const r = to.r - from.r;
  const corners = [q - r, q + 2 * r, 2 * q + r].map(Math.abs);
  const outermost = Math.max(...corners);

  // A hex reaches two thirds of a step beyond its centre, not a whole one. So the hexes entered between the ends lie
  // in the box that the ends span, and those that the line enters before or after do not.
  const box = span(q).flatMap((i) => span(r).map((j) => ({ q: i, r: j })));
  const between = box.filter((hex) => !(hex.q === 0 && hex.r === 0) && !(hex.q === q && hex.r === r));
  // Ordered by how far along the line the centres are: the edge between two hexes is square to the way from centre
  // to centre, so a line that crosses it comes to the one further along.
  const forward = (hex: Axial) => hex.q * (2 * q + r) + hex.r * (q + 2 * r);
  between.sort((one, other) => forward(one) - forward(other));

  // Cross products are whole, so half of one is slight: it only decides between the two hexes at an edge (R10.3).
  const shifted = (shift: -0.5 | 0 | 0.5): SightLine =>
    between
      .filter((hex) => Math.abs(3 * (q * hex.r - r * hex.q) - shift) < outermost)
      .map((hex) => fromAxial(geometry.grid, { q: from.q + hex.q, r: from.r + hex.r }));

  // A line that leaves its first hex by a corner goes on along the edge that starts there.
  const alongEdges = a !== b && corners.includes(0);
  return alongEdges ? [shifted(-0.5), shifted(0.5)] : [shifted(0)];
}

/** The whole numbers from 0 to n, either way. */
function span(n: number): readonly number[] {
  return Array.from({ length: Math.abs(n) + 1 }, (_, step) => step * Math.sign(n));
}
