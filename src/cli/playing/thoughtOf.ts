import { countOf } from '../terminal/options';
import { UsageError } from '../terminal/usageError';
import type { Thought } from './soloBattle';

/** What the opponents in the page think with (docs/opponents.md). */
const MILLISECONDS_A_TURN = '2000';

/** `--playouts` a decision, or `--milliseconds` a turn. */
export function thoughtOf({ playouts, milliseconds }: { readonly playouts?: string; readonly milliseconds?: string }): Thought {
  if (playouts === undefined) return { milliseconds: countOf('milliseconds', milliseconds ?? MILLISECONDS_A_TURN) };
  if (milliseconds !== undefined) throw new UsageError('--playouts or --milliseconds, not both');
  return { playOuts: countOf('playouts', playouts) };
}
