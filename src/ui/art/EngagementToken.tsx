import type { Side } from '../../model/side';
import { HOUSE_COLOURS } from './houseColours';
import { HouseToken } from './HouseToken';

export const CROSSED_SWORDS = 'M-5.5-5.5L4 4M5.5-5.5L-4 4M-5.8 2.2L-2.2 5.8M5.8 2.2L2.2 5.8M-4 4L-6 6M4 4L6 6';

/** On the edge between two engaged units: the house that struck last (R12.1). */
export function EngagementToken({ side }: { readonly side: Side }) {
  return (
    <HouseToken side={side}>
      <path
        d={CROSSED_SWORDS}
        transform={side === 'stark' ? 'translate(0 -1.4) scale(.92)' : undefined}
        fill="none"
        stroke={HOUSE_COLOURS[side].tokenInk}
        strokeWidth={1.9}
        strokeLinecap="round"
      />
    </HouseToken>
  );
}
