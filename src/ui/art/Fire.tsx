import type { FireLevel } from '../../model/terrain';

/** A flame with its level. */
export function Fire({ level }: { readonly level: FireLevel }) {
  return (
    <g strokeLinejoin="round">
      <path
        d="M2-36Q6-25 14-16Q17-19 17-24Q26-11 25 3Q23 26 0 27Q-23 26-25 3Q-25-8-17-17Q-16-10-11-8Q-9-24 2-36Z"
        fill="var(--flame)"
        stroke="var(--land-ink)"
        strokeWidth={2.6}
      />
      <path d="M1-13Q4-6 10 0Q15 8 12 15Q9 23 0 23Q-9 23-12 15Q-14 7-8 1Q-2-5 1-13Z" fill="var(--flame-heart)" />
      <text y={18} className="art-text" fontSize={20} fill="var(--bone-ink)">
        {level}
      </text>
    </g>
  );
}
