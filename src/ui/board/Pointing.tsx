import type { Hex } from '../../model/hex';
import { pathOf } from '../../rules';
import { HexState } from '../art/HexState';
import { hexCentre } from '../art/hexShape';
import { useChoice } from '../choice/ChoiceContext';
import { usePointed } from '../choice/PointedContext';

/** The hex pointed at, if it can be chosen, and the way that a unit would take there. */
export function Pointing({ lit }: { readonly lit: ReadonlySet<Hex> }) {
  const { seen, options } = useChoice();
  const pointed = usePointed();
  if (pointed === null || !lit.has(pointed)) return null;
  const { grid } = seen.plan;
  const goal = hexCentre(grid, pointed);
  const option = options.find((one) => 'to' in one && one.to === pointed);
  const path = option === undefined ? [] : pathOf(seen, option);
  const line = path.map((hex) => `${hexCentre(grid, hex).x} ${hexCentre(grid, hex).y}`).join('L');
  return (
    <g className="pointing">
      {line !== '' && (
        <>
          <path d={`M${line}`} className="way way-halo" />
          <path d={`M${line}`} className="way" />
        </>
      )}
      <g transform={`translate(${goal.x} ${goal.y})`}>
        {/* A ring would lie on the face of whoever stands there. */}
        <HexState state={seen.units.some(({ hex }) => hex === pointed) ? 'legalUnit' : 'legalHovered'} />
      </g>
    </g>
  );
}
