import type { BattlePlan } from '../../model/battle';
import { GROUND_UNDER } from '../../model/drawing';
import { hexName } from '../../model/hex';
import { SIDES } from '../../model/side';

/** What positions and battles say of a plan in the same words. */
export const planLines = ({ edges, rounds, momentum, ratings }: BattlePlan): string[] => [
  `edges stark ${edges.stark}`,
  `rounds ${rounds}`,
  `momentum ${momentum}`,
  ...SIDES.map((side) => {
    const { commandTokens, orderValue, commandValue } = ratings[side];
    return `ratings ${side} ${commandTokens} ${orderValue} ${commandValue}`;
  }),
  `segments ${ratings.stark.segment} ${ratings.lannister.segment}`,
];

/** Ground under a token that is not what one expects there. */
export const groundLines = ({ grid, ground }: BattlePlan, tokens: BattlePlan['tokens']): string[] =>
  Object.entries(tokens)
    .map(([hex, token]) => ({ hex: Number(hex), token }))
    .filter(({ hex, token }) => ground[hex] !== GROUND_UNDER[token])
    .map(({ hex }) => `ground ${hexName(grid, hex)} ${ground[hex]!}`);
