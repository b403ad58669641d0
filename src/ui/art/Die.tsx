import { CROSSED_SWORDS } from './EngagementToken';
import { FaceSymbol, type FaceSymbolProps } from './FaceSymbol';

export const DIE_STATES = ['rolled', 'hit', 'reroll', 'noEffect'] as const;
export type DieState = (typeof DIE_STATES)[number];

interface DieProps extends FaceSymbolProps {
  readonly state: DieState;
}

const octagon = (half: number): string => {
  const cut = half * 0.42;
  return `M${-cut} ${-half}H${cut}L${half} ${-cut}V${cut}L${cut} ${half}H${-cut}L${-half} ${cut}V${-cut}Z`;
};

const OUTER = octagon(44);
/** From each corner of the inner octagon to the outer one. */
const BEVEL = `${octagon(35)}M-18.5-44L-14.7-35M18.5-44L14.7-35M44-18.5L35-14.7M44 18.5L35 14.7M18.5 44L14.7 35M-18.5 44L-14.7 35M-44 18.5L-35 14.7M-44-18.5L-35-14.7`;

/** An eight-sided die from above, within ±50 units. */
export function Die({ face, letters, state }: DieProps) {
  return (
    <g strokeLinejoin="round">
      {state !== 'reroll' && <path d={OUTER} transform="translate(0 4)" fill="var(--bone-edge)" fillOpacity={0.75} />}
      <path d={OUTER} fill="var(--bone)" stroke="var(--bone-edge)" strokeWidth={2.6} />
      <path d={BEVEL} fill="none" stroke="var(--bone-edge)" strokeOpacity={0.5} strokeWidth={1.6} />
      {state === 'hit' && <path d={OUTER} fill="none" stroke="var(--bone-ink)" strokeWidth={7.5} />}
      {state === 'reroll' && (
        <>
          <path d={OUTER} fill="none" stroke="var(--halo)" strokeWidth={9} />
          <path d={OUTER} fill="none" stroke="var(--pur)" strokeWidth={6.5} strokeDasharray="15 9.6" strokeLinejoin="miter" />
        </>
      )}
      <g opacity={state === 'noEffect' ? 0.42 : undefined} transform="scale(1.12)">
        <FaceSymbol face={face} letters={letters} />
      </g>
      {state === 'hit' && (
        <g transform="translate(33 -33)">
          <circle r={14} fill="var(--bone-ink)" stroke="var(--bone)" strokeWidth={2.5} />
          <path d={CROSSED_SWORDS} transform="scale(1.15)" fill="none" stroke="var(--bone)" strokeWidth={2} strokeLinecap="round" />
        </g>
      )}
    </g>
  );
}
