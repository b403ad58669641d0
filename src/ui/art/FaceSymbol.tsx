import type { Face } from '../../model/dice';
import type { Rank } from '../../model/unit';
import type { RankLetters } from './letters';

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
  if (face === 'valor') return <Fist />;
  if (face === 'morale') return <Flag />;
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

function Fist() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <circle r={20} fill="var(--bone-ink)" />
      <path
        d="M-6 15V8.5Q-10.5 5-10.5 0V-8.2Q-10.5-11-8-11T-5.4-8.6Q-5.4-13-2.6-13T.2-9.4Q.2-13 3-13T5.6-9Q5.8-11.4 8-11.4T10.4-8.4V2Q10.4 6 7 9V15Z"
        fill="var(--bone)"
      />
      <path
        d="M-5.4-8.4V-2M.2-9.2V-2M5.6-8.8V-2M-9 2.4Q-4-.6 1.6.8Q5.4 2 4.2 4.6Q1.6 6.6-3.4 6.2"
        fill="none"
        stroke="var(--bone-ink)"
        strokeWidth={1.7}
      />
    </g>
  );
}

function Flag() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d="M-13-18V20" stroke="var(--bone-ink)" strokeWidth={3.8} />
      <path d="M-12-17Q-5-21 1-16.5T18-15.5L13.5-6.5 18.5 2Q8 4.6 1.6 .8T-12 1.5Z" fill="var(--bone-ink)" />
      <path d="M-5.5-11.5Q-1-13.5 3.5-10.5T12-9.5M-5.5-5Q-1-7 3.5-4T11-3.5" fill="none" stroke="var(--bone)" strokeWidth={1.9} />
    </g>
  );
}
