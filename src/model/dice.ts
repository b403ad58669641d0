/** The five symbols of the battle die (R2.1), which are also the five kinds of order token (R2.2). */
export const FACES = ['green', 'blue', 'red', 'valor', 'morale'] as const;
export type Face = (typeof FACES)[number];

/** How many of the eight faces show each symbol (R2.1). */
export const FACE_COUNT: Readonly<Record<Face, number>> = { green: 3, blue: 2, red: 1, valor: 1, morale: 1 };

/** The eight faces, for whoever rolls. */
export const DIE: readonly Face[] = FACES.flatMap((face) => Array<Face>(FACE_COUNT[face]).fill(face));

/** Order tokens by kind. */
export type Pool = Readonly<Record<Face, number>>;

export const emptyPool = (): Record<Face, number> => ({ green: 0, blue: 0, red: 0, valor: 0, morale: 0 });

/** Tokens of each kind in the box (R2.2). */
export const TOKENS_OF_A_KIND = 10;

export const isFace = (value: unknown): value is Face => FACES.some((face) => face === value);
