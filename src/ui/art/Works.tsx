import type { TerrainToken } from '../../model/terrain';

type WorksToken = Extract<TerrainToken, 'palisade' | 'tent' | 'siegeTower' | 'razed'>;

/** What people have put up on a hex, or left of it. */
export function Works({ token }: { readonly token: WorksToken }) {
  const Art = ART[token];
  return <Art />;
}

const outline = { stroke: 'var(--land-ink)', strokeWidth: 1.8, strokeLinejoin: 'round' } as const;

const stakes = Array.from({ length: 8 }, (_, index) => {
  const x = -36 + index * 9;
  return `M${x} 17V-15L${x + 4.5}-23 ${x + 9}-15V17Z`;
});

function Palisade() {
  return (
    <g {...outline}>
      <path d={stakes.join('')} fill="var(--wood)" />
      <path d="M-36-6H36M-36 9H36" fill="none" strokeWidth={2.6} />
    </g>
  );
}

function Tent() {
  return (
    <g {...outline}>
      <path d="M0-24L32 21H-32Z" fill="var(--wall)" />
      <path d="M0-24L-11 21H-20ZM0-24L11 21H20Z" fill="var(--ash)" stroke="none" />
      <path d="M0-24L10 21H-10Z" fill="var(--wood-dark)" />
      <path d="M0-24L32 21H-32Z" fill="none" />
      <path d="M0-24V-38L15-33 0-28" fill="var(--charcoal)" />
    </g>
  );
}

function SiegeTower() {
  return (
    <g {...outline}>
      <path d="M-13-26H13L18 27H-18Z" fill="var(--wood)" />
      <path d="M-13.5-20L16 7M13.5-20L-16 7M-15.5 7H15.5M-17 17H17" fill="none" />
      <path d="M-18-39H-11V-34H-4V-39H4V-34H11V-39H18V-25H-18Z" fill="var(--wood)" />
      <path d="M-4 12h8v15h-8Z" fill="var(--wood-dark)" />
      <circle cx={-16} cy={29} r={6.5} fill="var(--wood-dark)" />
      <circle cx={16} cy={29} r={6.5} fill="var(--wood-dark)" />
    </g>
  );
}

/** Black stumps on ash. */
function Razed() {
  return (
    <g>
      <path d="M-32 12Q-20 2 0 4T32 12Q22 24 0 23T-32 12Z" fill="var(--ash)" />
      <path
        d="M-20 14V-3L-16-7-14-2-10-5V14ZM-3 18V-14L1-19 4-12 8-16V18ZM14 13V2L18-3 20 2 24 0V13Z"
        fill="var(--charcoal)"
        stroke="var(--land-ink)"
        strokeWidth={1.4}
        strokeLinejoin="round"
      />
      <path d="M-27 19l14-4M10 21l16-5" stroke="var(--charcoal)" strokeWidth={3.6} strokeLinecap="round" />
    </g>
  );
}

const ART = { palisade: Palisade, tent: Tent, siegeTower: SiegeTower, razed: Razed };
