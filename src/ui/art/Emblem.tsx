import type { ReactElement } from 'react';
import type { CommanderName } from '../../model/commander';
import { HOUSE_COLOURS } from './houseColours';
import { HouseMask } from './HouseMask';
import { pathThrough, polar } from './hexShape';

interface EmblemProps {
  readonly commander: CommanderName;
  readonly ink: string;
  /** Of the ground behind: eyes, seams and other light lines. */
  readonly paper: string;
}

type Tinctures = Omit<EmblemProps, 'commander'>;

const sun = pathThrough(
  Array.from({ length: 32 }, (_, index) => polar(index % 2 === 0 ? (index % 4 === 0 ? 13 : 10.5) : 6.6, index * 11.25 - 90)),
);

const HOUND = 'M-8.5-3L-6.5-2H.5L2.5-5.5 4-6.5 5-4.5 8.5-3.5 7.5-1.5 4.5-1 3.5 6H1.5L1 2H-4.5L-5.5 6H-7.5L-7.7 1Z';

const EMBLEMS: Readonly<Record<CommanderName, (tinctures: Tinctures) => ReactElement>> = {
  /** The wolf with the crown of the North. */
  robb: (tinctures) => (
    <>
      <g transform="translate(0 3.4) scale(.8)">
        <HouseMask side="stark" {...tinctures} />
      </g>
      <path d="M-5.6-6V-13L-2.8-9.6 0-13.6 2.8-9.6 5.6-13V-6Z" fill={tinctures.ink} stroke={tinctures.paper} strokeWidth={1} />
    </>
  ),
  /** The greatsword. */
  eddard: ({ ink, paper }) => (
    <>
      <path d="M-2.6-4.5H2.6V7.5L0 13-2.6 7.5Z" fill={ink} />
      <path d="M-8-7.2L-6-6.4H6L8-7.2V-4H-8ZM-1.3-12H1.3V-6H-1.3Z" fill={ink} />
      <circle cy={-12} r={1.9} fill={ink} />
      <path d="M0-3V8" stroke={paper} strokeWidth={1} />
    </>
  ),
  /** A broken chain. */
  greatjon: ({ ink }) => (
    <g transform="rotate(45)" fill="none" stroke={ink} strokeWidth={2.7} strokeLinecap="round">
      <path d="M-3.4-3.2V-8.2A3.4 3.4 0 0 1 3.4-8.2V-4.6M3.4 3.2V8.2A3.4 3.4 0 0 1-3.4 8.2V4.6" />
      <path d="M0-11.6V-14M0 11.6V14M-6.4-1.4L-9.4-3M-6.6 1.8L-9 3.6M6.4 1.4L9.4 3M6.6-1.8L9-3.6" strokeWidth={1.9} />
    </g>
  ),
  /** The winter sun. */
  rickard: ({ ink, paper }) => (
    <>
      <path d={sun} fill={ink} />
      <circle r={4.4} fill={ink} stroke={paper} strokeWidth={1.3} />
    </>
  ),
  /** The bear. */
  maege: ({ ink, paper }) => (
    <>
      <path d="M-12-8.5a4 4 0 0 1 7-2.6Q0-12.6 5-11.1a4 4 0 0 1 7 2.6Q11.6-5.6 9.4-5Q10.6 2 6 7.6Q3.6 12.4 0 12.4Q-3.6 12.4-6 7.6Q-10.6 2-9.4-5Q-11.6-5.6-12-8.5Z" fill={ink} />
      <path d="M-6.2-1.4L-2.6-.2-3.4 1.6-5.6.8ZM6.2-1.4L2.6-.2 3.4 1.6 5.6.8ZM-2.8 5.4Q0 3.8 2.8 5.4L0 8.4Z" fill={paper} />
      <path d="M0 8V10M-2.6 10.4Q0 11.6 2.6 10.4" fill="none" stroke={paper} strokeWidth={1} />
    </>
  ),
  /** A sword through a crown. */
  jaime: ({ ink, paper }) => (
    <>
      <path d="M-10.4 5.4L-11.6-5.6-5.8-1 0-7 5.8-1 11.6-5.6 10.4 5.4Z" fill={ink} />
      <path d="M-10 2.8H10" stroke={paper} strokeWidth={1.2} />
      <path
        d="M-1.9-12L0-14.6 1.9-12V7H5.6V9.6H1.5V13.6H-1.5V9.6H-5.6V7H-1.9Z"
        fill={ink}
        stroke={paper}
        strokeWidth={2}
        paintOrder="stroke"
      />
    </>
  ),
  /** The lion whole. */
  tywin: (tinctures) => <HouseMask side="lannister" {...tinctures} />,
  /** Three hounds. */
  gregor: ({ ink }) => (
    <>
      <path d={HOUND} transform="translate(-1 -7.6) scale(.82)" fill={ink} />
      <path d={HOUND} transform="translate(1 .6) scale(.82)" fill={ink} />
      <path d={HOUND} transform="translate(-1 8.8) scale(.82)" fill={ink} />
    </>
  ),
  /** The burning tree. */
  addam: ({ ink, paper }) => (
    <>
      <path
        d="M0-13Q4.2-8.6 3-3.6Q6-6 6.8-10Q10.8-5 7.6-.4Q9.8-1 11.8-3.4Q12 4 5.6 5.6H1.8V10L4.6 12.6H-4.6L-1.8 10V5.6H-5.6Q-12 4-11.8-3.4Q-9.8-1-7.6-.4Q-10.8-5-6.8-10Q-6-6-3-3.6Q-4.2-8.6 0-13Z"
        fill={ink}
      />
      <path d="M0 6V-5M0 3.4L-5 0M0 1.4L5-1.4" fill="none" stroke={paper} strokeWidth={1.2} strokeLinecap="round" />
    </>
  ),
  /** The lion with the label of a younger brother. */
  kevan: (tinctures) => (
    <>
      <g transform="translate(0 3.6) scale(.78)">
        <HouseMask side="lannister" {...tinctures} />
      </g>
      <path d="M-9.5-12.4H9.5V-10.6H8.6L9.2-7.4H5.8L6.4-10.6H1.1L1.7-7.4H-1.7L-1.1-10.6H-6.4L-5.8-7.4H-9.2L-8.6-10.6H-9.5Z" fill={tinctures.ink} />
    </>
  ),
};

const STARK_COMMANDERS: readonly CommanderName[] = ['robb', 'eddard', 'greatjon', 'rickard', 'maege'];

export function Emblem({ commander, ink, paper }: EmblemProps) {
  return EMBLEMS[commander]({ ink, paper });
}

/** A commander's roundel, radius 17: hewn for Stark, turned for Lannister. */
export function EmblemRoundel({ commander }: { readonly commander: CommanderName }) {
  const isStark = STARK_COMMANDERS.includes(commander);
  const { token, tokenEdge, tokenInk } = HOUSE_COLOURS[isStark ? 'stark' : 'lannister'];
  const edge = { fill: token, stroke: tokenEdge, strokeWidth: 2.4 };
  return (
    <g strokeLinejoin="round">
      {isStark ? <path d="M0-18L15.6-9V9L0 18-15.6 9V-9Z" {...edge} /> : <circle r={16.6} {...edge} />}
      <g transform="scale(.86)">
        <Emblem commander={commander} ink={tokenInk} paper={token} />
      </g>
    </g>
  );
}
