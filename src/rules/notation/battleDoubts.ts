import type { BattlePlan } from '../../model/battle';
import { hexName, OFF_BOARD, rowOf } from '../../model/hex';
import type { Side } from '../../model/side';
import { enemyOf, SIDES } from '../../model/side';
import { TERRAIN } from '../../content/terrain';
import type { BattleFault } from './battleText';
import type { Statement } from './positionText';

/** The box has no more command tokens (R2.3). */
const COMMAND_TOKENS = 10;

interface Place {
  /** The line in which the drawing begins. */
  readonly top: number;
  readonly statements: readonly Statement[];
  /** The last line that says something. */
  readonly last: number;
}

/** What is wrong with a battle whose every line can be read. */
export function battleDoubts(plan: BattlePlan, place: Place): BattleFault[] {
  return [...unitDoubts(plan, place), ...tokenDoubts(plan, place), ...victoryDoubts(plan, place)];
}

function unitDoubts({ grid, ground, tokens, army }: BattlePlan, { top }: Place): BattleFault[] {
  const barred = army.flatMap(({ label, hex }) => {
    const terrain = hex === OFF_BOARD ? 'plain' : (tokens[hex] ?? ground[hex]!);
    if (!TERRAIN[terrain].impassable) return [];
    const what = `"${label}" stands on ${terrain} in ${hexName(grid, hex)}, where no unit can be`;
    return [{ line: top + rowOf(grid, hex), what }];
  });
  const absent = SIDES.filter((side) => army.every((unit) => unit.side !== side));
  return [...barred, ...absent.map((side) => ({ line: top, what: `No unit of ${side} is drawn` }))];
}

function tokenDoubts({ ratings }: BattlePlan, { statements, last }: Place): BattleFault[] {
  const all = ratings.stark.commandTokens + ratings.lannister.commandTokens;
  const line = statements.findLast(({ keyword }) => keyword === 'ratings')?.line ?? last;
  if (all <= COMMAND_TOKENS) return [];
  return [{ line, what: `${all} command tokens are too many: the box has ${COMMAND_TOKENS} (R2.3)` }];
}

function victoryDoubts(plan: BattlePlan, { statements, last }: Place): BattleFault[] {
  const otherwise = statements.find(({ keyword }) => keyword === 'otherwise');
  if (otherwise === undefined) {
    const ways = [...SIDES, 'mostPoints'].map((who) => `"otherwise ${who}"`).join(' or ');
    return [{ line: last, what: `There is no way to win after the last round: add ${ways}` }];
  }
  const { line } = otherwise;
  const isScored = statements.some(({ keyword }) => keyword === 'score');
  if (plan.victory.otherwise === 'mostPoints' && !isScored) {
    return [{ line, what: 'There is no way to win by most points: nothing earns any, so add a line "score"' }];
  }
  const hopeless = SIDES.filter((side) => !canWin(plan, statements, side));
  return hopeless.map((side) => ({
    line,
    what: `${side} has no way to win: add "win ${side} if" or "instant ${side} if", or let ${enemyOf(side)} be routed`,
  }));
}

/** By a claim, when no other holds, or by routing the enemy (R14.6). A line that cannot be read is a fault of its own. */
const canWin = ({ victory, ratings }: BattlePlan, statements: readonly Statement[], side: Side): boolean =>
  victory.otherwise === side ||
  victory.otherwise === 'mostPoints' ||
  ratings[enemyOf(side)].segment === 'rout' ||
  statements.some(({ keyword, words }) => (keyword === 'win' || keyword === 'instant') && words[0] === side);
