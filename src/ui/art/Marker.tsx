import type { HexMarker, MarkerKind } from '../../model/battle';
import type { ReactElement } from 'react';
import { FaceSymbol } from './FaceSymbol';
import { hexagon } from './hexShape';
import type { RankLetters } from './letters';

interface MarkerProps {
  readonly marker: Pick<HexMarker, 'kind' | 'rank'>;
  readonly letters: RankLetters;
}

const INK = 'var(--bone-ink)';

const TROUT =
  'M-13 0Q-6-9 4-5.5L12-10 10 0 12 10 4 5.5Q-6 9-13 0Z';

/** Signs within ±13 units. */
const SIGNS: Readonly<Record<MarkerKind, ReactElement>> = {
  objective: <path d={hexagon(13, 9)} fill={INK} />,
  place: (
    <path
      d="M-9-10H-5.5V-6.5H-1.8V-10H1.8V-6.5H5.5V-10H9V-3L6.5 0V7L9 10H2.6V5Q2.6 2.6 0 2.6T-2.6 5V10H-9L-6.5 7V0L-9-3Z"
      fill={INK}
    />
  ),
  decoy: <path d="M-8-8L8 8M8-8L-8 8" fill="none" stroke={INK} strokeWidth={4.4} strokeLinecap="round" />,
  archers: (
    <path
      d="M-3-12Q11 0-3 12M-3-12V12M-11 0H10M6.5-3.4L10.5 0 6.5 3.4M-8-2.6L-11 0-8 2.6"
      fill="none"
      stroke={INK}
      strokeWidth={2.2}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  catelyn: (
    <>
      <path d={TROUT} transform="translate(0 4) scale(.92)" fill={INK} />
      <circle cx={-7} cy={2.6} r={1.2} fill="var(--bone)" />
      <path d="M-6-4V-12L-3-8.6 0-13 3-8.6 6-12V-4Z" fill={INK} />
    </>
  ),
  edmure: (
    <>
      <path d={TROUT} fill={INK} />
      <circle cx={-7} cy={-1.6} r={1.4} fill="var(--bone)" />
      <path d="M-2-4.4Q0 0-2 4.4M2-4Q4 0 2 4" fill="none" stroke="var(--bone)" strokeWidth={1.2} />
    </>
  ),
  falseEdmure: (
    <>
      <path d={TROUT} fill="none" stroke={INK} strokeWidth={1.8} strokeDasharray="3.4 2.4" />
      <path d="M-11 11L11-11" stroke={INK} strokeWidth={2.6} strokeLinecap="round" />
    </>
  ),
  catapult: (
    <>
      <path
        d="M-13 6H12M-7 6L3-7M8 6L1-3M3-7L10-10"
        fill="none"
        stroke={INK}
        strokeWidth={2.4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={10.5} cy={-10} r={3} fill={INK} />
      <circle cx={-8} cy={9} r={3.4} fill={INK} />
      <circle cx={7} cy={9} r={3.4} fill={INK} />
    </>
  ),
  guard: (
    <path d="M-3 12V-3Q-3-6 0-6T3-3V12ZM0-13.4a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 1 1 0-6.4ZM7 12V-12L9 -8.5 7-8.5" fill={INK} stroke={INK} />
  ),
  hidden: <></>,
};

/** A token that lies on a hex and is neither terrain nor unit; radius 18. Face down it shows its back only. */
export function Marker({ marker: { kind, rank }, letters }: MarkerProps) {
  return (
    <g>
      <circle r={18} fill="var(--bone)" stroke="var(--bone-ink)" strokeWidth={2.2} />
      {kind === 'hidden' ? (
        <>
          <circle r={14.5} fill="url(#hatch-hidden)" stroke={INK} strokeWidth={1.2} />
          <path d="M0-9.5L9.5 0 0 9.5-9.5 0Z" fill="var(--bone)" stroke={INK} strokeWidth={1.8} />
        </>
      ) : (
        <g transform={rank === undefined ? undefined : 'translate(-2 2) scale(.86)'}>{SIGNS[kind]}</g>
      )}
      {rank !== undefined && (
        <g transform="translate(13 -12) scale(.52)">
          <FaceSymbol face={rank} letters={letters} />
        </g>
      )}
    </g>
  );
}
