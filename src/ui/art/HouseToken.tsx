import type { ReactNode } from 'react';
import type { BySide, Side } from '../../model/side';
import { HOUSE_COLOURS } from './houseColours';

interface HouseTokenProps {
  readonly side: Side;
  readonly children: ReactNode;
}

/** Stark is cut with an axe, Lannister turned on a lathe. Radius 10. */
const SHAPES: BySide<string> = {
  stark: 'M-9-9.5H9V3.5L0 10-9 3.5Z',
  lannister: 'M-10 0A10 10 0 1 1 10 0A10 10 0 1 1-10 0Z',
};

/** A small token in shape and colours of a house: strength, engagement, control. */
export function HouseToken({ side, children }: HouseTokenProps) {
  const { token, tokenEdge } = HOUSE_COLOURS[side];
  return (
    <g strokeLinejoin="round">
      <path d={SHAPES[side]} fill={token} stroke={tokenEdge} strokeWidth={3} paintOrder="stroke" />
      {children}
    </g>
  );
}
