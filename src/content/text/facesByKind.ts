import type { Face } from '../../model/dice';
import { FACES } from '../../model/dice';

/** How many of each symbol there are, in the order of the die; those there are none of left out. */
export const facesByKind = (faces: readonly Face[]): { readonly face: Face; readonly count: number }[] =>
  FACES.map((face) => ({ face, count: faces.filter((one) => one === face).length })).filter(({ count }) => count > 0);
