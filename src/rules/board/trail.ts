import type { UnitId } from '../../model/unit';

/**
 * Room for the walk under way, made once for a board: walks are the most frequent question of a search, and asking for
 * memory each time would cost more than walking. Every list but `least`, `place` and `best` is by step.
 */
export interface Trail {
  readonly hex: Int16Array;
  /** The step before, -1 at the start. */
  readonly from: Int16Array;
  /** Hexes of the allowance used so far. */
  readonly used: Int16Array;
  readonly need: Int16Array;
  /** 1 while all hexes were road. */
  readonly onRoad: Uint8Array;
  /** By hex, and by hex and road, one more than the least used so far; zero between two walks. */
  readonly least: Uint8Array;
  /** By hex, one more than its place in `best`; zero between two walks. */
  readonly place: Int16Array;
  /** The best step to each hex reached. */
  readonly best: Int16Array;
  /** Whose move the trail still shows; `null` once the game has gone on. */
  last: { readonly game: object; readonly unit: UnitId; readonly allowance: number; readonly reached: number } | null;
}

/** A hex is entered again only by a way better than all before: cheaper on road or off it, or nearer. */
const WAYS_TO_A_HEX = 32;

export function newTrail(size: number): Trail {
  const steps = size * WAYS_TO_A_HEX;
  return {
    hex: new Int16Array(steps),
    from: new Int16Array(steps),
    used: new Int16Array(steps),
    need: new Int16Array(steps),
    onRoad: new Uint8Array(steps),
    least: new Uint8Array(size * 2),
    place: new Int16Array(size),
    best: new Int16Array(size),
    last: null,
  };
}
