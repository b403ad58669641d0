import type { UnitTypeId } from '../../model/unit';

export interface FigureProps {
  readonly type: UnitTypeId;
  readonly ink: string;
  /** Of the plate behind: it parts the figures from each other and draws what is light on them. */
  readonly field: string;
}

/** A silhouette is one dark path, and light strokes and planes upon it; its feet are at the origin, about 30 high. */
interface Silhouette {
  readonly dark: string;
  /** Thin dark things, drawn as lines. */
  readonly lines?: string;
  /** Light planes on the dark body. */
  readonly light: string;
  /** Light lines. */
  readonly scratches?: string;
  /** Dark again, on the light. */
  readonly over?: string;
}

const SHIELD_KITE = 'M-9-13.5H3.5V-7Q3.5-.5-2.75 2Q-9-.5-9-7Z';

const HORSE =
  'M-10-16Q-14-15-14-11Q-13-8-11-6.5L-9.5-2-12 3H-8.5L-5.5-2-6.5-8H1.6L5.8-5.5 5 .5H8L9.5-6.5 7.4-9L8.7-13.7 10.5-18 14.2-17.2 16.3-19.5 11.5-24.5 9-28.5 8-25Q3.5-22 2-15.5ZM-12-15.5Q-18-13-17.5-3Q-16-8-13-9.5Z';
const RIDER = 'M-6.5-10L-5.5-21Q-5-26.5-1-26.5Q4-26.5 4-21L2.5-9ZM-4.5-27.5V-31.5Q-4.5-36-.8-36.4Q3-36 3-31.5V-27.5Z';

const FOOT = 'M-6.5 0V-11.5Q-6-16 -2-16.5H3Q7-16 7-11.5V0Z';
const KENNEL = 'M-6 0L-5-15.5H4L5 0ZM-5-16.5V-21Q-5-26.5-.5-26.5Q4-26.5 4-21V-16.5Z';
const HOUND = 'M7-8.5L9-7.5H16L18-11 19.5-12 20.5-10 24-9 23-7 20-6.5 19 .5H17L16.5-3.5H11L10 .5H8L7.8-4.5Z';

const ARCHER: Silhouette = {
  dark: 'M-7 0L-6-16Q-5.5-23 1-29Q4.5-24 5-17L5.5 0Z',
  lines: 'M4-31Q17-15 5 1',
  light: 'M-2.5-20.2H3V-18H-2.5Z',
  scratches: 'M6-29V0M-7-11.5L14-15.5',
};

const RIDERS: Silhouette = {
  dark: `${HORSE}${RIDER}`,
  lines: 'M4.5-17L8.6-36',
  light: 'M-1-32.6H3V-30.6H-1ZM-8-19a3.7 3.7 0 1 1 7.4 0a3.7 3.7 0 1 1-7.4 0Z',
  scratches: 'M-6.4-12.5L-1.5-12 2.6-14.5',
};

const SILHOUETTES: Readonly<Record<UnitTypeId, Silhouette>> = {
  warHost: {
    dark: `${FOOT}M-5-16.5V-21Q-5-27 .5-31Q6-27 6-21V-16.5ZM9.5-39L12-31H7Z${SHIELD_KITE}`,
    lines: 'M9.5 3V-32',
    light: 'M-2-22H4.6V-20H-2ZM-7.3-11.8H1.8V-7Q1.8-1.8-2.75 0Q-7.3-1.8-7.3-7Z',
    over: 'M-3.6-12H-1.9V1H-3.6ZM-8-8H2.5V-6.3H-8Z',
  },
  lannisportGuards: {
    dark: `${FOOT}M-4.5-24Q-4.5-30 .5-30Q5.5-30 5.5-24H8V-21.8H5V-16.5H-4V-21.8H-7V-24ZM10-38L13.5-30H6.5Z`,
    lines: 'M10 3V-31',
    light: 'M-2-20.6H4.2V-18.8H-2ZM-11-6a8 8 0 1 1 16 0a8 8 0 1 1-16 0Z',
    over: 'M-9.8-6a6.8 6.8 0 1 1 13.6 0a6.8 6.8 0 1 1-13.6 0ZM-6-6a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z',
  },
  heavyInfantry: {
    dark: 'M-8 0V-14H6V0ZM-5.5-28.5H5.5V-16.5H-5.5ZM-4-14Q2.5-17 9-14V2H-4ZM-12-27a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1-6.8 0Z',
    lines: 'M-8.6-26L-10.5 1',
    light: 'M-2-11.6Q.5-12.8 1.8-13V-6.5H-2ZM3.4-13Q5-12.8 7-11.6V-6.5H3.4ZM-2-5H1.8V0H-2ZM3.4-5H7V0H3.4Z',
    scratches: 'M0-28V-17.5M-5.5-23.5H5.5',
  },
  kennelmasters: {
    dark: `${KENNEL}${HOUND}`,
    lines: 'M4-10.5L9-8',
    light: 'M-2.5-21.6H3.4V-19.6H-2.5Z',
  },
  northmenArchers: ARCHER,
  westerlandsArchers: ARCHER,
  winterfellRiders: { ...RIDERS, dark: `${RIDERS.dark}M9.4-43L11.2-34.5 6.2-35.5Z` },
  casterlyRockCavaliers: { ...RIDERS, dark: `${RIDERS.dark}M8.8-42L15-39.5 8-35.5Z` },
};

export function Figure({ type, ink, field }: FigureProps) {
  const { dark, lines, light, scratches, over } = SILHOUETTES[type];
  return (
    <g strokeLinejoin="round" fill="none">
      {lines !== undefined && <path d={lines} stroke={field} strokeWidth={4.4} />}
      <path d={dark} stroke={field} strokeWidth={2.4} />
      {lines !== undefined && <path d={lines} stroke={ink} strokeWidth={2} />}
      <path d={dark} fill={ink} />
      <path d={light} fill={field} />
      {scratches !== undefined && <path d={scratches} stroke={field} strokeWidth={1.2} />}
      {over !== undefined && <path d={over} fill={ink} />}
    </g>
  );
}
