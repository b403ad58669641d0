import type { BattlePlan, Claim, HexMarker, Muster, Ratings, Scoring, SpecialRule, Victory } from '../../model/battle';
import { MARKER_KINDS } from '../../model/battle';
import { COMMANDER_IDS } from '../../model/commander';
import type { Grid } from '../../model/hex';
import { EDGES, OFF_BOARD } from '../../model/hex';
import type { BySide, Side } from '../../model/side';
import { SIDES } from '../../model/side';
import type { Piece } from '../../model/skirmish';
import { GROUNDS, TERRAIN_TOKENS } from '../../model/terrain';
import { RANKS, UNIT_TYPES } from '../../model/unit';
import type { Shape } from './shape';
import { asObject, byHex, fields, flag, listOf, oneOf, orNull, tagged, text, whole } from './shape';

const MOST = 99;
const side = oneOf(SIDES);
const rating = whole(0, MOST);

const bothSides = <T>(shape: Shape<T>): Shape<BySide<T>> => fields<BySide<T>>({ stark: shape, lannister: shape });

export const markerShape = (hexes: number): Shape<HexMarker> =>
  fields({ hex: whole(0, hexes - 1), kind: oneOf(MARKER_KINDS), owner: orNull(side), faceUp: flag });

const ratings = fields<Ratings>({
  commandTokens: rating,
  orderValue: rating,
  commandValue: rating,
  segment: oneOf(['11', 'rout']),
});

const claims = listOf(fields<{ readonly side: Side; readonly claim: Claim }>({ side, claim: tagged<Claim>('kind') }));

const musterShape = (hexes: number): Shape<Muster> =>
  fields({
    label: text,
    side,
    type: oneOf(UNIT_TYPES),
    rank: oneOf(RANKS),
    commander: orNull(oneOf(COMMANDER_IDS)),
    hex: whole(OFF_BOARD, hexes - 1),
  });

export function pieceShape(hexes: number): Shape<Piece> {
  const shapes: { readonly [K in Piece['kind']]: Shape<Omit<Extract<Piece, { kind: K }>, 'kind'>> } = {
    terrain: fields({ ground: oneOf(GROUNDS) }),
    unit: fields({ muster: musterShape(hexes) }),
  };
  return (value, path) => {
    const kind = oneOf(Object.keys(shapes) as Piece['kind'][])(asObject(value, path)['kind'], `${path}.kind`);
    shapes[kind](value, path);
    return value as Piece;
  };
}

/** A plan told in JSON must be complete, and have the grid of the drawing above it. */
export function planShape(grid: Grid): Shape<BattlePlan> {
  const hexes = grid.columns * grid.rows;
  return fields({
    id: text,
    provenance: oneOf(['rulebook', 'known', 'ours']),
    grid: fields<Grid>({
      columns: whole(grid.columns, grid.columns),
      rows: whole(grid.rows, grid.rows),
      indented: whole(grid.indented, grid.indented) as Shape<0 | 1>,
    }),
    ground: listOf(oneOf(GROUNDS)),
    tokens: byHex(hexes, oneOf(TERRAIN_TOKENS)),
    edges: bothSides(oneOf(EDGES)),
    rounds: whole(1, MOST),
    momentum: side,
    ratings: bothSides(ratings),
    army: listOf(musterShape(hexes)),
    markers: listOf(markerShape(hexes)),
    special: listOf(tagged<SpecialRule>('kind')),
    scoring: listOf(tagged<Scoring>('when')),
    victory: fields<Victory>({ instant: claims, atEnd: claims, otherwise: oneOf([...SIDES, 'mostPoints']) }),
  });
}
