import type { Face } from '../model/dice';
import { FACES } from '../model/dice';
import type { GameState } from '../model/state';
import { bestReroll } from './combat/reroll';
import { rollResults } from './combat/rollResults';
import { rollTable } from './combat/rollTable';
import { hitsPerFace } from './combat/hits';
import { gameOf } from './game';

/** A symbol that may be rerolled, and what that gives and takes (R11.6). */
export interface Reroll {
  readonly face: Face;
  readonly dice: number;
  /** That at least one of these dice then shows a symbol that hits. */
  readonly chance: number;
  /** Hits and steps that are lost with the dice as they lie. */
  readonly hits: number;
  readonly steps: number;
}

/** The choice of a flanking attacker: each symbol, the roll as it lies, and which is best; `null`: to keep it. */
export interface Rerolls {
  readonly choices: readonly Reroll[];
  readonly kept: { readonly hits: number; readonly steps: number };
  readonly best: Face | null;
}

/** The rerolls that are to be chosen from now; `null` where no dice lie before a flanking attacker. */
export function rerolls(state: GameState): Rerolls | null {
  const game = gameOf(state);
  const task = state.agenda[state.agenda.length - 1];
  if (task?.kind !== 'attack' || task.step !== 'reroll') return null;
  const results = rollResults(state, []);
  const perFace = hitsPerFace(game, task);
  const sum = (field: 'hits' | 'steps', face: Face | null) =>
    results.reduce((all, one) => all + (face === null || one.face === face ? one[field] : 0), 0);
  const choices = FACES.filter((face) => task.faces.includes(face)).map((face): Reroll => {
    const dice = task.faces.filter((one) => one === face).length;
    const { chances } = rollTable(perFace, dice);
    // The first row of the table is that of no hit.
    const misses = chances.slice(0, dice + 1).reduce((all, chance) => all + chance, 0);
    return { face, dice, chance: 1 - misses, hits: sum('hits', face), steps: sum('steps', face) };
  });
  return { choices, kept: { hits: sum('hits', null), steps: sum('steps', null) }, best: bestReroll(game, task, task.faces) };
}
