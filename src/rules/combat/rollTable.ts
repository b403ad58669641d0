import type { Face } from '../../model/dice';
import { DIE, FACES, FACE_COUNT } from '../../model/dice';

/** How often each symbol shows, in the order of FACES, and how likely that is. */
export interface FaceCounts {
  readonly counts: readonly number[];
  readonly chance: number;
}

/** What so many dice can score; chances stand at hits * (dice + 1) + morale results. */
export interface RollTable {
  readonly dice: number;
  readonly mostHits: number;
  readonly chances: Float64Array;
}

// Few and small, and asked for by every attack a search considers: worked out once each.
const countsByDice: (readonly FaceCounts[])[] = [];
const tablesByScore = new Map<number, RollTable[]>();

/** All that so many dice can show, the dice not told apart. */
export function faceCounts(dice: number): readonly FaceCounts[] {
  return (countsByDice[dice] ??= spread(dice, 0));
}

/** The ways to share dice among the symbols from one of FACES on, by the multinomial law. */
function spread(dice: number, from: number): readonly FaceCounts[] {
  const share = FACE_COUNT[FACES[from]!] / DIE.length;
  if (from === FACES.length - 1) return [{ counts: [dice], chance: share ** dice }];
  const all: FaceCounts[] = [];
  for (let here = 0, ways = 1; here <= dice; here++) {
    for (const { counts, chance } of spread(dice - here, from + 1)) {
      all.push({ counts: [here, ...counts], chance: ways * share ** here * chance });
    }
    ways = (ways * (dice - here)) / (here + 1);
  }
  return all;
}

/** Hits and morale results of so many dice together, when the symbols hit like this. */
export function rollTable(perFace: Readonly<Record<Face, number>>, dice: number): RollTable {
  // All but valor hit at most once, so that no two of them get the same key.
  const key = perFace.green + 2 * (perFace.blue + 2 * (perFace.red + 2 * (perFace.morale + 2 * perFace.valor)));
  let tables = tablesByScore.get(key);
  if (tables === undefined) tablesByScore.set(key, (tables = []));
  return (tables[dice] ??= add(perFace, dice));
}

function add(perFace: Readonly<Record<Face, number>>, dice: number): RollTable {
  const mostHits = dice * Math.max(...FACES.map((face) => perFace[face]));
  const chances = new Float64Array((mostHits + 1) * (dice + 1));
  for (const { counts, chance } of faceCounts(dice)) {
    const hits = FACES.reduce((sum, face, i) => sum + perFace[face] * counts[i]!, 0);
    chances[hits * (dice + 1) + counts[MORALE]!]! += chance;
  }
  return { dice, mostHits, chances };
}

/** Where morale results stand in the counts. */
export const MORALE = FACES.indexOf('morale');
