import type { Side } from '../../model/side';
import { Shape } from './Shape';

interface HouseMaskProps {
  readonly side: Side;
  readonly ink: string;
  /** Of the ground behind: eyes and other light planes. */
  readonly paper: string;
}

/** The head of a house, for sizes as small as a seal; within ±12 units. */
export const HouseMask = ({ side, ink, paper }: HouseMaskProps) => <Shape name={`mask-${side}`} ink={ink} paper={paper} />;
