import type { TerrainToken } from '../../model/terrain';

type CrossingToken = Extract<TerrainToken, 'ford' | 'woodenBridge' | 'stoneBridge'>;

interface CrossingProps {
  readonly token: CrossingToken;
  /** An SVG transform; without one it leads from north to south. */
  readonly place: string;
}

/** What leads over a river. */
export function Crossing({ token, place }: CrossingProps) {
  const Art = ART[token];
  return (
    <g transform={place}>
      <Art />
    </g>
  );
}

/** Pale shallows across the stream, with stepping stones in two rows. */
function Ford() {
  const stones = [-35, -22, -9, 4, 17, 30].flatMap((y, index) => ({ x: index % 2 === 0 ? -7 : 7, y: y + 2 }));
  return (
    <g>
      <path d="M-16-41Q-12-20-15 0T-16 41H16Q12 20 15 0T16-41Z" fill="var(--river)" fillOpacity={0.85} />
      <path d="M-16-41Q-12-20-15 0T-16 41M16-41Q12-20 15 0T16 41" fill="none" stroke="var(--river-bank)" strokeWidth={1} />
      {stones.map(({ x, y }) => (
        <ellipse key={y} cx={x} cy={y} rx={7} ry={5} fill="var(--stone)" stroke="var(--land-ink)" strokeWidth={1.5} />
      ))}
    </g>
  );
}

const planks = Array.from({ length: 11 }, (_, index) => `M-15 ${-40 + index * 8}H15`).join('');

function WoodenBridge() {
  return (
    <g stroke="var(--land-ink)">
      <path d="M-15-42H15V42H-15Z" fill="var(--wood)" strokeWidth={1} />
      <path d={planks} fill="none" strokeWidth={1.4} />
      <path d="M-16.5-42V42M16.5-42V42" fill="none" strokeWidth={4} />
    </g>
  );
}

const courseLines = Array.from({ length: 8 }, (_, row) => {
  const y = -42 + row * 12;
  return `M-16 ${y}H16${row % 2 === 0 ? `M-3 ${y}v12` : `M-9 ${y}v12M8 ${y}v12`}`;
}).slice(0, 7);

function StoneBridge() {
  return (
    <g stroke="var(--land-ink)">
      <path d="M-16-42H16V42H-16Z" fill="var(--stone)" strokeWidth={1} />
      <path d={courseLines.join('')} fill="none" strokeWidth={1} strokeOpacity={0.7} />
      <path d="M-17.5-42V42M17.5-42V42" fill="none" strokeWidth={4.5} strokeDasharray="8 4" />
    </g>
  );
}

const ART = { ford: Ford, woodenBridge: WoodenBridge, stoneBridge: StoneBridge };
