import type { Side } from '../../model/side';
import { hexagon } from './hexShape';
import { HouseMask } from './HouseMask';
import { HouseToken } from './HouseToken';
import { HOUSE_COLOURS } from './houseColours';

const STAR = hexagon(47, 36);

/** A star fort; its points stay visible around a unit. */
export function Objective() {
  return (
    <g strokeLinejoin="round">
      <path d={STAR} fill="var(--objective)" stroke="var(--objective-ink)" strokeWidth={2.4} />
      <path d={hexagon(41, 31.4)} fill="none" stroke="var(--objective-ink)" strokeWidth={1} />
      <path
        d="M-13-16H-8V-11H-3V-16H3V-11H8V-16H13V-5L9-1V11L13 15V18H4V10Q4 6 0 6T-4 10V18H-13V15L-9 11V-1L-13-5Z"
        fill="var(--objective-ink)"
      />
    </g>
  );
}

/** The seal of the house that holds a hex (R18.4), at its lower left. */
export function ControlSeal({ side }: { readonly side: Side }) {
  return (
    <g transform="translate(-26 25)">
      <HouseSeal side={side} />
    </g>
  );
}

/** The head of a house in its shape, radius 12. */
export function HouseSeal({ side }: { readonly side: Side }) {
  const { token, tokenInk } = HOUSE_COLOURS[side];
  return (
    <g transform="scale(1.2)">
      <HouseToken side={side}>
        <g transform={side === 'stark' ? 'translate(0 -1.2) scale(.62)' : 'scale(.64)'}>
          <HouseMask side={side} ink={tokenInk} paper={token} />
        </g>
      </HouseToken>
    </g>
  );
}
