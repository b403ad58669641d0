import type { Hex } from '../../model/hex';
import type { Overlay } from '../words/board';
import { useOverlays } from './useOverlays';

interface OverlayToldProps {
  readonly on: ReadonlySet<Overlay>;
  readonly anchor: Hex | null;
}

/** What the overlays show, for whoever does not see them. */
export function OverlayTold({ on, anchor }: OverlayToldProps) {
  return (
    <p className="overlay-told" role="status">
      {useOverlays(on, anchor).told}
    </p>
  );
}
