import type { BattlePlan, Muster, Ratings } from '../../model/battle';
import { COMMANDER_IDS } from '../../model/commander';
import { typeOfLabel } from '../../model/drawing';
import { OFF_BOARD } from '../../model/hex';
import type { BySide, Side } from '../../model/side';
import { SIDES, bySide } from '../../model/side';
import type { UnitTypeId } from '../../model/unit';
import { RANKS } from '../../model/unit';
import { COMMANDERS } from '../../content/commanders';
import type { Dice } from '../../store/dice';

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const LETTERS: BySide<string> = { stark: 'ICAK', lannister: 'icah' };

/** The same field with other units, commanders and ratings: few battles have them all, and the rules must bear any. */
export function variedPlan(plan: BattlePlan, dice: Dice): BattlePlan {
  // Special rules call units that are not on the board yet by their labels, so these stay as they are.
  const army = plan.army.filter(({ hex }) => hex === OFF_BOARD);
  for (const { side, hex } of plan.army) {
    if (hex === OFF_BOARD) continue;
    const label = freeLabel(army, side, dice);
    const type = typeOfLabel(label) as UnitTypeId;
    army.push({ label, side, type, rank: oneOf(RANKS, dice), commander: null, hex });
  }
  for (const side of SIDES) appoint(army, side, dice);
  return { ...plan, id: `${plan.id}-varied`, army, ratings: bySide(() => ratings(dice)) };
}

/** A letter and a digit, so that there are at most ten of a kind. */
function freeLabel(army: readonly Muster[], side: Side, dice: Dice): string {
  const letter = oneOf([...LETTERS[side]], dice);
  const digit = DIGITS.find((one) => !army.some(({ label }) => label === `${letter}${one}`));
  return digit === undefined ? freeLabel(army, side, dice) : `${letter}${digit}`;
}

const ratings = (dice: Dice): Ratings => ({
  commandTokens: 1 + dice.below(10),
  orderValue: 1 + dice.below(6),
  commandValue: dice.below(5),
  segment: oneOf(['11', 'rout'], dice),
});

/** Up to four commanders, nobody in two versions, each with the figures his card names (R3.4). */
function appoint(army: Muster[], side: Side, dice: Dice): void {
  const house = COMMANDER_IDS.filter((id) => COMMANDERS[id].side === side);
  for (let left = dice.below(5); left > 0; left -= 1) {
    const id = oneOf(house, dice);
    const { figures, name } = COMMANDERS[id];
    const isAway = army.every(({ commander }) => commander === null || COMMANDERS[commander].name !== name);
    const index = army.findIndex(({ type, commander, hex }) => type === figures && commander === null && hex !== OFF_BOARD);
    if (isAway && index >= 0) army[index] = { ...(army[index] as Muster), commander: id };
  }
}

function oneOf<T>(items: readonly T[], dice: Dice): T {
  return items[dice.below(items.length)] as T;
}
