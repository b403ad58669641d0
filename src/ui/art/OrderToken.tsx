import { FaceSymbol, type FaceSymbolProps } from './FaceSymbol';

/** A round bone coin, radius 34. */
export function OrderToken({ face, letters }: FaceSymbolProps) {
  return (
    <g>
      <circle r={33} fill="var(--bone)" stroke="var(--bone-edge)" strokeWidth={2.6} />
      <FaceSymbol face={face} letters={letters} />
    </g>
  );
}
