import type { Keyword } from '../../model/unit';

/** Signs within ±5 units; strokes where `line`, planes otherwise. */
const SIGNS: Readonly<Record<Keyword, { readonly d: string; readonly line?: true }>> = {
  advance: { d: 'M-2-4.5L2.6 0-2 4.5', line: true },
  pursue: { d: 'M-4.6-4.2L-.4 0-4.6 4.2M.4-4.2L4.6 0 .4 4.2', line: true },
  // A heart that a blow has to find twice.
  toughness: { d: 'M0 5Q-5.5 1-5.5-2Q-5.5-4.8-2.8-4.8Q-.8-4.8 0-2.8Q.8-4.8 2.8-4.8Q5.5-4.8 5.5-2Q5.5 1 0 5Z' },
  heavyArmor: { d: 'M-4.6-4.8H4.6V0Q4.6 3.6 0 5.4Q-4.6 3.6-4.6 0ZM0-4.8V5.4M-4.6-.6H4.6', line: true },
  // A scale that leans.
  offBalance: { d: 'M0 5V-4.5M-2.6 5H2.6M-5-2L5-4.6M-6.2 2.2H-3.4L-4.8-2ZM3.6-.6H6.2L5-4.6Z', line: true },
  // A rock with a step.
  stalwart: { d: 'M-5.2 4.6V-1.2L-2.6-1.2V-4.8H2.6V-1.2H5.2V4.6Z' },
  warHounds: { d: 'M-5 5L-4.6-1.8-2.4-5.4-.6-2.6 2.4-1.4 5.4 0 4.8 2.4.8 2.8 1.6 5Z' },
  scorchedEarth: { d: 'M.6-6Q5.2-1 4.4 2Q3.6 5.2 0 5.4Q-3.8 5.2-4.4 2Q-4.6-.4-2.4-2.4Q-2.2-.6-.8-.2Q.8-3 .6-6Z' },
};

export function KeywordDiamond({ keyword }: { readonly keyword: Keyword }) {
  const { d, line } = SIGNS[keyword];
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d="M0-11L11 0 0 11-11 0Z" fill="var(--bone)" stroke="var(--bone)" strokeWidth={4} />
      <path d="M0-11L11 0 0 11-11 0Z" fill="none" stroke="var(--bone-ink)" strokeWidth={1.8} />
      {line === true ? (
        <path d={d} fill="none" stroke="var(--bone-ink)" strokeWidth={1.7} />
      ) : (
        <path d={d} fill="var(--bone-ink)" />
      )}
    </g>
  );
}
