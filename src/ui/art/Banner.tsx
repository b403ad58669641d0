import type { Rank } from '../../model/unit';

interface BannerProps {
  readonly rank: Rank;
  readonly letter: string;
  /** Raised on its pole, or lowered across the plate. */
  readonly ready: boolean;
}

/** As many points as the unit's fall gives morale (R14.3); the pole is at the origin, the cloth below and to the right. */
const CLOTHS: Readonly<Record<Rank, string>> = {
  green: 'M0 0L39 12.5 0 25Z',
  blue: 'M0 0H39L29.5 12.5 39 25H0Z',
  red: 'M0 0H36L27.5 6.2 38 12.5 27.5 18.8 36 25H0Z',
};

const LETTER_AT: Readonly<Record<Rank, number>> = { green: 10.5, blue: 13, red: 12.5 };

export function Banner({ rank, letter, ready }: BannerProps) {
  const cloth = CLOTHS[rank];
  const x = LETTER_AT[rank];
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d={ready ? 'M0-3V59' : 'M0-5V32'} stroke="var(--bone-ink)" strokeWidth={5} />
      {ready && <path d="M0-3V59" stroke="var(--lannister-gold)" strokeWidth={2.4} />}
      {ready && <circle cy={-4} r={3.6} fill="var(--lannister-gold)" stroke="var(--bone-ink)" strokeWidth={1.4} />}
      <g transform="translate(1.5 0)">
        <path d={cloth} stroke="var(--bone-ink)" strokeWidth={6.4} />
        <path d={cloth} stroke="var(--flag-edge)" strokeWidth={3.8} />
        <path d={cloth} fill={`var(--${rank})`} />
        <path d={cloth} fill={`url(#hatch-${rank})`} />
        <circle cx={x} cy={12.5} r={7} fill={`var(--${rank})`} />
        <text x={x} y={17.6} className="art-text" fontSize={14.5} fill="var(--on-rank)">
          {letter}
        </text>
      </g>
    </g>
  );
}
