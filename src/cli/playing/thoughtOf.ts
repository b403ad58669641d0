import { countOf } from '../terminal/options';
import type { Thought } from './soloBattle';

/** What the opponents in the page think with (docs/opponents.md). */
const MILLISECONDS_A_TURN = '2000';

/** `--playouts` a decision, or `--milliseconds` a turn. */
export const thoughtOf = ({ playouts, milliseconds }: { readonly playouts?: string; readonly milliseconds?: string }): Thought =>
  playouts === undefined
    ? { milliseconds: countOf('milliseconds', milliseconds ?? MILLISECONDS_A_TURN) }
    : { playOuts: countOf('playouts', playouts) };
