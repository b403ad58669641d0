import type { BattlePlan } from '../../model/battle';
import type { Skirmish } from '../../model/skirmish';

/** 0 for little, 2 for much. */
type Mark = 0 | 1 | 2;

interface BattleMarks {
  readonly length: Mark;
  readonly difficulty: Mark;
}

/** Two commanders a house, and four units on each card drawn. */
const unitsOf = ({ commanders, draws }: Skirmish): number => 2 * (commanders.most + 4 * draws.units);

/** How long a battle takes, by the orders that may be given in it, and how much there is to know besides the rules. */
export function battleMarks(battle: BattlePlan | Skirmish): BattleMarks {
  const orders = battle.rounds * ('army' in battle ? battle.army.length : unitsOf(battle));
  const length = orders <= 90 ? 0 : orders <= 120 ? 1 : 2;
  if (!('army' in battle)) return { length, difficulty: 1 };
  return { length, difficulty: battle.special.length > 0 ? 2 : battle.scoring.length > 0 ? 1 : 0 };
}
