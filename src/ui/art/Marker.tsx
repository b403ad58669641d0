import type { HexMarker } from '../../model/battle';
import { FaceSymbol } from './FaceSymbol';
import type { RankLetters } from './letters';
import { Shape } from './Shape';

interface MarkerProps {
  readonly marker: Pick<HexMarker, 'kind' | 'rank'>;
  readonly letters: RankLetters;
}

const INK = 'var(--bone-ink)';

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
        <Shape name={`sign-${kind}`} transform={rank === undefined ? undefined : 'translate(-2 2) scale(.86)'} />
      )}
      {rank !== undefined && (
        <g transform="translate(13 -12) scale(.52)">
          <FaceSymbol face={rank} letters={letters} />
        </g>
      )}
    </g>
  );
}
