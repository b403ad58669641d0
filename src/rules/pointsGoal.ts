import type { BattlePlan, Claim } from '../model/battle';
import type { Side } from '../model/side';

/** The victory points with which this house may win at once (R18.3), or `null` where points only count at the end. */
export function pointsGoal({ victory }: BattlePlan, side: Side): number | null {
  const asked = (claim: Claim): number[] =>
    claim.kind === 'all' ? claim.of.flatMap(asked) : claim.kind === 'points' && claim.side === side ? [claim.atLeast] : [];
  const goals = victory.instant.filter((one) => one.side === side).flatMap(({ claim }) => asked(claim));
  return goals.length === 0 ? null : Math.min(...goals);
}
