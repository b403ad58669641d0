import type { Hex } from '../../model/hex';
import { HexState } from '../art/HexState';
import { hexCentre } from '../art/hexShape';
import { useChoice } from '../choice/ChoiceContext';
import { usePointed } from '../choice/PointedContext';

/** The hex pointed at: an ink line, or what choosing it looks like. */
export function PointedHex({ lit }: { readonly lit: ReadonlySet<Hex> }) {
  const { plan, units } = useChoice().seen;
  const pointed = usePointed();
  if (pointed === null) return null;
  const { x, y } = hexCentre(plan.grid, pointed);
  // A ring would be hidden by whoever stands there.
  const chosen = units.some(({ hex }) => hex === pointed) ? 'legalUnit' : 'legalHovered';
  return (
    <g className="pointed" transform={`translate(${x} ${y})`}>
      <HexState state={lit.has(pointed) ? chosen : 'hovered'} />
    </g>
  );
}
