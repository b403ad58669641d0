import type { Face } from '../../model/dice';
import type { Rank } from '../../model/unit';
import type { RankLetters } from './letters';
import { Shape } from './Shape';

/** Shields with one, two or three points below; within ±20 units. */
const SHIELDS: Readonly<Record<Rank, string>> = {
  green: 'M-17-19H17V3Q17 12 0 20.5Q-17 12-17 3Z',
  blue: 'M-17-19H17V19.5L8.5 11 0 19.5-8.5 11-17 19.5Z',
  red: 'M-17-19H17V13L11.3 20 5.7 12.5 0 20-5.7 12.5-11.3 20-17 13Z',
};

export interface FaceSymbolProps {
  readonly face: Face;
  readonly letters: RankLetters;
}

/** One of the five symbols of the die and of the order tokens (R2.1). */
export function FaceSymbol({ face, letters }: FaceSymbolProps) {
  if (face === 'valor' || face === 'morale') return <Shape name={face} />;
  return (
    <g strokeLinejoin="round">
      <path d={SHIELDS[face]} fill={`var(--${face})`} stroke="var(--bone-ink)" strokeWidth={3.4} paintOrder="stroke" />
      <path d={SHIELDS[face]} fill={`url(#hatch-${face})`} />
      <circle cy={-2.5} r={8.6} fill={`var(--${face})`} />
      <text y={3.6} className="art-text" fontSize={17.5} fill="var(--on-rank)">
        {letters[face]}
      </text>
    </g>
  );
}
