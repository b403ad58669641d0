import type { BattlePlan } from '../../model/battle';
import { MARKER_KINDS } from '../../model/battle';
import { COMMANDER_IDS } from '../../model/commander';
import type { Drawing } from '../../model/drawing';
import { EDGES, OFF_BOARD } from '../../model/hex';
import { SIDES } from '../../model/side';
import { GROUNDS, TERRAIN_TOKENS } from '../../model/terrain';
import { RANKS, UNIT_TYPES } from '../../model/unit';
import type { Shape } from './shape';
import { anything, byHex, fields, flag, listOf, oneOf, orNull, text, whole } from './shape';

export const markerShape = (hexes: number): Shape =>
  fields({ hex: whole(0, hexes - 1), kind: oneOf(MARKER_KINDS), owner: orNull(oneOf(SIDES)), faceUp: flag });

const bothSides = (shape: Shape): Shape => fields({ stark: shape, lannister: shape });

const MOST = 99;
const rating = whole(0, MOST);

/** A plan told in JSON must be complete, and fit the drawing above it. */
export function planShape({ grid }: Pick<Drawing, 'grid'>): Shape {
  const hexes = grid.columns * grid.rows;
  const claims = listOf(fields({ side: oneOf(SIDES), claim: fields({ kind: text }) }));
  const shapes: Readonly<Record<keyof BattlePlan, Shape>> = {
    id: text,
    provenance: oneOf(['rulebook', 'known', 'ours']),
    grid: fields({
      columns: whole(grid.columns, grid.columns),
      rows: whole(grid.rows, grid.rows),
      indented: whole(grid.indented, grid.indented),
    }),
    ground: listOf(oneOf(GROUNDS)),
    tokens: byHex(hexes, oneOf(TERRAIN_TOKENS)),
    edges: bothSides(oneOf(EDGES)),
    rounds: whole(1, MOST),
    momentum: oneOf(SIDES),
    ratings: bothSides(
      fields({ commandTokens: rating, orderValue: rating, commandValue: rating, segment: oneOf(['11', 'rout']) }),
    ),
    army: listOf(
      fields({
        label: text,
        side: oneOf(SIDES),
        type: oneOf(UNIT_TYPES),
        rank: oneOf(RANKS),
        commander: orNull(oneOf(COMMANDER_IDS)),
        hex: whole(OFF_BOARD, hexes - 1),
      }),
    ),
    markers: listOf(markerShape(hexes)),
    special: listOf(fields({ kind: text })),
    scoring: listOf(fields({ when: text, side: oneOf(SIDES), points: anything })),
    victory: fields({ instant: claims, atEnd: claims, otherwise: oneOf([...SIDES, 'mostPoints']) }),
  };
  return fields(shapes);
}
