import { HEX_PATH, hexagon } from './hexShape';

/** All that may be drawn over a hex to say what can be done with it. */
export const HEX_STATES = [
  'hovered',
  'legal',
  'legalHovered',
  'legalUnit',
  'selected',
  'target',
  'refused',
  'veiled',
  'zoneOfControl',
  'focused',
] as const;
export type HexStateKind = (typeof HEX_STATES)[number];

const INNER = hexagon(47.5);
/** Only the corners of the hexagon are kept: a side is 47.5 long. */
const BRACKETS = { strokeDasharray: '25 22.5', strokeDashoffset: 12.5 };

export function HexState({ state }: { readonly state: HexStateKind }) {
  switch (state) {
    case 'hovered':
      return <path d={INNER} fill="none" stroke="var(--ink)" strokeWidth={3} />;
    case 'legal':
      return (
        <>
          <Purpure d={INNER} />
          <circle r={6} fill="var(--pur)" stroke="var(--halo)" strokeWidth={2} />
        </>
      );
    case 'legalHovered':
      return (
        <>
          <path d={INNER} fill="var(--pur)" fillOpacity={0.24} />
          <Purpure d={INNER} />
          <circle r={8.5} fill="none" stroke="var(--halo)" strokeWidth={7} />
          <circle r={8.5} fill="none" stroke="var(--pur)" strokeWidth={4} />
        </>
      );
    case 'legalUnit':
      return (
        <>
          <path d={INNER} fill="var(--pur)" fillOpacity={0.24} />
          <Purpure d={INNER} />
        </>
      );
    case 'selected':
      return (
        <>
          <Purpure d={INNER} />
          <path d={hexagon(42)} fill="none" stroke="var(--pur)" strokeWidth={1.8} />
        </>
      );
    case 'target':
      return (
        <g {...BRACKETS}>
          <path d={INNER} fill="none" stroke="var(--halo)" strokeWidth={8.5} />
          <path d={INNER} fill="none" stroke="var(--pur)" strokeWidth={5.5} />
        </g>
      );
    case 'refused':
      return (
        <>
          <path d={HEX_PATH} fill="url(#hatch-refused)" />
          <path d={INNER} fill="none" stroke="var(--ink)" strokeWidth={4} />
        </>
      );
    case 'veiled':
      return <path d={HEX_PATH} fill="var(--veil)" />;
    case 'zoneOfControl':
      return (
        <path d={hexagon(41)} fill="none" stroke="var(--ink)" strokeWidth={3.6} strokeDasharray="0 6.83" strokeLinecap="round" />
      );
    case 'focused':
      return (
        <g fill="none" strokeLinejoin="round">
          <path d={INNER} stroke="var(--halo)" strokeWidth={9} />
          <path d={INNER} stroke="var(--ink)" strokeWidth={5} />
          <path d={hexagon(40)} stroke="var(--halo)" strokeWidth={3.6} />
          <path d={hexagon(40)} stroke="var(--ink)" strokeWidth={1.6} />
        </g>
      );
  }
}

/** Every purpure line lies on a halo. */
function Purpure({ d }: { readonly d: string }) {
  return (
    <>
      <path d={d} fill="none" stroke="var(--halo)" strokeWidth={7} strokeLinejoin="round" />
      <path d={d} fill="none" stroke="var(--pur)" strokeWidth={4} strokeLinejoin="round" />
    </>
  );
}
