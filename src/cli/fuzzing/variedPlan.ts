import type { BattlePlan, Muster, Ratings } from '../../model/battle';
import { COMMANDER_IDS } from '../../model/commander';
import type { Side } from '../../model/side';
import { SIDES, bySide } from '../../model/side';
import { RANKS } from '../../model/unit';
import { COMMANDERS } from '../../content/commanders';
import type { Dice } from '../../store/dice';

/** The same field with other ranks, commanders and ratings: few battles have them all, and the rules must bear any. */
export function variedPlan(plan: BattlePlan, dice: Dice): BattlePlan {
  const army = plan.army.map((muster) => ({ ...muster, rank: oneOf(RANKS, dice), commander: null }));
  for (const side of SIDES) appoint(army, side, dice);
  return { ...plan, id: `${plan.id}-varied`, army, ratings: bySide(() => ratings(dice)) };
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
    const index = army.findIndex(({ type, commander }) => type === figures && commander === null);
    if (isAway && index >= 0) army[index] = { ...(army[index] as Muster), commander: id };
  }
}

function oneOf<T>(items: readonly T[], dice: Dice): T {
  return items[dice.below(items.length)] as T;
}
