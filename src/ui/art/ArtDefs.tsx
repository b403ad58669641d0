import './art.css';

/** The patterns that the drawings refer to; once in a page. */
export function ArtDefs() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="art-defs">
      <defs>
        <Hatching id="hatch-green" rotation={45} colour="#fff" opacity={0.42} />
        <Hatching id="hatch-blue" rotation={0} colour="#fff" opacity={0.42} />
        <Hatching id="hatch-red" rotation={90} colour="#fff" opacity={0.42} />
        <Hatching id="hatch-spent" rotation={-45} colour="#000" opacity={0.16} gap={6} />
        <Hatching id="hatch-refused" rotation={-45} colour="var(--ink)" opacity={0.75} gap={8} />
        <Hatching id="hatch-hidden" rotation={45} colour="var(--bone-ink)" opacity={0.35} gap={4} />
      </defs>
    </svg>
  );
}

interface HatchingProps {
  readonly id: string;
  readonly rotation: number;
  readonly colour: string;
  readonly opacity: number;
  readonly gap?: number;
}

function Hatching({ id, rotation, colour, opacity, gap = 4.6 }: HatchingProps) {
  return (
    <pattern id={id} width={gap} height={gap} patternUnits="userSpaceOnUse" patternTransform={`rotate(${-rotation})`}>
      <rect width={gap} height={gap * 0.283} fill={colour} fillOpacity={opacity} />
    </pattern>
  );
}
