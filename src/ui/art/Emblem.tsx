import type { CommanderName } from '../../model/commander';
import { HOUSE_COLOURS } from './houseColours';
import { Shape } from './Shape';

interface EmblemProps {
  readonly commander: CommanderName;
  readonly ink: string;
  /** Of the ground behind: eyes, seams and other light lines. */
  readonly paper: string;
}

const STARK_COMMANDERS: readonly CommanderName[] = ['robb', 'eddard', 'greatjon', 'rickard', 'maege'];

export const Emblem = ({ commander, ink, paper }: EmblemProps) => (
  <Shape name={`emblem-${commander}`} ink={ink} paper={paper} />
);

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
