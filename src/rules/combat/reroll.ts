import type { Face } from '../../model/dice';
import { FACES } from '../../model/dice';
import type { Game } from '../game';
import type { Blow } from './attackDice';
import { MORALE, rollTable } from './rollTable';
import type { Stakes, Tally } from './stakes';
import { emptyTally, stakesOf, tallyRoll } from './stakes';

/** Sums of the same chances in another order differ by less than this. */
const SAME = 1e-12;

/**
 * The symbol a flanking attacker does best to reroll (R11.6), or `null` to keep the roll: the one that leads to the most
 * hits after shelter on average; among equals to the most frequent elimination, then to the most frequent retreat. What
 * changes nothing is not rerolled.
 */
export const bestReroll = (game: Game, blow: Blow, faces: readonly Face[]): Face | null =>
  bestRerollOf(
    stakesOf(game, blow),
    FACES.map((symbol) => faces.filter((face) => face === symbol).length),
  );

/** The same for counts in the order of FACES. */
export function bestRerollOf(stakes: Stakes, counts: readonly number[]): Face | null {
  let best: Face | null = null;
  let most = expectedHits(stakes, counts, null);
  let bestTally: Tally | null = null;
  for (let i = 0; i < FACES.length; i++) {
    if (counts[i] === 0) continue;
    const face = FACES[i]!;
    const expected = expectedHits(stakes, counts, face);
    if (expected < most - SAME) continue;
    if (expected <= most + SAME) {
      bestTally ??= tallyOf(stakes, counts, best);
      const tally = tallyOf(stakes, counts, face);
      if (!isBetter(tally, bestTally)) continue;
      bestTally = tally;
    } else bestTally = null;
    best = face;
    most = expected;
  }
  return best;
}

function isBetter(tally: Tally, than: Tally): boolean {
  if (Math.abs(tally.eliminated - than.eliminated) > SAME) return tally.eliminated > than.eliminated;
  return tally.retreats > than.retreats + SAME;
}

function tallyOf(stakes: Stakes, counts: readonly number[], face: Face | null): Tally {
  const tally = emptyTally();
  tallyReroll(tally, stakes, 1, counts, face);
  return tally;
}

/** Adds a roll of which the dice showing one symbol are rolled again. */
export function tallyReroll(
  tally: Tally,
  stakes: Stakes,
  chance: number,
  counts: readonly number[],
  face: Face | null,
): void {
  const hits = keptHits(stakes, counts, face);
  const morale = face === 'morale' ? 0 : counts[MORALE]!;
  const { dice, mostHits, chances } = rollTable(stakes.perFace, face === null ? 0 : counts[FACES.indexOf(face)]!);
  for (let more = 0; more <= mostHits; more++) {
    for (let flags = 0; flags <= dice; flags++) {
      const share = chances[more * (dice + 1) + flags]!;
      if (share > 0) tallyRoll(tally, stakes, chance * share, hits + more, morale + flags);
    }
  }
}

function expectedHits(stakes: Stakes, counts: readonly number[], face: Face | null): number {
  const needed = stakes.shelter - keptHits(stakes, counts, face);
  const { dice, mostHits, chances } = rollTable(stakes.perFace, face === null ? 0 : counts[FACES.indexOf(face)]!);
  let expected = 0;
  for (let more = Math.max(0, needed + 1); more <= mostHits; more++) {
    for (let flags = 0; flags <= dice; flags++) expected += chances[more * (dice + 1) + flags]! * (more - needed);
  }
  return expected;
}

/** Hits before shelter of the dice that do not show the symbol. */
function keptHits({ perFace }: Stakes, counts: readonly number[], rerolled: Face | null): number {
  let hits = 0;
  for (let i = 0; i < FACES.length; i++) {
    const face = FACES[i]!;
    if (face !== rerolled) hits += counts[i]! * perFace[face];
  }
  return hits;
}
