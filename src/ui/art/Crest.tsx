import type { Side } from '../../model/side';

/** The head of a house at full size, within ±110 units. Drawn in planes: hewn for the wolf, in petals for the lion. */
export function Crest({ side }: { readonly side: Side }) {
  return side === 'stark' ? <Wolf /> : <Lion />;
}

/** Half a head; each plane is mirrored on the other half. */
const WOLF_PLANES: readonly (readonly [colour: string, d: string])[] = [
  ['coat1', 'M0-62L-21-60-41-53-64-106-79-48-80-22-104 4-84 6-92 30-66 26-70 54-48 52-38 72-26 86 0 92Z'],
  ['coat3', 'M-80-22L-104 4-60-8Z'],
  ['white', 'M-104 4L-84 6-92 30-66 26-70 54-48 52-20 34-36 6-58-6Z'],
  ['coat4', 'M-58-6L-36 6-48 24-66 26-82 6Z'],
  ['shade', 'M-66 26L-48 24-30 44-48 52-70 54Z'],
  ['coat1', 'M-64-106L-41-53-56-38-79-30Z'],
  ['coat4', 'M-60-86L-49-51-60-40-71-38Z'],
  ['coat3', 'M-79-30L-56-38-41-53-30-42-26-12-58-18Z'],
  ['coat2', 'M-41-53L-21-60-9-30-26-12-30-42Z'],
  ['coat2', 'M-58-18L-26-12-20 20-36 6Z'],
  ['coat3', 'M0-62L-21-60-9-30-8-4H0Z'],
  ['coat4', 'M0-62L-8-58-9-30-8-10H0Z'],
  ['coat3', 'M0-6H-14L-30 50-16 62H0Z'],
  ['coat4', 'M0-6H-7L-13 48-6 58H0Z'],
  ['white', 'M-30 50L-20 34-36 70-26 86-12 88-14 62Z'],
  ['shade', 'M-14 64L-26 86 0 92V64Z'],
  ['black', 'M0 50H-18L-15 64-8 69H0Z'],
  ['black', 'M0 73L-14 72-11 80 0 84Z'],
  ['black', 'M-54-15L-18 0-22 10-46 4Z'],
  ['eye', 'M-49-13L-20 0-24 6-40 2Z'],
  ['black', 'M-38-9L-31-6-31 3-38 1Z'],
];

function Wolf() {
  return (
    <g strokeLinejoin="round" strokeWidth={0.6} transform="translate(0 6)">
      {WOLF_PLANES.map(([colour, d]) => (
        <g key={d} fill={`var(--wolf-${colour})`} stroke={`var(--wolf-${colour})`}>
          <path d={d} />
          <path d={d} transform="scale(-1 1)" />
        </g>
      ))}
    </g>
  );
}

/** One petal of the mane, pointing upwards from the middle. */
const petal = (inner: number, outer: number, width: number) =>
  `M0 ${-inner}Q${-width} ${-(inner * 0.45 + outer * 0.55)} 0 ${-outer}Q${width} ${-(inner * 0.45 + outer * 0.55)} 0 ${-inner}Z`;

const MANE = [
  { count: 18, start: 0, d: petal(48, 108, 19), colour: 'var(--lion-mane)' },
  { count: 18, start: 10, d: petal(42, 90, 18), colour: 'var(--lion-gold2)' },
  { count: 16, start: 0, d: petal(34, 70, 16), colour: 'var(--lion-gold)' },
] as const;

function Lion() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round" stroke="var(--lion-ink)" strokeWidth={2.6}>
      {MANE.flatMap(({ count, start, d, colour }) =>
        Array.from({ length: count }, (_, index) => {
          const degrees = start + (index * 360) / count;
          return <path key={`${colour} ${degrees}`} d={d} fill={colour} transform={`rotate(${degrees})`} />;
        }),
      )}
      <circle cx={-42} cy={-40} r={12} fill="var(--lion-gold2)" />
      <circle cx={42} cy={-40} r={12} fill="var(--lion-gold2)" />
      <path d="M-46-34Q-40-54 0-55Q40-54 46-34Q50 6 38 34Q28 62 0 62Q-28 62-38 34Q-50 6-46-34Z" fill="var(--lion-gold)" />
      <path d="M0-55Q40-54 46-34Q50 6 38 34Q34 46 26 53L10-20Z" fill="var(--lion-gold2)" fillOpacity={0.55} stroke="none" />
      <path d="M-11-28Q0-34 11-28L16 18H-16Z" fill="var(--lion-light)" strokeWidth={0} />
      <path d="M-26-48V-34M-13-52V-37M0-53V-40M13-52V-37M26-48V-34" fill="none" strokeWidth={3.2} />
      <path d="M-44-14Q-28-28-11-16Q-24-16-40-6ZM44-14Q28-28 11-16Q24-16 40-6Z" fill="var(--lion-ink)" />
      <path d="M-36-2Q-25-12-14 0Q-25 7-36-2ZM36-2Q25-12 14 0Q25 7 36-2Z" fill="var(--lion-light)" />
      <circle cx={-24} cy={-2} r={4.6} fill="var(--lion-ink)" />
      <circle cx={24} cy={-2} r={4.6} fill="var(--lion-ink)" />
      <path d="M-30 32Q-30 20-12 20H12Q30 20 30 32Q30 50 14 50Q4 50 0 42Q-4 50-14 50Q-30 50-30 32Z" fill="var(--lion-light)" />
      <path d="M-20 16Q0 8 20 16L6 32Q0 36-6 32Z" fill="var(--lion-ink)" />
      <path d="M0 34V42M-7 52Q0 57 7 52" fill="none" />
      <path d="M-20 32h.1M-14 40h.1M20 32h.1M14 40h.1" fill="none" strokeWidth={4} />
      <path d="M-32 34L-56 30M-32 40L-56 42M32 34L56 30M32 40L56 42" fill="none" stroke="var(--lion-light)" strokeWidth={1.8} />
    </g>
  );
}
