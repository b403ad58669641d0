import type { Hex } from '../../model/hex';
import { pathOf } from '../../rules';
import { useChoice } from '../choice/ChoiceContext';
import { usePointed } from '../choice/PointedContext';
import { WayLine } from './WayLine';

/** The way that a unit would take to the hex pointed at. */
export function Way({ lit }: { readonly lit: ReadonlySet<Hex> }) {
  const { seen, options } = useChoice();
  const pointed = usePointed();
  if (pointed === null || !lit.has(pointed)) return null;
  const option = options.find((one) => 'to' in one && one.to === pointed);
  const path = option === undefined ? [] : pathOf(seen, option);
  if (path.length === 0) return null;
  return <WayLine grid={seen.plan.grid} path={path} />;
}
