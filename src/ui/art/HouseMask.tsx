import type { Side } from '../../model/side';
import { pathThrough, polar } from './hexShape';

interface Tinctures {
  readonly ink: string;
  /** Of the ground behind: eyes and other light planes. */
  readonly paper: string;
}

/** The head of a house, for sizes as small as a seal; within ±12 units. */
export function HouseMask({ side, ...tinctures }: Tinctures & { readonly side: Side }) {
  return side === 'stark' ? <WolfMask {...tinctures} /> : <LionMask {...tinctures} />;
}

function WolfMask({ ink, paper }: Tinctures) {
  return (
    <g strokeLinejoin="round">
      <path
        d="M-9.5-12.5L-4-6.5H4L9.5-12.5 10.5-3.5 12.5 1.5 8.5 2.8 9.2 6 5 7 3 11 0 12.5-3 11-5 7-9.2 6-8.5 2.8-12.5 1.5-10.5-3.5Z"
        fill={ink}
      />
      <path d="M-7.6-1.6L-2.4 1-3.2 3-6.4 1.6ZM7.6-1.6L2.4 1 3.2 3 6.4 1.6Z" fill={paper} />
      <path d="M-7.8-8.6L-5.6-5.6-8.2-4ZM7.8-8.6L5.6-5.6 8.2-4ZM-2.3 7.2H2.3L0 9.8Z" fill={paper} />
    </g>
  );
}

const mane = pathThrough(
  Array.from({ length: 28 }, (_, index) => polar(index % 2 === 0 ? 12.6 : 9.8, index * (360 / 28) - 90)),
);

function LionMask({ ink, paper }: Tinctures) {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d={mane} fill={ink} stroke={ink} strokeWidth={1} />
      <path d="M-6.4-4.6Q-4-7.6 0-7.6Q4-7.6 6.4-4.6Q7.6 1 5 5.4Q3 8.6 0 8.6Q-3 8.6-5 5.4Q-7.6 1-6.4-4.6Z" fill={paper} />
      <path
        d="M-5-2.2L-1.8-1.2M5-2.2L1.8-1.2M0 4V6.2M-3 6.4Q0 8.4 3 6.4M-1.6-4.4L-1 1.4M1.6-4.4L1 1.4"
        fill="none"
        stroke={ink}
        strokeWidth={1.3}
      />
      <path d="M-2.4 1.8H2.4L0 4.6Z" fill={ink} />
    </g>
  );
}
