import type { Mind } from './mind';

/** One thing an opponent weighs. Its name is also the key of the sentence that explains it. */
export interface Scorer<Subject> {
  readonly name: ScorerName;
  readonly weight: number;
  /** How much of it there is, before the weight; good for the thinking house is positive. */
  readonly of: (mind: Mind, subject: Subject) => number;
}

export const SCORER_NAMES = [
  // an attack
  'elimination',
  'losses',
  'forcedBack',
  'cleared',
  'menace',
  'counterattack',
  'partingBlow',
  // a place to stand
  'objective',
  'exposure',
  'capture',
  'hazard',
  'support',
  'command',
  'ground',
  'closing',
  // what a turn costs and gives
  'economy',
  'morale',
  'cardEffect',
  'fire',
  'placement',
  // a whole position
  'material',
  'points',
  // found by trying it out
  'playOuts',
  // by nothing but mood
  'whim',
] as const;
export type ScorerName = (typeof SCORER_NAMES)[number];

/** Why an option is worth what it is. */
export interface Reason {
  readonly scorer: ScorerName;
  readonly value: number;
}

/** The weighted sum; what a beginner does not think of is left out. The reasons are noted where somebody asks. */
export function sumOf<Subject>(
  scorers: readonly Scorer<Subject>[],
  mind: Mind,
  subject: Subject,
  reasons: Reason[] | null,
): number {
  let sum = 0;
  for (const { name, weight, of } of scorers) {
    if (mind.blindTo.has(name)) continue;
    const value = weight * of(mind, subject);
    sum += value;
    if (reasons !== null && value !== 0) reasons.push({ scorer: name, value });
  }
  return sum;
}

/** So many times a value, and as many times its reasons; less than none of what is given up. */
export function times(factor: number, reasons: Reason[] | null, valueOf: (noted: Reason[] | null) => number): number {
  const noted: Reason[] | null = reasons && [];
  const value = factor * valueOf(noted);
  for (const { scorer, value: part } of noted ?? []) reasons?.push({ scorer, value: factor * part });
  return value;
}

/** A value that no table of scorers computes, with its one reason. */
export function because(reasons: Reason[] | null, scorer: ScorerName, value: number): number {
  reasons?.push({ scorer, value });
  return value;
}
