import type { Text } from '../../content/text/text';
import type { DiceReason } from '../../model/event';
import type { Rank } from '../../model/unit';

/** Where a number of dice comes from: « rang rouge 4 › colline 3 », a sign that the fonts have. */
export const diceReasons = (reasons: readonly DiceReason[], rank: Rank, text: Text): string =>
  reasons
    .map(({ why, dice }) => `${text.diceReasons[why]} ${why === 'rank' ? `${text.ranks[rank]} ` : ''}${dice}`)
    .join(' › ');
