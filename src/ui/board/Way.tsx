import type { Hex } from '../../model/hex';
import { pathOf } from '../../rules';
import { hexCentre } from '../art/hexShape';
import { useChoice } from '../choice/ChoiceContext';
import { usePointed } from '../choice/PointedContext';

/** The way that a unit would take to the hex pointed at. */
export function Way({ lit }: { readonly lit: ReadonlySet<Hex> }) {
  const { seen, options } = useChoice();
  const pointed = usePointed();
  if (pointed === null || !lit.has(pointed)) return null;
  const option = options.find((one) => 'to' in one && one.to === pointed);
  const path = option === undefined ? [] : pathOf(seen, option);
  if (path.length === 0) return null;
  const line = path.map((hex) => hexCentre(seen.plan.grid, hex)).map(({ x, y }) => `${x} ${y}`);
  return (
    <>
      <path d={`M${line.join('L')}`} className="way way-halo" />
      <path d={`M${line.join('L')}`} className="way" />
    </>
  );
}
